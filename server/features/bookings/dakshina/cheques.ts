import type { Knex } from 'knex'
import type { StaffDakshina } from '#contract/bookings/dakshinaAdmin.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor } from '#server/http/implement.ts'
import { paidAtOf } from '#server/money/paidAt.ts'
import { assertAnswerDay, releaseCheque, takeCheque } from '#server/payments/cheques.ts'
import { mayFollow } from '#server/payments/statuses.ts'
import { byTemple } from '#server/payments/trail.ts'
import { holdPayment } from './hold.ts'
import { isVoid } from './rules.ts'
import type { DakshinaService } from './service.ts'
import type { StaffView } from './staffView.ts'

type Deps = Pick<Shared, 'findSite' | 'audit' | 'now'> & {
  readonly dakshina: Pick<DakshinaService, 'settle'>
  readonly show: StaffView
}

type Answer = {
  readonly id: string
  readonly outcome: 'cleared' | 'bounced'
  readonly on: string
}

/** What the bank did with a cheque for a puja: it counts, with its receipt, once it is cleared. */
export const createDakshinaCheques =
  ({ findSite, dakshina: { settle }, show, audit, now }: Deps) =>
  (db: Knex, { id, outcome, on }: Answer, actor: Actor): Promise<StaffDakshina> =>
    transact(db, async (trx) => {
      const held = await holdPayment(trx, id)
      const { reference, amount, slip, bank, status } = held
      const next = outcome === 'cleared' ? 'succeeded' : 'failed'
      if (held.paymentMethod !== 'cheque') {
        throw new AppError('wrong_status', 'It was not paid by cheque.')
      }
      if (isVoid(held)) {
        throw new AppError('wrong_status', 'It was recorded by mistake and is void.')
      }
      if (!mayFollow(status, next)) {
        throw new AppError('wrong_status', 'The bank’s answer is already recorded for this cheque.')
      }
      const { timeZone } = (await findSite(trx)).city
      assertAnswerDay(on, held, { timeZone, now: now() })
      const subject = { type: 'dakshina', id } as const
      if (next === 'succeeded') {
        if (slip) await takeCheque(trx, { number: slip, bank, amount }, subject)
        await settle.succeed(trx, held, paidAtOf(on, timeZone, now()), byTemple(actor))
      } else {
        await settle.move(trx, held, next, byTemple(actor))
        await releaseCheque(trx, subject)
      }
      await audit(trx, actor, {
        subject: 'booking',
        subjectId: reference,
        action: outcome === 'cleared' ? 'cheque_cleared' : 'cheque_bounced',
        before: { status },
        after: { status: next, amount },
      })
      return show(trx, reference)
    })
