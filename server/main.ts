import { join, resolve } from 'node:path'
import { openSender } from './adapters/email/openSender.ts'
import { openProvider } from './adapters/payment/openProvider.ts'
import { findLastBackup } from './backup/notes.ts'
import { composeAlarms } from './compose/alarms.ts'
import { compose } from './compose.ts'
import { type Config, readConfig } from './config.ts'
import { holdData } from './db/locks.ts'
import { StartError } from './errors.ts'
import { firstAdmin } from './features/accounts/firstAdmin.ts'
import { computeYearsApart } from './features/festivals/computeYears.ts'
import { createLog } from './http/requestLog.ts'
import { createHttpServer } from './http/server.ts'
import { loadBuild } from './http/static.ts'
import { bucketNote } from './startup/bucketNote.ts'
import { unknownSettings } from './startup/unknownSettings.ts'
import { readEnvFile } from './startup/envFile.ts'
import { announceAdminLink } from './startup/adminLink.ts'
import { workerPaths } from './startup/role.ts'
import { assertNotLost } from './startup/lostTemple.ts'
import { makeDataDir } from './startup/dataDir.ts'
import { listen, loadBuiltApp, loadTranslations, prepareDb } from './startup/prepare.ts'
import { assertTempleIsThere } from './move/start.ts'
import { watchMoves } from './move/watch.ts'
import { inWords } from './systemErrors/inWords.ts'
import { collectWhenIdle } from './processes/collectWhenIdle.ts'
import { startWorkers } from './worker/all.ts'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'dist')

/** How long current requests and emails may take once the process is asked to stop. */
const graceMs = 10_000

/** How often daily tasks are checked. */
const dailyMs = 24 * 60 * 60 * 1000

