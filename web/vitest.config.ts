// The unit tests of the page. Apart from how it is built, which ./play does without what only tests need.
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig, mergeConfig } from 'vitest/config'
import page from './vite.config'

export default mergeConfig(
  page,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: 'jsdom',
      testTimeout: 120_000, // by the clock, and drawings take as long as a busy machine lets them
      isolate: false, // a document for each file would take five times as long, and no test leaves anything behind
      setupFiles: ['./vitest-setup.ts'],
      include: ['src/**/*.test.ts', '../src/kociarnia/games/*/web/**/*.test.ts'],
    },
  }),
)
