import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { firstAdmin, openAccounts } from './accounts.ts'
import { createBackOffice } from './backOffice.ts'
import { readConfig } from './config.ts'
import { onCommit } from './db/db.ts'
import { readSecret } from './db/secrets.ts'
import { StartError } from './errors.ts'
import { giveMemoryBack } from './giveMemoryBack.ts'
import { bookingDocuments } from './features/bookings/documents.ts'
import { createBookings } from './features/bookings/service.ts'
import { bookingMail } from './features/bookings/tell.ts'
import { createContact } from './features/contact/service.ts'
import { festivalDocuments } from './features/festivals/documents.ts'
import { createFestivals } from './features/festivals/service.ts'
import { listPublications } from './features/mantras/repository.ts'
import { createMantras } from './features/mantras/service.ts'
import { newsletterHooks } from './features/newsletter/routes.ts'
import { createNewsletter } from './features/newsletter/service.ts'
import { createNotify } from './features/notifications/service.ts'
import { findSite } from './features/site/repository.ts'
import { createEdition, localDate } from './features/site/service.ts'
import { createCommandLimit } from './http/commandLimit.ts'
import { createKeptBytes } from './http/keptBytes.ts'
import { createLog } from './http/requestLog.ts'
import { createSessions } from './http/session.ts'
import { createSecurity } from './http/security.ts'
import { createHttpServer } from './http/server.ts'
import { loadBuild } from './http/static.ts'
import { listen, loadBuiltApp, makeDataDir, prepareDb } from './prepare.ts'
import { createRoutes } from './routes.ts'
import { createMailWorker } from './worker/mailWorker.ts'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'dist')

/** How long a request in hand may take once the process is asked to stop. */
const graceMs = 10_000

/** By then a start is over, and whoever waited for it has been answered. */
const settledMs = 1_000

/** How often what comes with the days is looked at. */
const dailyMs = 24 * 60 * 60 * 1000

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

  const now = () => new Date()
  const kept = createKeptBytes({
    readEdition: createEdition(db, now, listPublications),
    onError: (error) => log.warn({ err: error }, 'the edition could not be read'),
  })
  onCommit(db, kept.recheck)

  const festivals = createFestivals({ findSite, localDate, now })
  await festivals.generate(db)

  const { publicUrl } = config
  const notify = createNotify({ now, publicUrl })
  const bookings = createBookings({
    findSite,
    notify,
    publicUrl,
    linkSecret: await readSecret(db, 'links'),
    now,
  })
  const newsletter = createNewsletter({ findSite, notify, now, publicUrl })
  await newsletter.forgetUnconfirmed(db)
  const contact = createContact({ findSite, notify, startOptIn: newsletter.startOptIn, now })

  const { hasLoginDelay } = config
  const { accounts, later } = await openAccounts(db, {
    findSite,
    notify,
    publicUrl,
    now,
    log,
    hasLoginDelay,
  })
  const adminLink = await firstAdmin(db, accounts, config.admin)

  const writers = { [bookingMail]: bookings.writeMail }
  const backOffice = createBackOffice({
    findSite,
    notify,
    writers,
    now,
    bookings,
    accounts,
    festivals,
    uploads: join(config.dataDir, 'uploads'),
    ffmpeg: 'ffmpeg',
  })

  const mailFolder = join(config.dataDir, 'mail')
  const mailWorker = createMailWorker({ db, now, log, writers, ...config.mail, folder: mailFolder })

  const security = createSecurity(publicUrl)
  const { server, stop: stopServer } = createHttpServer({
    db,
    log,
    routes: [
      ...createRoutes({
        version: await readVersion(),
        mantras: createMantras(now),
        festivals,
        bookings,
        contact,
        newsletter,
        accounts,
      }),
      ...backOffice.routes,
    ],
    documents: [
      ...festivalDocuments(festivals, publicUrl),
      ...bookingDocuments(bookings, findSite, publicUrl),
    ],
    hooks: newsletterHooks(newsletter),
    limit: createCommandLimit(config.proxies, now),
    sessions: createSessions({ publicUrl, proxies: config.proxies, now }),
    kept,
    files: await loadBuild(dist, security),
    audioFolders: [join(config.dataDir, 'uploads/audio'), join(root, 'public/audio')],
    security,
    publicUrl,
    app: await loadBuiltApp(dist),
  })

  // The year turns while the server runs; on every other day this is two small queries.
  const eachDay = (): void => {
    Promise.all([
      festivals.generate(db),
      newsletter.forgetUnconfirmed(db),
      accounts.forgetOld(db),
      backOffice.tidy(db),
    ]).catch((error: unknown) => log.error({ err: error }, 'the daily work was not done'))
  }
  const daily = setInterval(eachDay, dailyMs)

  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    clearInterval(daily)
    setTimeout(() => {
      log.error('requests in hand did not finish in time')
      process.exit(1)
    }, graceMs).unref()
    await Promise.all([stopServer(), mailWorker.stop()])
    await later.settled()
    await db.destroy()
  }
  // A terminal and npm may both pass the same signal on.
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  await listen(server, config)
  mailWorker.wake()
  if (adminLink) console.log(`There is no admin yet. Become it here, once: ${adminLink}`)
  if (!config.mail.smtp) console.log(`No SMTP_URL is set: mails become files in ${mailFolder}`)
  console.log(`Modak is ready at http://localhost:${config.port}`)
  setTimeout(giveMemoryBack, settledMs).unref()
}

/** Starts the server, or says in a line or two why it cannot. */
export const start = (): Promise<void> =>
  run().catch((error: unknown) => {
    console.error(error instanceof StartError ? error.message : error)
    process.exit(1)
  })
