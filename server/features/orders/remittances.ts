import type { Knex } from 'knex'
import { civilDateAt } from '#almanac/zone.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { asReference } from '#contract/reference.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor } from '#server/http/implement.ts'
import { paidAtOf } from '#server/money/paidAt.ts'
import { assertRules } from '#server/payments/counterRules.ts'
import { byTemple } from '#server/payments/trail.ts'
import { assertUtrFree } from '#server/payments/utr.ts'
import { isToRemit } from './amounts.ts'
import { lockOrder, type OrderRecord } from './repository.ts'
import type { Orders } from './service.ts'
import { notFound } from './staffChange.ts'

type Deps = Pick<Shared, 'findSite' | 'audit' | 'now'> & {
  readonly orders: Pick<Orders, 'moves'>
}

type Remittance = {
  readonly references: readonly string[]
  readonly paidOn: string
  readonly utr: string
  readonly amount: number
  readonly reason?: string | undefined
}

/** Always in one order, so that two transfers never wait for each other. */
const lockAll = async (trx: Knex, references: readonly string[]): Promise<OrderRecord[]> => {
  const locked: OrderRecord[] = []
  for (const reference of [...new Set(references.map(asReference))].toSorted()) {
    const order = await lockOrder(trx, { reference })
    if (!order) throw notFound()
    if (!isToRemit(order)) {
      const words = `Order ${reference} waits for no money of a courier. Nothing was recorded. Please choose again.`
      throw new AppError('wrong_status', words)
    }
    locked.push(order)
  }
  return locked
}

/** The courier has transferred what buyers paid at the door: from then on it is the temple's. */
export const createRemittances =
  ({ findSite, audit, orders: { moves }, now }: Deps) =>
  (db: Knex, { references, paidOn, utr, amount, reason }: Remittance, actor: Actor) =>
    transact(db, async (trx) => {
      const { timeZone } = (await findSite(trx)).city
      const dayOf = (at: string): string => civilDateAt(Date.parse(at), timeZone)
      const parcels = await lockAll(trx, references)
      const sum = parcels.reduce((all, parcel) => all + parcel.amount, 0)
      const isEarly = parcels.some(
        ({ deliveredAt }) => deliveredAt !== undefined && dayOf(deliveredAt) > paidOn,
      )
      assertRules([
        ['paidOn', paidOn > dayOf(now().toISOString()) && 'This date is in the future'],
        ['paidOn', isEarly && 'One of these parcels was delivered later'],
        [
          'reason',
          amount !== sum &&
            !reason &&
            `The buyers paid ${formatRupees(sum)}. Please say why the courier sent another amount`,
        ],
      ])
      await assertUtrFree(trx, utr)
      const paidAt = paidAtOf(paidOn, timeZone, now())
      for (const parcel of parcels) {
        await moves.find(trx, { ...parcel, utr }, paidAt, byTemple(actor))
        await audit(trx, actor, {
          subject: 'order',
          subjectId: parcel.reference,
          action: 'remitted',
          after: {
            paidOn,
            utr,
            transferred: amount,
            orders: parcels.length,
            ...(reason && { reason }),
          },
        })
      }
      return { count: parcels.length, amount: sum }
    })
