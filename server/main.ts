import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readConfig } from './config.ts'
import { onCommit } from './db/db.ts'
import { StartError } from './errors.ts'
import { createEdition } from './features/site/service.ts'
import { createKeptBytes } from './http/keptBytes.ts'
import { createLog } from './http/requestLog.ts'
import { createSecurity } from './http/security.ts'
import { createHttpServer } from './http/server.ts'
import { loadBuild } from './http/static.ts'
import { listen, loadBuiltApp, makeDataDir, prepareDb } from './prepare.ts'
import { createRoutes } from './routes.ts'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'dist')

/** How long a request in hand may take once the process is asked to stop. */
const graceMs = 10_000

const readVersion = async (): Promise<string> => {
  const { version }: { version: string } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  )
  return version
}

const run = async (): Promise<void> => {
  const config = readConfig(process.env)
  await makeDataDir(config.dataDir)
  const log = createLog(config.logLevel)
  const db = await prepareDb(config.database)

  const kept = createKeptBytes({
    readEdition: createEdition(db, () => new Date()),
    onError: (error) => log.warn({ err: error }, 'the edition could not be read'),
  })
  onCommit(db, kept.recheck)

  const security = createSecurity(config.publicUrl)
  const { server, stop: stopServer } = createHttpServer({
    db,
    log,
    routes: createRoutes(await readVersion()),
    kept,
    files: await loadBuild(dist, security),
    audioFolders: [join(config.dataDir, 'uploads/audio'), join(root, 'public/audio')],
    security,
    publicUrl: config.publicUrl,
    app: await loadBuiltApp(dist),
  })

  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => {
      log.error('requests in hand did not finish in time')
      process.exit(1)
    }, graceMs).unref()
    await stopServer()
    await db.destroy()
  }
  // A terminal and npm may both pass the same signal on.
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  await listen(server, config)
  console.log(`Modak is ready at http://localhost:${config.port}`)
}

/** Starts the server, or says in a line or two why it cannot. */
export const start = (): Promise<void> =>
  run().catch((error: unknown) => {
    console.error(error instanceof StartError ? error.message : error)
    process.exit(1)
  })
