import type { Knex } from 'knex'
import type { Delivery } from '#contract/notificationsAdmin.ts'
import type { Page } from '#contract/paging.ts'
import type { MailWriters } from '#server/adapters/email/port.ts'
import type { Audit } from '#server/admin/audit.ts'
import { transact } from '#server/db/db.ts'
import type { Asked } from '#server/db/paging.ts'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/http/implement.ts'
import {
  beginAgain,
  countFailed,
  deleteSettled,
  findDelivery,
  listDeliveries,
  type DeliveryFilter,
} from './failureRepository.ts'
import { forgetRecipients } from './recipients.ts'

/** So long staff may see what was sent, and try again what was not. */
export const settledKeptDays = 90
const dayMs = 24 * 60 * 60 * 1000

type Deps = { readonly audit: Audit; readonly writers: MailWriters; readonly now: () => Date }

/** What could not be sent to people, for staff who can do something about it. */
export const createFailures = ({ audit, writers, now }: Deps) => ({
  list: async (
    db: Knex,
    input: DeliveryFilter & Asked,
  ): Promise<Page<Delivery> & { failed: number }> => ({
    ...(await listDeliveries(db, writers, input, input)),
    failed: await countFailed(db),
  }),

  /** Whoever sends mails is woken by the commit. */
  retry: (db: Knex, id: number, actor: Actor): Promise<Delivery> =>
    transact(db, async (trx) => {
      const known = await findDelivery(trx, writers, id)
      if (!known) throw new AppError('not_found', 'There is no such message.')
      if (!(await beginAgain(trx, id, now().toISOString()))) {
        throw new AppError('wrong_status', 'This message has already been sent.')
      }
      const { limitReason: _over, ...message } = known
      const { status, attempts } = message
      await audit(trx, actor, {
        subject: 'delivery',
        subjectId: String(id),
        action: 'retried',
        before: { status, attempts },
        after: { status: 'waiting', attempts: 0 },
      })
      return { ...message, ...(await findDelivery(trx, writers, id)) }
    }),

  /** Once a day. What was told so long ago is told by nobody again. */
  forgetSettled: async (db: Knex): Promise<void> => {
    await deleteSettled(db, new Date(now().getTime() - settledKeptDays * dayMs).toISOString())
    await forgetRecipients(db, now())
  },
})

export type Failures = ReturnType<typeof createFailures>
