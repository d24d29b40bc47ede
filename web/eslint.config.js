// What the linter asks of the page and of the games' boards, beside types (svelte-check) and layout (prettier). It runs from the
// repository's root (`npm run lint`), so that it sees the boards in the games' folders too. Rules that need types are left out:
// they take three times as long and cannot be cached file by file.
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import typescript from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  globalIgnores([
    'web/node_modules',
    'web/pocket/node_modules',
    'web/.svelte-check',
    'web/fixtures',
    'web/public',
    'web/src/wire.ts',
  ]), // made by machine
  js.configs.recommended,
  { rules: { complexity: ['error', 25] } },
  {
    files: ['**/*.ts', '**/*.svelte'],
    extends: [typescript.configs.recommended, svelte.configs.recommended],
    languageOptions: { globals: globals.browser },
    rules: {
      // An underscore says by itself that it is not needed.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      // Only drawings go into {@html}: our own code makes them, and nothing that a person has typed is part of them.
      'svelte/no-at-html-tags': 'off',
      // Sets and maps of the page are either never changed after they are made, or no state that anything is drawn from.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  { files: ['web/pocket/*.mjs'], languageOptions: { globals: globals.node } },
  // vite.config.ts fills in the list of what is kept.
  { files: ['web/worker.js'], languageOptions: { globals: { ...globals.serviceworker, __PAGE__: 'readonly' } } },
)
