import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const isGame = (id: string) => id.includes('/kociarnia/games/')

/**
 * Writes sw.js: the shell is kept for when there is no line; boards and drawings of games are kept once they have been seen.
 */
const offline = (): Plugin => ({
  name: 'kociarnia-offline',
  apply: 'build',
  generateBundle(_, bundle) {
    const shell = Object.values(bundle).filter((file) => file.type === 'asset' || !file.moduleIds.some(isGame))
    const assets = (files: typeof shell) => files.map((file) => file.fileName).filter((name) => name.startsWith('assets/'))
    const kept = ['./', 'manifest.webmanifest', 'icon.svg', 'icon-turn.svg', ...assets(shell)]
    const rest = assets(Object.values(bundle).filter((file) => !shell.includes(file)))
    const digest = createHash('sha256')
      .update([...kept, ...rest].join('\n'))
      .digest('hex')
      .slice(0, 12)
    const source = readFileSync(here('./worker.js'), 'utf8').replace(
      '__PAGE__',
      JSON.stringify({ alone: false, digest, kept, rest }),
    )
    this.emitFile({ type: 'asset', fileName: 'sw.js', source })
  },
})

/** Wording is sent without the remarks in it. */
const unremarked = (): Plugin => ({
  name: 'kociarnia-unremarked',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    const [path = '', query] = id.split('?')
    if (query !== 'raw' || !path.endsWith('.ftl')) return null
    return `export default ${JSON.stringify(readFileSync(path, 'utf8').replace(/^#.*\n/gm, ''))}`
  },
})

interface Graph {
  getModuleInfo: (id: string) => { importedIds: string[]; dynamicallyImportedIds: string[] } | null
}

/** The modules that the first screen stands on. */
function firstScreen(graph: Graph): Set<string> {
  const covers = graph.getModuleInfo(here('./src/board/covers.ts'))?.dynamicallyImportedIds ?? []
  const found = new Set([here('./src/main.ts'), here('./src/screens/Home.svelte'), ...covers])
  for (const one of found) for (const id of graph.getModuleInfo(one)?.importedIds ?? []) found.add(id) // it grows meanwhile
  return found
}

let first: Set<string> | undefined // known when all modules have been read
const isFirst = (id: string, graph: Graph) => (first ??= firstScreen(graph)).has(id)

export default defineConfig({
  base: './', // plain files may lie under any path
  plugins: [svelte(), offline(), unremarked()],
  resolve: {
    alias: { $page: here('./src') },
    // Boards live in the games' folders, where no node_modules is: what they import is found here.
    dedupe: ['svelte', '@testing-library/svelte'],
  },
  worker: { format: 'es' },
  build: {
    outDir: '../src/kociarnia/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What several screens share would come in eighty small files. What the first one needs is one file; of the rest the
        // smallest join those that are wanted by nearly the same screens.
        codeSplitting: {
          minShareCount: 2,
          groups: [
            { name: (id, graph) => (isGame(id) || !isFirst(id, graph) ? null : 'first') },
            {
              name: (id, graph) => (isGame(id) || isFirst(id, graph) ? null : 'shared'),
              entriesAware: true,
              entriesAwareMergeThreshold: 40_000,
            },
          ],
        },
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`,
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
})
