import Koa, { type Context } from 'koa'
import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import type { Logger } from 'pino'
import { createApi, refuseUnknown } from './api.ts'
import { serveAudio } from './audio.ts'
import { serveBodyHooks, type BodyHook } from './bodyHooks.ts'
import type { Bytes } from './bytes.ts'
import type { Storage } from '#server/adapters/storage/port.ts'
import { AppError } from '#server/errors.ts'
import type { NoteExport } from '#server/admin/exports.ts'
import type { OgImages } from '#server/ogImages/ogImages.ts'
import type { CommandLimit } from './commandLimit.ts'
import { serveOgImages } from './ogImages.ts'
import { serveDocuments, type DocumentRoute } from './documents.ts'
import { errorHandler } from './errorHandler.ts'
import { serveHooks, type Hook } from './hooks.ts'
import type { Route } from './implement.ts'
import type { ResponseCache } from './responseCache.ts'
import { serveMedia } from './media.ts'
import { followLanguageChoice, type SetLanguage } from './languageChoice.ts'
import { serveManifest } from './manifest.ts'
import { type ReadLook, serveOwnLook } from './ownLook.ts'
import { createRead } from './read.ts'
import { servePages, type BuiltApp } from './render.ts'
import { requestLog, type State } from './requestLog.ts'
import type { Observe } from '#server/metrics/requests.ts'
import type { Security } from './security.ts'
import type { Sessions } from './session.ts'

export type AppDeps = {
  readonly db: Knex
  readonly log: Logger
  readonly routes: readonly Route[]
  readonly documents: readonly DocumentRoute[]
  readonly hooks: readonly Hook[]
  readonly bodyHooks: readonly BodyHook[]
  readonly responseCache: ResponseCache
  readonly limit: CommandLimit
  readonly sessions: Sessions
  readonly setLanguage: SetLanguage
  /** The temple requires two-step login for its staff. */
  readonly isTotpRequired: (db: Knex) => Promise<boolean>
  readonly files: ReadonlyMap<string, Bytes>
  /** The recordings that come with the app. */
  readonly audioFolder: string
  /** Recordings uploaded by staff. */
  readonly recordings: Storage
  readonly pictures: Storage
  readonly security: Security
  readonly publicUrl: string
  /** The number of proxies in front, see `clientAddress.ts`. */
  readonly proxies: number
  readonly noteExport: NoteExport
  /** Hashes data that is not stored itself. */
  readonly pseudonymKey: Buffer
  readonly ogImages: OgImages
  /** Counts what was answered. */
  readonly observe?: Observe | undefined
  readonly readLook: ReadLook
  /** If given, only these paths are answered. */
  readonly onlyPaths?: readonly string[] | undefined
  /** In English; undefined before the first build. */
  readonly app: BuiltApp | undefined
  /** In every other language in which it is built. */
  readonly translations: ReadonlyMap<Language, BuiltApp>
}

/** All of HTTP behind the cached bytes, from the request's id to the rendered page. */
export const createApp = (deps: AppDeps): Koa<State> => {
  const { db, log, routes, security } = deps
  const app = new Koa<State>()
  app.on('error', (error: unknown, ctx?: Context) =>
    log.error({ id: ctx?.state['requestId'], err: error }, 'request failed'),
  )
  app.use(requestLog(deps))
  app.use((ctx, next) => {
    for (const [name, value] of security.headers) ctx.set(name, value)
    return next()
  })
  app.use(errorHandler(deps))
  const { onlyPaths } = deps
  if (onlyPaths) {
    app.use((ctx, next) => {
      if (onlyPaths.includes(ctx.path)) return next()
      throw new AppError('not_found')
    })
  }
  app.use(serveAudio(deps))
  const readIn = createRead(db, routes)
  app.use(serveOgImages({ ...deps, readIn }))
  app.use(serveMedia(deps.pictures))
  const api = createApi({ ...deps, headers: security.headers })
  app.use(api.routes())
  app.use(serveHooks(deps.hooks, db))
  app.use(serveBodyHooks(deps.bodyHooks, db))
  app.use(refuseUnknown(api))
  app.use(serveDocuments({ ...deps, headers: security.headers }))
  app.use(serveManifest({ ...deps, readIn }))
  app.use(serveOwnLook(deps))
  app.use(followLanguageChoice(deps))
  app.use(servePages({ ...deps, readIn }))
  return app
}
