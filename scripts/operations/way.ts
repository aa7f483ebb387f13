import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, runIn, type ProcessResult } from './processes.ts'
import type { Launch } from './server.ts'
import { type Address, admin } from './visitor.ts'

/** One of the ways in which the guide lets an operator run Modak. */
export type InstallMethod = Address & {
  readonly name: string
  readonly dataDir: string
  /** Where this walk puts backups. */
  readonly backups: string
  /** Whatever the guide does to a version that has come, before it is started. */
  readonly prepare: () => Promise<void>
  readonly launch: () => Launch
  readonly command: (script: string, ...args: string[]) => Promise<ProcessResult>
}

export const emptyFolder = (folder: string): void => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
}

/** To try it out: `npm start` and `npm run X` in the clone, as whoever walks. */
export const npmWay = async (folder: string, clone: string): Promise<InstallMethod> => {
  const [dataDir, backups, noSettings] = ['data', 'backups', 'no.env'].map((name) =>
    join(folder, name),
  ) as [string, string, string]
  mkdirSync(dataDir)
  writeFileSync(noSettings, '', { mode: 0o600 })
  const port = String(await freePort())
  const settings = {
    ENV_FILE: noSettings,
    PORT: port,
    DATA_DIR: dataDir,
    BACKUP_DIR: backups,
    ...admin,
  }
  const origin = `http://127.0.0.1:${port}`
  return {
    name: 'npm start',
    dataDir,
    backups,
    origin,
    publicUrl: `http://localhost:${port}`,
    prepare: async () => {},
    launch: () => ({ folder: clone, command: ['npm', 'start'], settings, origin }),
    command: (script, ...args) => runIn(clone, ['npm', 'run', script, '--', ...args], settings),
  }
}
