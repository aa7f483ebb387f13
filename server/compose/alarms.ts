import type { Knex } from 'knex'
import { createBooksCheck } from './books.ts'
import { listAdmins } from '#server/features/accounts/userRepository.ts'
import { createAlarms, type Sources } from '#server/features/alarms/service.ts'
import { findChannelTrouble } from '#server/features/notifications/channelTrouble.ts'
import { findMailTrouble } from '#server/features/notifications/mailTrouble.ts'
import { insertDeliveries } from '#server/features/notifications/repository.ts'
import { findSite } from '#server/features/site/repository.ts'
import { isWebhookMissing } from '#server/payments/webhookHealth.ts'
import { type Disk, readDisk } from '#server/metrics/facts.ts'

const gigabyte = 1024 ** 3

export const isAlmostFull = ({ freeBytes, totalBytes }: Disk): boolean =>
  freeBytes < Math.min(gigabyte, totalBytes / 2) || freeBytes < totalBytes / 20

type Deps = {
  readonly publicUrl: string
  /** Stripe takes cards, and is to send us its news. */
  readonly hasStripe: boolean
  readonly now: () => Date
  /** A folder on the disk that is watched. */
  readonly folder: string
  /** Undefined while all is well; without it nobody expects backups. */
  readonly findLateBackup?: ((db: Knex) => Promise<object | undefined>) | undefined
  /** One that failed its rehearsal. */
  readonly findBadBackup?: ((db: Knex) => Promise<object | undefined>) | undefined
  readonly readDisk?: ((folder: string) => Promise<Disk>) | undefined
}

/** What is watched on behalf of the administrators; one line for each. */
export const composeAlarms = ({ folder, readDisk: read = readDisk, ...deps }: Deps) => {
  const { publicUrl, hasStripe, now, findLateBackup, findBadBackup } = deps
  const sources: Sources = {
    email: async (db: Knex) => (await findMailTrouble(db)) !== undefined,
    whatsapp: async (db: Knex) => (await findChannelTrouble(db, 'whatsapp')) !== undefined,
    push: async (db: Knex) => (await findChannelTrouble(db, 'push')) !== undefined,
    ...(hasStripe && { payments: (db: Knex) => isWebhookMissing(db, now()) }),
    disk: async () => isAlmostFull(await read(folder)),
    books: createBooksCheck(now),
    ...(findLateBackup && {
      backup: async (db: Knex) => (await findLateBackup(db)) !== undefined,
    }),
    ...(findBadBackup && {
      rehearsal: async (db: Knex) => (await findBadBackup(db)) !== undefined,
    }),
  }
  return createAlarms({ sources, findSite, listAdmins, insertDeliveries, publicUrl })
}
