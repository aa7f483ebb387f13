import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { emptyDatabase } from './database.ts'
import { freePort } from '#server/processes/freePort.ts'

/** What `npm start` runs. */
export const startScript = join(import.meta.dirname, '../start.mjs')

export const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-start-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The environment of a fresh temple: a free port, an empty folder, an empty database. */
export const freshTemple = async () => {
  const database = await emptyDatabase()
  onTestFinished(database.drop)
  const port = await freePort()
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    env: {
      PORT: String(port),
      DATA_DIR: join(await temporaryFolder(), 'data'),
      ...('postgresUrl' in database.location && { DATABASE_URL: database.location.postgresUrl }),
    },
  }
}
