import { join, resolve } from 'node:path'
import { openSender } from './adapters/email/openSender.ts'
import { firstAdmin } from './compose/accounts.ts'
import { compose } from './compose.ts'
import { readConfig } from './config.ts'
import { holdData } from './db/locks.ts'
import { StartError } from './errors.ts'
import { computeYearsApart } from './features/festivals/computeYears.ts'
import { createLog } from './http/requestLog.ts'
import { createHttpServer } from './http/server.ts'
import { loadBuild } from './http/static.ts'
import { openPayments } from './compose/payments.ts'
import { unknownSettings } from './startup/unknownSettings.ts'
import { readEnvFile } from './startup/envFile.ts'
import { makeDataDir } from './startup/dataDir.ts'
import { listen, loadBuiltApp, prepareDb } from './startup/prepare.ts'
import { createMailWorker } from './worker/mailWorker.ts'
import { createPlanningWorker } from './worker/planning.ts'
import { createRefundWorker } from './worker/orderRefunds.ts'
import { createReconciler } from './worker/reconciliation.ts'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'dist')

/** How long current requests and emails may take once the process is asked to stop. */
const graceMs = 10_000

/** How often daily tasks are checked. */
const dailyMs = 24 * 60 * 60 * 1000

const run = async (): Promise<void> => {
  const ofEnvFile = readEnvFile()
  const config = readConfig(process.env)
  // Only its own user may read what this process writes.
  process.umask(0o077)
  const opened = await makeDataDir(config.dataDir)
  const log = createLog(config.logLevel)
  for (const line of [...ofEnvFile, ...unknownSettings(process.env)]) console.log(line)
  if (opened) log.warn(opened)
  const held = await holdData(config.database)
  if (!held) throw new StartError('A backup is being restored. Start Modak when that is done')
  const db = await prepareDb(config.database)

  const now = () => new Date()
  const { publicUrl, proxies, hasLoginDelay } = config
  const uploads = join(config.dataDir, 'uploads')
  const paying = await openPayments({ ...config, now })
  const { provider, sandbox } = paying
  const mailFolder = join(config.dataDir, 'mail')
  const mailSender =
    config.mail.outlet === 'none' ? undefined : openSender({ ...config.mail, folder: mailFolder })
  const temple = await compose(db, {
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
  })
  await temple.festivals.generate(db)
  const adminLink = await firstAdmin(db, temple.accounts, config.admin)

  const { writers, http } = temple
  const mailWorker = createMailWorker({ db, now, log, writers, ...config.mail, folder: mailFolder })
  const plans = {
    reminders: temple.reminding.planner.plan,
    'daily mantra': temple.dailyMantra.plan,
    newsletters: temple.newsletterIssues.plan,
    'office summary': temple.officeSummary.plan,
    backups: async (on: typeof db, at: Date) => temple.backups?.plan(on, at),
  }
  const planning = createPlanningWorker({ db, plans, now, log })
  const pushWorker = temple.push.createWorker()
  const whatsappWorker = temple.whatsapp.createWorker()
  const reconciler = createReconciler({ db, payments: temple.payments, now, log })
  const refundWorker = createRefundWorker({ db, refunds: temple.orders.refunds, now, log })
  const { server, stop: stopServer } = createHttpServer({
    ...http,
    files: await loadBuild(dist, http.security),
    audioFolder: join(root, 'public/audio'),
    app: await loadBuiltApp(dist),
  })

  let daysWork = Promise.resolve()
  const doDaily = (): void => {
    daysWork = temple.doDaily()
  }
  const daily = setInterval(doDaily, dailyMs)

  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    clearInterval(daily)
    temple.ownFiles.stop()
    setTimeout(() => {
      // An email is retried after its lease, and a phone asks again.
      log.warn('stopped before all running tasks had finished')
      process.exit(0)
    }, graceMs).unref()
    const workers = [mailWorker, planning, pushWorker, whatsappWorker, reconciler, refundWorker]
    await Promise.all([stopServer(), ...workers.map((worker) => worker.stop())])
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
  mailWorker.wake()
  planning.wake()
  pushWorker.wake()
  whatsappWorker.wake()
  // Without cards too: orders that nobody paid by UPI end.
  reconciler.wake()
  if (provider) refundWorker.wake()
  if (adminLink)
    console.log(
      `There is no admin yet. Create the admin account with this one-time link: ${adminLink}`,
    )
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
  console.log(`Modak is ready at http://localhost:${config.port}`)
  // If a server restarts every day, no full day would ever pass.
  doDaily()
}

/** Starts the server, or explains in a line or two why it cannot. */
export const start = (): Promise<void> =>
  run().catch((error: unknown) => {
    console.error(error instanceof StartError ? error.message : error)
    process.exit(1)
  })
