import { join } from 'node:path'
import type { Knex } from 'knex'
import type { Feature, Shared } from '#server/feature.ts'
import { lookOf } from '#server/features/site/look.ts'
import { isTotpRequired } from '#server/features/site/service.ts'
import type { AppDeps } from '#server/http/app.ts'
import { createCommandLimit } from '#server/http/commandLimit.ts'
import { createSecurity } from '#server/http/security.ts'
import { createSessions } from '#server/http/session.ts'
import { createOgImages } from '#server/ogImages/ogImages.ts'
import type { ServerOptions } from './options.ts'

/** The HTTP interface, without static files and the built app, which `main.ts` adds. */
type Http = Omit<AppDeps, 'files' | 'audioFolder' | 'app' | 'translations'>

type Deps = ServerOptions &
  Shared &
  Pick<Http, 'responseCache' | 'setLanguage'> & {
    readonly readIcon: (set: string) => Promise<Buffer | undefined>
    readonly features: readonly Feature[]
  }

export const composeHttp = (db: Knex, deps: Deps): Http => {
  const { log, responseCache, publicUrl, proxies, noteExport, pseudonymKey, readIcon } = deps
  const { setLanguage, features, provider, coversSubdomains, stores, findSite } = deps
  return {
    db,
    log,
    responseCache,
    publicUrl,
    proxies,
    noteExport,
    pseudonymKey,
    isTotpRequired,
    setLanguage,
    routes: features.flatMap(({ routes = [] }) => routes),
    documents: features.flatMap(({ documents = [] }) => documents),
    hooks: features.flatMap(({ hooks = [] }) => hooks),
    bodyHooks: features.flatMap(({ bodyHooks = [] }) => bodyHooks),
    limit: deps.limit ?? createCommandLimit(proxies, { db, pseudonymKey }),
    sessions: createSessions(deps),
    security: createSecurity(publicUrl, {
      hasStripe: provider?.kind === 'stripe',
      coversSubdomains,
    }),
    recordings: stores.audio,
    pictures: stores.media,
    ogImages: createOgImages(join(deps.uploads, 'og'), { readIcon }),
    readLook: async () => lookOf(await findSite(db)),
  }
}
