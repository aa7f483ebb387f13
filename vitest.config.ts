import { defineConfig } from 'vitest/config'

const server = ['server/**/*.test.ts', 'migrations/**/*.test.ts']
const pure = ['contract/**/*.test.ts', 'almanac/**/*.test.ts', 'scripts/**/*.test.ts']

/** A hang is a failure, a busy machine is none. */
const testTimeout = 30_000

/** The server's tests run twice: on SQLite and on a real PostgreSQL. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'pure', include: pure, testTimeout } },
      { test: { name: 'sqlite', include: server, env: { TEST_DIALECT: 'sqlite' }, testTimeout } },
      {
        test: {
          name: 'postgres',
          include: server,
          exclude: ['server/db/seed/**'],
          env: { TEST_DIALECT: 'postgres' },
          globalSetup: ['server/test/postgres.ts'],
          testTimeout,
        },
      },
      { test: { name: 'site', include: ['e2e/site/**/*.test.ts'] } },
      { test: { name: 'faults', include: ['e2e/faults/**/*.test.ts'] } },
      {
        test: {
          name: 'app',
          include: ['app/**/*.test.{ts,tsx}', 'sw/**/*.test.ts'],
          environment: 'happy-dom',
          testTimeout,
        },
      },
    ],
  },
})
