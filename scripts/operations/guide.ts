import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { check } from './report.ts'
import { startServer, type Server } from './server.ts'
import { readMessages, writeMessage } from './visitor.ts'
import { emptyFolder, type InstallMethod } from './way.ts'

export const start = async (way: InstallMethod, what: string): Promise<Server> => {
  const server = await startServer(way.launch())
  check(`${way.name}: ${what}`, server.isUp, server.output())
  return server
}

export const stop = async (server: Server): Promise<void> => {
  const { code, output } = await server.stop()
  check('it stops on SIGTERM with 0', code === 0, output)
}

export const command = async (
  way: InstallMethod,
  script: string,
  ...args: string[]
): Promise<void> => {
  const { code, output } = await way.command(script, ...args)
  check(`${way.name}: ${script}`, code === 0, output)
}

/** *Installing*: a fresh clone, and something that must not be lost. */
export const install = async (way: InstallMethod): Promise<void> => {
  await way.prepare()
  const server = await start(way, 'a fresh clone starts')
  await writeMessage(way)
  await stop(server)
}

/** *Upgrading*: this commit, on the data of the older one. */
export const upgrade = async (way: InstallMethod): Promise<void> => {
  await way.prepare()
  const server = await start(way, 'this commit starts after an upgrade')
  await readMessages(way)
  await stop(server)
}

/** *Backup and restore*: the disk is lost after a backup, and the temple is restored from it. */
export const loseAndRestore = async (way: InstallMethod): Promise<void> => {
  const server = await start(way, 'it starts')
  await command(way, 'backup')
  await command(way, 'doctor')
  await stop(server)
  emptyFolder(way.dataDir)
  const newest = readdirSync(way.backups).toSorted().at(-1) ?? ''
  await command(way, 'restore', join(way.backups, newest))
  const restored = await start(way, 'it starts from what was restored')
  await readMessages(way)
  await stop(restored)
}

/** *Roll back*: without migrations the older version starts, and otherwise it refuses. */
export const rollBack = async (way: InstallMethod, hasMigrations: boolean): Promise<void> => {
  await way.prepare()
  if (!hasMigrations) {
    const older = await start(way, 'no migration came, and the older version starts')
    await readMessages(way)
    return stop(older)
  }
  const server = await startServer(way.launch())
  const { code, output } = await (server.isUp ? server.stop() : server.ended)
  const isRefused = !server.isUp && code !== 0
  check(`${way.name}: a migration came, and the older version does not start`, isRefused, output)
}

/** After a refused roll back. */
export const comeBack = async (way: InstallMethod): Promise<void> => {
  await way.prepare()
  const server = await start(way, 'this version starts again, and nothing was lost')
  await readMessages(way)
  await stop(server)
}
