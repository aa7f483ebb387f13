import { defineConfig } from 'vitest/config'

const dialect = process.env['TEST_DIALECT'] ?? 'sqlite'

/** The long runs: whole ranges and rare faults, minutes instead of seconds. */
export default defineConfig({
  test: {
    include: ['**/*.faults.ts'],
    env: { TEST_DIALECT: dialect },
    globalSetup: [`server/test/${dialect}.ts`],
    setupFiles: ['server/test/patience.ts'],
  },
})
