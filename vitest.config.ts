import { defineConfig } from 'vitest/config'
import { databaseTests } from './scripts/databaseTests.ts'

const server = ['server/**/*.test.ts', 'migrations/**/*.test.ts']
const pure = ['contract/**/*.test.ts', 'almanac/**/*.test.ts', 'scripts/**/*.test.ts']

const record = 'scripts/changed/record.ts'
const setupFiles = [record, 'server/test/compileCache.ts']

/** `npm test` leaves out what its name leaves to the proof. */
const leftOut = process.env['TEST_SUITE'] === 'proof' ? [] : ['**/*.proof.test.{ts,tsx}']

/** A hang is a failure, a busy machine is not. */
const testTimeout = 30_000

/**
 * Tests of the server that need a database run twice: on SQLite and on a real PostgreSQL. Test
 * files of these projects share one process, because loading the same modules 126 times takes most
 * of the run.
 */
export default defineConfig({
  test: {
    // Vitest would leave one of two cores idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'pure',
          include: [...pure, ...server],
          exclude: [...databaseTests, ...leftOut],
          setupFiles,
          isolate: false,
          testTimeout,
        },
      },
      {
        test: {
          name: 'sqlite',
          include: databaseTests,
          exclude: leftOut,
          env: { TEST_DIALECT: 'sqlite' },
          globalSetup: ['server/test/sqlite.ts'],
          setupFiles,
          isolate: false,
          testTimeout,
        },
      },
      {
        test: {
          name: 'postgres',
          include: databaseTests,
          exclude: ['server/db/seed/**', 'server/http/firstFlight.test.ts', ...leftOut],
          env: { TEST_DIALECT: 'postgres' },
          globalSetup: ['server/test/postgres.ts'],
          setupFiles,
          isolate: false,
          testTimeout,
        },
      },
      {
        test: {
          name: 'site',
          include: ['e2e/site/**/*.test.ts'],
          exclude: leftOut,
          setupFiles: [record],
        },
      },
      {
        test: {
          name: 'faults',
          include: ['e2e/faults/**/*.test.ts'],
          exclude: leftOut,
          setupFiles: [record],
        },
      },
      {
        test: {
          name: 'app',
          include: ['app/**/*.test.{ts,tsx}', 'sw/**/*.test.ts'],
          exclude: leftOut,
          environment: 'happy-dom',
          setupFiles: [record, 'app/test/startReachable.ts'],
          isolate: false,
          testTimeout,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
})
