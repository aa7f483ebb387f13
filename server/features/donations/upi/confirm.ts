import type { Knex } from 'knex'
import { civilDateAt } from '#almanac/zone.ts'
import { daysBetween } from '#almanac/civilDate.ts'
import { paiseOf } from '#contract/payments/money.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor } from '#server/http/implement.ts'
import { retakeCheque } from '#server/features/donations/counter/cheque.ts'
import { lockForAdmin } from '#server/features/donations/admin/queries.ts'
import { listPaymentsOf } from '#server/features/donations/admin/payments.ts'
import { newDonation } from '#server/features/donations/newDonation.ts'
import { ownerOf } from '#server/features/donations/owners.ts'
import { paidAtOf } from '#server/money/paidAt.ts'
import { lockDonation, type DonationRecord } from '#server/features/donations/repository.ts'
import type { Donations } from '#server/features/donations/service.ts'
import { checkAmount } from '#server/payments/otherAmount.ts'
import { mayFollow } from '#server/payments/statuses.ts'
import { assertUtrFree, onceByUtr } from '#server/payments/utr.ts'
import { byTemple } from '#server/payments/trail.ts'

type Deps = Pick<Shared, 'findSite' | 'audit' | 'now'> & {
  readonly donations: Pick<Donations, 'confirm'>
}

/** What the bank statement shows, and which pledge it belongs to. */
export type Came = {
  readonly reference: string
  readonly paidOn: string
  readonly amountPaise: number
  readonly utr?: string | undefined
  /** The hash of the statement's line, if one was imported. */
  readonly line?: string | undefined
}

/** A pledge made offline reaches the temple after it was paid. */
const earlyDays = 30

const wrong = (pointer: string, detail: string): AppError =>
  new AppError('invalid_input', undefined, [{ pointer, detail }])

/** The second of two who confirm the same payment at the same moment. */
export const once = <T>(work: Promise<T>): Promise<T> => onceByUtr(work, 'donation')

/** Receipts are in whole rupees, and must show exactly the amount received. */
export const rupeesOfWhole = (amountPaise: number): number => {
  if (amountPaise % 100 === 0) return amountPaise / 100
  throw wrong(
    '#/amountPaise',
    'Donations are recorded in whole rupees. Please enter this payment in the temple’s own accounts.',
  )
}

/** Turns money that staff found at the bank into a donation, all in the caller's transaction. */
export const createConfirming = ({ findSite, donations, audit, now }: Deps) => {
  const held = async (trx: Knex, reference: string): Promise<DonationRecord> => {
    const donation = await lockForAdmin(trx, reference)
    if (donation.paymentMethod !== 'card') return donation
    throw new AppError('wrong_status', 'Card payments are confirmed by the card provider.')
  }

  const momentOf = async (
    trx: Knex,
    { paidOn }: Came,
    { createdAt }: DonationRecord,
  ): Promise<Date> => {
    const { timeZone } = (await findSite(trx)).city
    const today = civilDateAt(now().getTime(), timeZone)
    if (paidOn > today) throw wrong('#/paidOn', 'This date is in the future')
    const begun = civilDateAt(Date.parse(createdAt), timeZone)
    if (daysBetween(paidOn, begun) > earlyDays) {
      throw wrong('#/paidOn', `This date is too long before the donation was promised, on ${begun}`)
    }
    return paidAtOf(paidOn, timeZone, now())
  }

  /**
   * With the same donor, day and amount, only two numbers or two lines distinguish two payments.
   */
  const assertAnother = async (trx: Knex, root: string, came: Came): Promise<void> => {
    const twin = (await listPaymentsOf(trx, root)).find(
      ({ paidOn, amount, utr, line }) =>
        paidOn === came.paidOn &&
        paiseOf(amount) === came.amountPaise &&
        (utr === undefined || came.utr === undefined) &&
        (line === undefined || came.line === undefined),
    )
    if (!twin) return
    const words = `This may be the very payment that confirmed ${twin.reference}: the same day and amount, and nothing tells them apart. If it is another, import the bank statement that has both lines.`
    throw new AppError('utr_taken', words)
  }

  /** Without the bank's number of the payment, which identifies the payer: the log is permanent. */
  const confirmation = ({ paidOn }: Came) => ({ status: 'succeeded', paidOn })

  return {
    /** The payment of a pledge; a different amount only if staff confirm it. */
    confirmIn: async (
      trx: Knex,
      { isOtherAmount, ...came }: Came & { isOtherAmount?: boolean | undefined },
      actor: Actor,
    ): Promise<DonationRecord> => {
      const donation = await held(trx, came.reference)
      const { reference, status, amount } = donation
      if (!mayFollow(status, 'succeeded')) {
        throw new AppError('wrong_status', 'It has already been confirmed.')
      }
      const paidAt = await momentOf(trx, came, donation)
      const { amountPaise } = came
      const isCheque = donation.paymentMethod === 'cheque'
      // A number beside a cheque's is the bank's own, not the donor's payment.
      const utr = isCheque ? undefined : came.utr
      await assertUtrFree(trx, utr)
      if (isCheque && donation.status === 'failed') await retakeCheque(trx, donation)
      const isOther = checkAmount(
        { expected: amount, amountPaise, isOtherAmount },
        { pointer: '#/amountPaise', announced: 'The donor promised' },
      )
      const cameAmount = isOther ? rupeesOfWhole(amountPaise) : undefined
      const found = { reference, actorId: actor.id, paidAt, utr, cameAmount }
      const confirmed = await donations.confirm(trx, found)
      await audit(trx, actor, {
        subject: 'donation',
        subjectId: reference,
        action: isCheque ? 'cheque_cleared' : 'confirmed',
        before: { status, ...(isOther && { amount }) },
        after: { ...confirmation(came), ...(isOther && { amount: cameAmount }) },
      })
      return confirmed
    },

    /**
     * One more payment by a donor whose pledge was confirmed: a separate donation with its own
     * receipt.
     */
    recordIn: async (trx: Knex, came: Came, actor: Actor): Promise<DonationRecord> => {
      const first = await held(trx, came.reference)
      if (mayFollow(first.status, 'succeeded')) {
        throw new AppError(
          'wrong_status',
          'This donation is not confirmed yet. Please confirm it first.',
        )
      }
      const paidAt = await momentOf(trx, came, first)
      await assertUtrFree(trx, came.utr)
      const amount = rupeesOfWhole(came.amountPaise)
      const root = first.anotherOf ?? first.reference
      // Two who record at once do so one after the other, whichever of the payments they opened.
      if (root !== first.reference) await lockDonation(trx, { reference: root })
      await assertAnother(trx, root, came)
      const { fullName, email, purpose, pan, donorAddress, language } = first
      const by = byTemple(actor)
      const another = await newDonation(
        trx,
        {
          amount,
          paymentMethod: 'gpay',
          language,
          fullName,
          email,
          purpose,
          pan,
          donorAddress,
          anotherOf: root,
          userId: await ownerOf(trx, first.id),
          firstStep: { ...by, note: 'another_payment' },
        },
        now(),
      )
      const { reference } = another
      const found = { reference, actorId: actor.id, paidAt, utr: came.utr }
      const recorded = await donations.confirm(trx, found)
      await audit(trx, actor, {
        subject: 'donation',
        subjectId: reference,
        action: 'recorded',
        after: { ...confirmation(came), amount, anotherOf: first.reference },
      })
      return recorded
    },
  }
}