const run = async (know: (config: Config) => void): Promise<void> => {
  const ofEnvFile = readEnvFile()
  const config = readConfig(process.env)
  know(config)
  // Only its own user may read what this process writes.
  process.umask(0o077)
  const aboutData = await makeDataDir(config.dataDir)
  const log = createLog(config.logLevel)
  for (const line of [...ofEnvFile, ...unknownSettings(process.env)]) console.log(line)
  for (const line of aboutData) log.warn(line)
  const held = await holdData(config.database)
  if (!held) throw new StartError('A backup is being restored. Start Modak when that is done')
  await assertTempleIsThere(config.database, config.dataDir)
  await assertNotLost(config)
  const db = await prepareDb(config.database)

  let isStopping = false
  const now = () => new Date()
  const { publicUrl, proxies, hasLoginDelay, role } = config
  const works = role !== 'web'
  const uploads = join(config.dataDir, 'uploads')
  const paying = await openProvider({ ...config, now })
  const { provider, sandbox } = paying
  const mailFolder = join(config.dataDir, 'mail')
  const mailSender =
    config.mail.outlet === 'none' ? undefined : openSender({ ...config.mail, folder: mailFolder })
  const translations = role === 'worker' ? new Map() : await loadTranslations(dist)
  const temple = await compose(db, {
    builtLanguages: ['en', ...translations.keys()],
    securityContact: config.securityContact,
    coversSubdomains: config.coversSubdomains,
    publicUrl,
    mailOutlet: config.mail.outlet,
    mailSender,
    whatsappAccount: config.whatsapp,
    proxies,
    hasLoginDelay,
    push: config.push,
    provider,
    sandbox,
    now,
    log,
    uploads,
    bucket: config.bucket,
    backups: {
      data: { location: config.database, dataDir: config.dataDir, bucket: config.bucket },
      settings: config.backups,
    },
    ffmpeg: 'ffmpeg',
    computeYears: computeYearsApart,
    isStopping: () => isStopping,
  })
  await temple.festivals.generate(db)
  const adminLink = await firstAdmin(db, temple.accounts, config.admin)

  const plans = {
    reminders: temple.reminding.planner.plan,
    'daily mantra': temple.dailyMantra.plan,
    newsletters: temple.newsletterIssues.plan,
    'office summary': temple.officeSummary.plan,
    alarms: composeAlarms({
      folder: config.dataDir,
      publicUrl,
      hasStripe: provider?.kind === 'stripe',
      findLateBackup: temple.backups?.findLate,
      findBadBackup: temple.backups?.findNotGood,
      now,
    }).plan,
    backups: async (on: typeof db, at: Date) => temple.backups?.plan(on, at),
    rehearsals: async (on: typeof db, at: Date) => temple.backups?.planRehearsal(on, at),
  }
  const beginWork = () =>
    startWorkers({
      db,
      now,
      log,
      writers: temple.writers,
      ...config.mail,
      folder: mailFolder,
      plans,
      payments: temple.payments,
      refunds: temple.orders.refunds,
      monthlyGifts: temple.monthlyGifts,
      hasCards: provider !== undefined,
      isApart: role === 'worker',
      channels: [temple.push.createWorker, temple.whatsapp.createWorker],
    })
  let workers: ReturnType<typeof beginWork> | undefined
  const pause = async (): Promise<void> => {
    const { stop } = workers ?? {}
    workers = undefined
    await stop?.()
  }
  const metrics =
    config.metrics &&
    (await import('./metrics/metrics.ts')).createMetrics({
      db,
      dataDir: config.dataDir,
      mailOutlet: config.mail.outlet,
      now,
      findLastBackup,
    })
  const { http } = temple
  const { server, stop: stopServer } = createHttpServer({
    ...http,
    files: role === 'worker' ? new Map() : await loadBuild(dist, http.security),
    audioFolder: join(root, 'public/audio'),
    app: role === 'worker' ? undefined : await loadBuiltApp(dist),
    translations,
    onlyPaths: role === 'worker' ? workerPaths : undefined,
    observe: metrics?.observe,
  })

  let daysWork = Promise.resolve()
  const doDaily = (): void => {
    daysWork = temple.doDaily()
  }
  const daily = works ? setInterval(doDaily, dailyMs) : undefined

  const resume = () => void (workers = works ? beginWork() : undefined)
  const moves = watchMoves(config.database, { db, log, pause, resume })

  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    clearInterval(daily)
    moves.stop()
    temple.ownFiles.stop()
    metrics?.server.close()
    metrics?.server.closeAllConnections()
    setTimeout(() => {
      // An email is retried after its lease, and a phone asks again.
      log.warn('stopped before all running tasks had finished')
      process.exit(0)
    }, graceMs).unref()
    await Promise.all([stopServer(), pause()])
    await temple.backups?.stop()
    mailSender?.close()
    await paying.close()
    await Promise.all([temple.backgroundTasks.settled(), daysWork])
    await db.destroy()
    await held.release()
  }
  // A terminal and npm may both pass on the same signal.
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  await listen(server, config)
  collectWhenIdle(server)
  if (metrics && config.metrics) await listen(metrics.server, config.metrics, 'METRICS_PORT')
  resume()
  const isTerminal = Boolean(process.stdout.isTTY)
  const setUp =
    role !== 'worker' &&
    (await announceAdminLink(adminLink, { db, dataDir: config.dataDir, isTerminal }))
  if (setUp) console.log(setUp)
  // Nothing here speaks TLS, so a proxy in front does.
  if (publicUrl.startsWith('https:') && proxies === 0) {
    console.log(
      'PUBLIC_URL is https but TRUST_PROXY is 0: set TRUST_PROXY, or rate limits by address will not work',
    )
  }
  const { outlet } = config.mail
  if (outlet === 'files')
    console.log(`SMTP_URL is not set: emails are written as files to ${mailFolder}`)
  if (outlet === 'none') console.log('SMTP_URL is not set: emails are held and sent once it is set')
  if (config.bucket) void bucketNote(config.bucket, uploads).then((note) => note && log.warn(note))
  console.log(`Modak is ready at http://localhost:${config.port}`)
  // If a server restarts every day, no full day would ever pass.
  if (works) doDaily()
}

/** Starts the server, or explains in a line or two why it cannot. */
export const start = (): Promise<void> => {
  let config: Config | undefined
  return run((read) => void (config = read)).catch((error: unknown) => {
    console.error(inWords(error, config) ?? error)
    process.exit(1)
  })
}
