import type { Knex } from 'knex'
import { areKeysSound } from '#server/adapters/push/areKeysSound.ts'
import { isPushEndpoint } from '#server/adapters/push/endpoint.ts'
import { readVapidKeys } from '#server/adapters/push/vapid.ts'
import { createWebPush } from '#server/adapters/push/webPush.ts'
import type { Feature } from '#server/feature.ts'
import type { ReminderPort } from '#server/features/reminders/port.ts'
import { pushRoutes } from './routes.ts'
import { createPushChannel } from './sender.ts'
import { createPush } from './service.ts'

type Deps = Omit<Parameters<typeof createPushChannel>[0], 'push'> & {
  readonly reminders: ReminderPort
  /** Whom a push service may write to about us, as a `mailto:` or `https:` address. */
  readonly contact: string
  /** A local push service, only in tests. */
  readonly testService?: { readonly origin: string; readonly ca?: string } | undefined
}

export const openPush = async (db: Knex, deps: Deps) => {
  const { contact: subject, testService } = deps
  const push = createWebPush({ keys: await readVapidKeys(db), subject, testService })
  const isEndpoint = (endpoint: string) => isPushEndpoint(endpoint, testService?.origin)
  const browsers = createPush({ ...deps, isEndpoint, areKeysSound })
  return {
    service: { channel: createPushChannel({ ...deps, push }), close: push.close },
    routes: pushRoutes(browsers, push.publicKey),
  } satisfies Feature
}
