import { mkdtemp, mkdir, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'
import type { Knex } from 'knex'
import type { MailWriters } from '#server/adapters/email/port.ts'
import { openAccounts } from '#server/accounts.ts'
import { createBackOffice } from '#server/backOffice.ts'
import { onCommit, openDb } from '#server/db/db.ts'
import { readSecret } from '#server/db/secrets.ts'
import type { Accounts } from '#server/features/accounts/service.ts'
import { bookingDocuments } from '#server/features/bookings/documents.ts'
import { createBookings, type Bookings } from '#server/features/bookings/service.ts'
import { bookingMail } from '#server/features/bookings/tell.ts'
import { createContact } from '#server/features/contact/service.ts'
import { festivalDocuments } from '#server/features/festivals/documents.ts'
import { createFestivals, type Festivals } from '#server/features/festivals/service.ts'
import { listPublications } from '#server/features/mantras/repository.ts'
import { createMantras } from '#server/features/mantras/service.ts'
import { newsletterHooks } from '#server/features/newsletter/routes.ts'
import { createNewsletter, type Newsletter } from '#server/features/newsletter/service.ts'
import { createNotify } from '#server/features/notifications/service.ts'
import { findSite } from '#server/features/site/repository.ts'
import { createEdition, localDate } from '#server/features/site/service.ts'
import { createCommandLimit } from '#server/http/commandLimit.ts'
import type { Route } from '#server/http/implement.ts'
import { createKeptBytes, type KeptBytes } from '#server/http/keptBytes.ts'
import type { BuiltApp } from '#server/http/render.ts'
import { createLog } from '#server/http/requestLog.ts'
import { createSessions } from '#server/http/session.ts'
import { createSecurity } from '#server/http/security.ts'
import { createHttpServer } from '#server/http/server.ts'
import { loadBuild } from '#server/http/static.ts'
import { createRoutes } from '#server/routes.ts'
import { filledDatabase, type TestDatabase } from './database.ts'
import { request, type Reply, type Sending } from './request.ts'

export const template = '<!doctype html><title>Modak</title><div id="root"></div>'

type Options = {
  /** Mounted beside the product's own. */
  routes?: readonly Route[]
  render?: BuiltApp['render']
  /** The parts of the sheet that the rendered pages' own styles are made from. */
  styles?: BuiltApp['styles']
  renderManifest?: BuiltApp['renderManifest']
  publicUrl?: string
  /** Known in front of the app; without any, nobody on this machine is limited. */
  proxies?: number
  now?: () => Date
  /** What re-encodes recordings; without it they stay as they are sent. */
  ffmpeg?: string
  /** Another process of the same temple. */
  sharing?: TestApp
}

export type TestApp = {
  url: string
  db: Knex
  database: TestDatabase
  kept: KeptBytes
  festivals: Festivals
  bookings: Bookings
  newsletter: Newsletter
  writers: MailWriters
  accounts: Accounts
  /** Every address there is, with the tests' own. */
  routes: readonly Route[]
  publicUrl: string
  now: () => Date
  /** Resolves when all is done that was left for after an answer. */
  settled: () => Promise<void>
  /** Fill them before the first request: `client` is read when the app starts. */
  audioFolder: string
  /** Where files are kept that people send. */
  uploads: string
  tidy: (db: Knex) => Promise<void>
  send: (path: string, sending?: Sending) => Promise<Reply>
}

/** Undefined, as before the first build, unless a test says what its app answers. */
const builtApp = ({ render, renderManifest, styles = [] }: Options): BuiltApp | undefined =>
  render || renderManifest
    ? {
        template,
        styles,
        render: render ?? (async () => ({ status: 200, html: template })),
        renderManifest: renderManifest ?? (async () => '{}'),
      }
    : undefined

type Prepare = (folders: { client: string; previous: string; audio: string }) => Promise<void>

const startApp = async (
  options: Options,
  prepare: Prepare | undefined,
): Promise<{ app: TestApp; end: () => Promise<void> }> => {
  const database = options.sharing?.database ?? (await filledDatabase())
  const folder = await mkdtemp(join(tmpdir(), 'modak-app-'))
  const client = join(folder, 'client')
  const audioFolder = join(folder, 'audio')
  await mkdir(client)
  await mkdir(audioFolder)
  await prepare?.({ client, previous: join(folder, 'previous'), audio: audioFolder })

  const db = openDb(database.location)
  const now = options.now ?? (() => new Date())
  const festivals = createFestivals({ findSite, localDate, now })
  const kept = createKeptBytes({
    readEdition: createEdition(db, now, listPublications),
    onError: () => undefined,
  })
  onCommit(db, kept.recheck)
  const publicUrl = options.publicUrl ?? 'http://localhost:3000'
  const notify = createNotify({ now, publicUrl })
  const bookings = createBookings({
    findSite,
    notify,
    publicUrl,
    linkSecret: await readSecret(db, 'links'),
    now,
  })
  const writers = { [bookingMail]: bookings.writeMail }
  const newsletter = createNewsletter({ findSite, notify, now, publicUrl })
  const contact = createContact({ findSite, notify, startOptIn: newsletter.startOptIn, now })
  const log = createLog(process.env['TEST_LOG_LEVEL'] ?? 'silent')
  const { accounts, later } = await openAccounts(db, { findSite, notify, publicUrl, now, log })
  const backOffice = createBackOffice({
    findSite,
    notify,
    writers,
    now,
    bookings,
    accounts,
    festivals,
    uploads: join(folder, 'uploads'),
    ffmpeg: options.ffmpeg,
  })
  const routes = [
    ...createRoutes({
      version: '1.2.3',
      mantras: createMantras(now),
      festivals,
      bookings,
      contact,
      newsletter,
      accounts,
    }),
    ...backOffice.routes,
    ...(options.routes ?? []),
  ]
  const security = createSecurity(publicUrl)
  const { server, stop } = createHttpServer({
    db,
    log,
    routes,
    documents: [
      ...festivalDocuments(festivals, publicUrl),
      ...bookingDocuments(bookings, findSite, publicUrl),
    ],
    hooks: newsletterHooks(newsletter),
    limit: createCommandLimit(options.proxies ?? 0, now),
    sessions: createSessions({ publicUrl, proxies: options.proxies ?? 0, now }),
    kept,
    files: await loadBuild(folder, security),
    audioFolders: [join(folder, 'uploads/audio'), audioFolder],
    security,
    publicUrl,
    app: builtApp(options),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const end = async (): Promise<void> => {
    await stop()
    await later.settled()
    await db.destroy()
    if (!options.sharing) await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
  const send = (path: string, sending?: Sending) => request(url + path, sending)
  return {
    app: {
      url,
      db,
      database,
      kept,
      festivals,
      bookings,
      newsletter,
      writers,
      accounts,
      routes,
      publicUrl,
      now,
      settled: later.settled,
      audioFolder,
      uploads: join(folder, 'uploads'),
      tidy: backOffice.tidy,
      send,
    },
    end,
  }
}

/** The whole server on a port of its own and a copy of the database; gone when the test is over. */
export const testApp = async (options: Options = {}, prepare?: Prepare): Promise<TestApp> => {
  const { app, end } = await startApp(options, prepare)
  onTestFinished(end)
  return app
}

/** One for all tests of a file that only look: started by the first, gone after the last. */
export const sharedTestApp = (
  options: Options = {},
  prepare?: Prepare,
): (() => Promise<TestApp>) => {
  let started: ReturnType<typeof startApp> | undefined
  afterAll(async () => (await started)?.end())
  return async () => (await (started ??= startApp(options, prepare))).app
}
