import type { Knex } from 'knex'
import type { Logger } from 'pino'
import { emptyLog } from '#server/db/db.ts'
import type { BackupService } from '#server/backup/service.ts'
import type { Accounts } from '#server/features/accounts/service.ts'
import type { Bookings } from '#server/features/bookings/service.ts'
import type { Donations } from '#server/features/donations/service.ts'
import type { Festivals } from '#server/features/festivals/service.ts'
import type { Newsletter } from '#server/features/newsletter/service.ts'
import type { OfficeSummary } from '#server/features/office/summary.ts'
import type { Orders } from '#server/features/orders/service.ts'
import type { Reminders } from '#server/features/reminders/reminders.ts'
import type { GeneratedFiles } from '#server/features/shop/generatedFiles/generatedFiles.ts'
import { stripOldReceipts } from '#server/privacy/receipts.ts'
import { runEach } from '#server/processes/runEach.ts'
import type { Admin } from './admin.ts'

type Given = {
  readonly festivals: Pick<Festivals, 'generate'>
  readonly newsletter: Pick<Newsletter, 'forgetUnconfirmed'>
  readonly reminders: Pick<Reminders, 'forgetUnconfirmed'>
  readonly whatsapp: { readonly forgetOld: () => Promise<void> }
  readonly donations: Pick<Donations, 'forgetUnpaid'>
  readonly orders: Pick<Orders, 'forgetOver'>
  readonly bookings: Pick<Bookings, 'forgetOver'>
  readonly accounts: Pick<Accounts, 'forgetOld'>
  readonly officeSummary: Pick<OfficeSummary, 'forgetOld'>
  readonly backups: Pick<BackupService, 'forgetOld'> | undefined
  readonly ownFiles: Pick<GeneratedFiles, 'make'>
  readonly admin: Pick<Admin, 'tidy'>
  readonly now: () => Date
  readonly log: Logger
}

/** What is done once a day, task by task. */
export const composeDaily = (db: Knex, given: Given) => {
  const tidying = (on: Knex) =>
    Object.fromEntries(
      Object.entries(given.admin.tidy).map(([name, task]) => [name, () => task(on)]),
    )
  return {
    /** The year may change while the server runs; on every other day this is a few small queries. */
    doDaily: (): Promise<void> =>
      runEach(
        {
          festivals: () => given.festivals.generate(db),
          'unconfirmed subscribers': () => given.newsletter.forgetUnconfirmed(db),
          'unconfirmed reminders': () => given.reminders.forgetUnconfirmed(db),
          WhatsApp: given.whatsapp.forgetOld,
          'unpaid donations': () => given.donations.forgetUnpaid(db),
          'orders that are over': () => given.orders.forgetOver(db),
          'pujas that are over': () => given.bookings.forgetOver(db),
          'office summaries': () => given.officeSummary.forgetOld(db, given.now()),
          'notes of backups': async () => given.backups?.forgetOld(db),
          receipts: () => stripOldReceipts(db, given.now()),
          accounts: () => given.accounts.forgetOld(db),
          ...tidying(db),
          // After everything that deletes something.
          'the database’s log': () => emptyLog(db),
          // Last, because the first time it takes long.
          'files of the first products': () => given.ownFiles.make(db),
        },
        (error, task) => given.log.error({ err: error, task }, 'a daily task failed'),
      ),

    /** The part of it that concerns staff. */
    tidy: (on: Knex): Promise<void> =>
      runEach(tidying(on), (error) => {
        throw error
      }),
  }
}
