import type { Language } from '#contract/languages.ts'
import { mkdtemp, mkdir, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'
import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { BucketSettings } from '#server/adapters/storage/bucket.ts'
import type { BackupSettings } from '#server/backup/settings.ts'
import type { EmailSender, MailOutlet } from '#server/adapters/email/port.ts'
import type { PaymentProvider } from '#server/adapters/payment/port.ts'
import type { Sandbox } from '#server/adapters/payment/sandbox/sandbox.ts'
import { compose } from '#server/compose.ts'
import { openDb } from '#server/db/db.ts'
import type { ComputeYears } from '#server/features/festivals/computeYears.ts'
import type { BodyHook } from '#server/http/bodyHooks.ts'
import type { CommandLimit } from '#server/http/commandLimit.ts'
import type { Route } from '#server/http/implement.ts'
import type { ResponseCache } from '#server/http/responseCache.ts'
import type { BuiltApp } from '#server/http/render.ts'
import type { Observe } from '#server/metrics/requests.ts'
import { createLog } from '#server/http/requestLog.ts'
import { createHttpServer } from '#server/http/server.ts'
import { loadBuild } from '#server/http/static.ts'
import { filledDatabase, type TestDatabase } from './database.ts'
import { request, type Reply, type Sending } from './request.ts'
import { knownYears } from './years.ts'

export const template = '<!doctype html><title>Modak</title><div id="root"></div>'

type Options = {
  /** Mounted beside the product's own routes. */
  routes?: readonly Route[]
  /** What is mounted before the product's own, where it needs the database. */
  mount?: (db: Knex) => { routes: readonly Route[]; bodyHooks: readonly BodyHook[] }
  /** Runs before each route. */
  watchRoute?: (route: Route) => Route
  /** The built app; the options below replace parts of it. */
  app?: BuiltApp
  translations?: ReadonlyMap<Language, BuiltApp>
  render?: BuiltApp['render']
  /** The parts of the sheet from which rendered pages get their own styles. */
  styles?: BuiltApp['styles']
  renderManifest?: BuiltApp['renderManifest']
  publicUrl?: string
  /** Known proxies in front; without any, nobody on this machine is limited. */
  proxies?: number
  now?: () => Date
  /** The program that re-encodes recordings; without it they stay as they are sent. */
  ffmpeg?: string
  /** Called before the almanac computes years of festivals; if it throws, computing failed. */
  onCompute?: (job: Parameters<ComputeYears>[0]) => void
  /** Takes cards; without it, and without a sandbox, they are not offered. */
  provider?: PaymentProvider
  sandbox?: Sandbox
  coversSubdomains?: boolean
  mailOutlet?: MailOutlet
  /** Sends test emails. */
  mailSender?: EmailSender
  securityContact?: string
  /** Counts commands and searches in place of the product's own limits. */
  limit?: CommandLimit
  /** A push service on this machine, in place of those of the browsers. */
  push?: Parameters<typeof compose>[1]['push']
  isStopping?: () => boolean
  /** Receives each request that is over. */
  observe?: Observe
  /** Receives what the server logs. */
  log?: Logger
  /** In place of a small temple's content. */
  database?: TestDatabase
  /** Where uploads are stored, in place of a folder. */
  bucket?: BucketSettings
  /** Otherwise none are planned. */
  backups?: Partial<BackupSettings>
  /** The temple has no UPI id, as one that has just been set up. */
  hasNoUpi?: true
  /** Another process of the same temple. */
  sharing?: TestApp
}

type Temple = Awaited<ReturnType<typeof compose>>
export type TestApp = Temple & {
  url: string
  db: Knex
  database: TestDatabase
  responseCache: ResponseCache
  /** All addresses, including the tests' own. */
  routes: readonly Route[]
  publicUrl: string
  now: () => Date
  /** Resolves when all background work is done. */
  settled: () => Promise<void>
  /** Fill them before the first request: `client` is read when the app starts. */
  audioFolder: string
  /** The folder in which uploads are received, and stored if there is no bucket. */
  uploads: string
  send: (path: string, sending?: Sending) => Promise<Reply>
}

/** Undefined, as before the first build, unless a test provides the app. */
const builtApp = ({ app, render, renderManifest, styles = [] }: Options): BuiltApp | undefined =>
  app ??
  (render || renderManifest
    ? {
        template,
        styles,
        render: render ?? (async () => ({ status: 200, html: template })),
        renderManifest: renderManifest ?? (async () => '{}'),
      }
    : undefined)

type Prepare = (folders: { client: string; previous: string; audio: string }) => Promise<void>

const giveUpi = async (db: Knex): Promise<void> => {
  const { content } = await db('site').first<{ content: string }>('content')
  const site = JSON.stringify({ upiAddress: 'temple@bank', ...JSON.parse(content) })
  await db('site').update({ content: site })
}

const startApp = async (
  options: Options,
  prepare: Prepare | undefined,
): Promise<{ app: TestApp; end: () => Promise<void> }> => {
  const database = options.sharing?.database ?? options.database ?? (await filledDatabase())
  const folder = await mkdtemp(join(tmpdir(), 'modak-app-'))
  const client = join(folder, 'client')
  const audioFolder = join(folder, 'audio')
  await mkdir(client)
  await mkdir(audioFolder)
  await prepare?.({ client, previous: join(folder, 'previous'), audio: audioFolder })

  const db = openDb(database.location)
  if (!options.sharing && !options.database && !options.hasNoUpi) await giveUpi(db)
  const now = options.now ?? (() => new Date())
  const publicUrl = options.publicUrl ?? 'http://localhost:3000'
  const { sandbox, provider = sandbox?.provider } = options
  const uploads = join(folder, 'uploads')
  const temple = await compose(db, {
    publicUrl,
    builtLanguages: ['en', ...(options.translations?.keys() ?? [])],
    proxies: options.proxies ?? 0,
    coversSubdomains: options.coversSubdomains,
    securityContact: options.securityContact,
    now,
    log: options.log ?? createLog(process.env['TEST_LOG_LEVEL'] ?? 'silent'),
    provider,
    sandbox,
    uploads,
    bucket: options.bucket,
    backups: {
      data: { location: database.location, dataDir: folder, bucket: options.bucket },
      settings: {
        target: { folder: join(folder, 'backups') },
        at: undefined,
        keep: 14,
        passphrase: undefined,
        isExpected: false,
        ...options.backups,
      },
    },
    ffmpeg: options.ffmpeg,
    hasLoginDelay: true,
    mailOutlet: options.mailOutlet ?? 'files',
    mailSender: options.mailSender,
    limit: options.limit,
    isStopping: options.isStopping,
    ...(options.push && { push: options.push }),
    computeYears: async (job) => {
      options.onCompute?.(job)
      return knownYears(job)
    },
  })
  const { watchRoute = (route: Route) => route } = options
  const mounted = options.mount?.(db)
  const routes = [...(mounted?.routes ?? []), ...temple.http.routes, ...(options.routes ?? [])].map(
    watchRoute,
  )
  const { server, stop } = createHttpServer({
    ...temple.http,
    routes,
    bodyHooks: [...(mounted?.bodyHooks ?? []), ...temple.http.bodyHooks],
    files: await loadBuild(folder, temple.http.security),
    audioFolder,
    app: builtApp(options),
    translations: options.translations ?? new Map(),
    observe: options.observe,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const end = async (): Promise<void> => {
    await stop()
    await temple.backups?.stop()
    await temple.backgroundTasks.settled()
    await db.destroy()
    if (!options.sharing) await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
  const send = (path: string, sending?: Sending) => request(url + path, sending)
  return {
    app: {
      ...temple,
      url,
      db,
      database,
      responseCache: temple.http.responseCache,
      routes,
      publicUrl,
      now,
      settled: temple.backgroundTasks.settled,
      audioFolder,
      uploads,
      send,
    },
    end,
  }
}

/** The whole server on a free port with a copy of the database; removed when the test ends. */
export const testApp = async (options: Options = {}, prepare?: Prepare): Promise<TestApp> => {
  const { app, end } = await startApp(options, prepare)
  onTestFinished(end)
  return app
}

/**
 * One for all tests of a file, or of a `describe`, that only read or do not mind what the others did:
 * started by the first, removed after the last.
 */
export const sharedTestApp = (
  options: Options | (() => Promise<Options>) = {},
  prepare?: Prepare,
): (() => Promise<TestApp>) => {
  const start = async () =>
    startApp(typeof options === 'function' ? await options() : options, prepare)
  let started: ReturnType<typeof startApp> | undefined
  afterAll(async () => (await started)?.end())
  return async () => (await (started ??= start())).app
}
