import type { Knex } from 'knex'
import type { Shared } from '#server/feature.ts'
import { findChannelTrouble } from '#server/features/notifications/channelTrouble.ts'
import { recordProviderStatus } from '#server/features/notifications/providerStatus.ts'
import { insertDeliveries } from '#server/features/notifications/repository.ts'
import { openPush } from '#server/features/push/open.ts'
import { openWhatsapp } from '#server/features/whatsapp/open.ts'
import { createChannelWorker } from '#server/worker/channelWorker.ts'

type Log = Pick<Shared, 'log'>
type Whatsapp = Omit<
  Parameters<typeof openWhatsapp>[1],
  'insertDeliveries' | 'recordStatus' | 'findTrouble'
>

/** WhatsApp with what sends its messages. */
export const composeWhatsapp = (db: Knex, deps: Whatsapp & Log) => {
  const opened = openWhatsapp(db, {
    ...deps,
    insertDeliveries,
    recordStatus: recordProviderStatus,
    findTrouble: (on) => findChannelTrouble(on, 'whatsapp'),
  })
  const sending = { ...deps, ...opened.service, name: 'WhatsApp', spacingMs: 0 }
  return { ...opened, whatsapp: opened.service.whatsapp, ...createChannelWorker(db, sending) }
}

/** Push notifications with what sends them. */
export const composePush = async (db: Knex, deps: Parameters<typeof openPush>[1] & Log) => {
  const opened = await openPush(db, deps)
  // Between two looks, so that visitors go first.
  const sending = { ...deps, ...opened.service, name: 'push', spacingMs: 5 }
  return { ...opened, ...createChannelWorker(db, sending) }
}
