import { defineConfig } from 'vitest/config'
import {
  databaseTests,
  isProof,
  postgresRest,
  postgresTests,
  proofFiles,
} from './scripts/databaseTests.ts'
import { notesFolder } from './server/test/notesFolder.ts'

const server = ['server/**/*.test.ts', 'migrations/**/*.test.ts']
const pure = ['{contract,almanac,scripts,e2e/pseudo}/**/*.test.ts']

const record = 'scripts/changed/record.ts'
const setupFiles = [
  record,
  'server/test/compileCache.ts',
  'server/test/seed.ts',
  'server/test/patience.ts',
  'server/test/scriptsHere.ts',
]
const noted = [...setupFiles, 'server/test/noteStatements.ts']

/** A hang is a failure, a busy machine is not. */
const testTimeout = 30_000

const onPostgres = {
  globalSetup: ['server/test/postgres.ts'],
  isolate: false,
  testTimeout,
}

/**
 * Not `setImmediate`: a transaction of the database in memory that waits for a faked one keeps its
 * tables locked for good, for other files of the process, too.
 */
const faked = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'performance',
  'Date',
] as const

/**
 * Tests of the server that need a database run on SQLite, and those about the database on a real
 * PostgreSQL too; the proof runs the rest there as well. Test files of these projects share one
 * process, because loading the same modules 126 times takes most of the run.
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
          exclude: [...databaseTests, ...proofFiles],
          setupFiles,
          isolate: false,
          testTimeout,
        },
      },
      {
        test: {
          name: 'sqlite',
          include: databaseTests,
          exclude: proofFiles,
          env: { TEST_DIALECT: 'sqlite', STATEMENT_NOTES: notesFolder('sqlite') },
          globalSetup: ['server/test/sqlite.ts'],
          setupFiles: noted,
          isolate: false,
          testTimeout,
        },
      },
      {
        test: {
          ...onPostgres,
          name: 'postgres',
          include: postgresTests,
          env: { TEST_DIALECT: 'postgres', STATEMENT_NOTES: notesFolder('postgres') },
          setupFiles: noted,
        },
      },
      ...(isProof
        ? [
            {
              test: {
                ...onPostgres,
                name: 'postgresRest',
                include: postgresRest,
                env: { TEST_DIALECT: 'postgres' },
                setupFiles,
              },
            },
          ]
        : []),
      {
        test: {
          name: 'site',
          include: ['e2e/site/**/*.test.ts'],
          exclude: proofFiles,
          setupFiles: [record, 'server/test/patience.ts'],
        },
      },
      {
        test: {
          name: 'faults',
          include: ['e2e/faults/**/*.test.ts'],
          exclude: proofFiles,
          setupFiles: [record, 'server/test/patience.ts'],
        },
      },
      {
        // A test may build in several languages by globals of these names.
        define: {
          __IS_MULTILINGUAL__: 'globalThis.__IS_MULTILINGUAL__',
          __IS_TRANSLATED__: 'globalThis.__IS_TRANSLATED__',
        },
        test: {
          name: 'app',
          include: ['app/**/*.test.{ts,tsx}', 'sw/**/*.test.ts'],
          exclude: proofFiles,
          environment: 'happy-dom',
          setupFiles: [
            record,
            'app/test/indexedDb.ts',
            'server/test/seed.ts',
            'server/test/patience.ts',
            'app/test/startAfresh.ts',
            'app/test/failOnReactErrors.ts',
          ],
          fakeTimers: { toFake: [...faked] },
          isolate: false,
          testTimeout,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
})
