import { defineConfig } from 'vitest/config'

/** What people do in browsers other than Chromium of today, against the production build. */
export default defineConfig({
  test: {
    include: ['e2e/engines/*.engine.ts'],
    // A driver opens one browser at a time.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
