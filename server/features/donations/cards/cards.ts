import type { Knex } from 'knex'
import type { CardDonationInput } from '#contract/donationInput.ts'
import { paiseOf } from '#contract/money.ts'
import type { TempleSite } from '#contract/siteAdmin.ts'
import { PaymentError, type Payment, type PaymentProvider } from '#server/adapters/payment/port.ts'
import { transactTogether } from '#server/db/writeQueue.ts'
import { AppError } from '#server/errors.ts'
import type { Visit } from '#server/http/implement.ts'
import { ageOf, nextCheck, patienceMs } from './checks.ts'
import { insertEvent, wasHeard } from './eventRepository.ts'
import { memoizeFor } from './memoizeFor.ts'
import { newDonation } from '#server/features/donations/newDonation.ts'
import {
  findDonation,
  lockDonation,
  updateDonation,
  type DonationRecord,
} from '#server/features/donations/repository.ts'
import type { Settle } from '#server/features/donations/settle.ts'
import { validateDonation } from '#server/features/donations/validateDonation.ts'

/** Who asks for a payment. */
type Caller = Pick<Visit, 'isLocal'>

type Say = (facts: object, words: string) => void
export type Log = { readonly warn: Say; readonly error: Say }

type Deps = {
  /** Undefined if cards are not offered. */
  readonly provider: PaymentProvider | undefined
  readonly settle: Settle
  readonly findSite: (db: Knex) => Promise<TempleSite>
  readonly now: () => Date
  readonly log: Log
}

/** Nobody returns to a checkout after this long; whatever is still open is then closed for good. */
const abandonedMs = 24 * 60 * 60_000

/** Whoever asks again in that time gets the same answer. */
const verifiedMs = 3000

/** News of a payment rarely arrives while it is being read; never this often. */
const readsAtMost = 5

/** No refund, returned refund or dispute has arrived since. */
const isAsBefore = (held: DonationRecord, before: DonationRecord | undefined): boolean =>
  held.refundedPaise === before?.refundedPaise && held.dispute === before.dispute

/** The provider refuses the refund and says why. */
export class RefundRefused extends AppError {
  constructor(reason: string) {
    super('wrong_status', `The card provider refused the refund: ${reason}`)
  }
}

const unverified = (): AppError =>
  new AppError('not_found', 'No paid donation was found for this payment.')

const away = 'Card payments are not available right now. Please try again shortly.'

/** Donations by card. No transaction ever waits for the provider. */
export const createCards = ({ provider, settle, findSite, now, log }: Deps) => {
  const offered = (): PaymentProvider => {
    if (!provider) throw new AppError('cards_not_offered')
    return provider
  }

  /**
   * In the sandbox anybody may claim to have paid, so it is only for the person at this machine.
   */
  const isOfferedTo = ({ isLocal }: Caller): boolean =>
    provider !== undefined && (provider.kind !== 'sandbox' || isLocal)

  const readMemoized = memoizeFor((id: string) => offered().read(id), { whileMs: verifiedMs, now })

  /** An unreachable provider is not the caller's mistake. */
  const asking = async <T>(work: Promise<T>, facts: object): Promise<T> => {
    try {
      return await work
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error
      log.warn(
        { ...facts, code: error.code, kind: error.kind },
        'the payment provider refused a request',
      )
      throw new AppError('unavailable', away)
    }
  }

  const takeOver = async (trx: Knex, held: DonationRecord, payment: Payment): Promise<void> => {
    if (await settle.byProvider(trx, held, payment)) return
    log.warn({ donation: held.id, payment: payment.id }, 'a payment does not match its donation')
  }

  /** It can no longer be paid. */
  const cancelOpen = async (trx: Knex, held: DonationRecord): Promise<void> => {
    if (held.status === 'pending') await settle.move(trx, held, 'cancelled', { by: 'provider' })
  }

  const ownerOf = async (trx: Knex, payment: Payment): Promise<DonationRecord | undefined> =>
    (await lockDonation(trx, { payment_id: payment.id })) ??
    (payment.donationId === undefined ? undefined : lockDonation(trx, { id: payment.donationId }))

  /**
   * Somebody paid for a donation that is not here, perhaps not yet: we tell the provider, which
   * sends its event again. Other payments are ignored.
   */
  const assertElsewhere = ({ id, donationId, status }: Payment): void => {
    if (status !== 'succeeded' || donationId === undefined) return
    log.error(
      { payment: id, donation: donationId },
      'a payment was received for an unknown donation',
    )
    throw new AppError('unavailable', 'The donation for this payment was not found.')
  }

  /**
   * Reads a payment and does `work` with it and its donation. If money was refunded or returned
   * since `known` was looked up, that is newer than what was read, so the payment is read again.
   */
  const readAndDo = async <T>(
    db: Knex,
    known: DonationRecord | undefined,
    read: (attempt: number) => Promise<Payment | undefined>,
    work: (trx: Knex, payment: Payment, held: DonationRecord | undefined) => Promise<T>,
  ): Promise<T | undefined> => {
    let before = known
    for (let attempt = 1; attempt <= readsAtMost; attempt += 1) {
      const payment = await read(attempt)
      if (!payment) return undefined
      const done = await transactTogether(db, async (trx) => {
        const held = await ownerOf(trx, payment)
        if (held && !isAsBefore(held, before)) return { isDone: false, held } as const
        return { isDone: true, outcome: await work(trx, payment, held) } as const
      })
      if (done.isDone) return done.outcome
      before = done.held
    }
    throw new AppError('unavailable', away)
  }

  /** Applies what the provider says about a donation, and returns the result. */
  const update = (
    db: Knex,
    known: DonationRecord,
    read: (attempt: number) => Promise<Payment | undefined>,
  ): Promise<DonationRecord | undefined> =>
    readAndDo(db, known, read, async (trx, payment, held) => {
      if (held?.id === known.id) await takeOver(trx, held, payment)
      return findDonation(trx, { id: known.id })
    })

  return {
    isOffered: provider !== undefined,
    isOfferedTo,

    /** The donation is stored first, so that any payment has a donation to belong to. */
    begin: async (
      db: Knex,
      { type: _type, currency: _currency, ...input }: CardDonationInput,
      userId?: string,
    ): Promise<{ clientSecret: string }> => {
      const asked = offered()
      const site = await findSite(db)
      validateDonation(input, site)
      const checkAt = new Date(now().getTime() + patienceMs).toISOString()
      const donation = await transactTogether(db, (trx) =>
        newDonation(
          trx,
          { ...input, paymentMethod: 'card', checkAt, userId, isTest: asked.isTest },
          now(),
        ),
      )
      const order = {
        donationId: donation.id,
        amountPaise: paiseOf(donation.amount),
        description: `Donation ${donation.reference} to ${site.name}`,
      }
      const { id, clientSecret } = await asking(asked.open(order), { donation: donation.id })
      await transactTogether(db, async (trx) => {
        const held = await lockDonation(trx, { id: donation.id })
        if (held) await updateDonation(trx, { ...held, paymentId: id }, now().toISOString())
      })
      return { clientSecret }
    },

    /** What was paid, according to the provider; never according to the browser. */
    verify: async (db: Knex, paymentId: string): Promise<{ paymentId: string; amount: number }> => {
      const known = await findDonation(db, { payment_id: paymentId })
      if (!known || !provider) throw unverified()
      let donation: DonationRecord | undefined = known
      if (known.status !== 'succeeded' && known.status !== 'refunded') {
        const facts = { donation: known.id }
        donation = await update(db, known, (attempt) =>
          // A cached answer may be older than news that has arrived since.
          asking(attempt === 1 ? readMemoized(paymentId) : provider.read(paymentId), facts),
        )
      }
      if (donation?.status !== 'succeeded') throw unverified()
      return { paymentId, amount: donation.amount }
    },

    /** Processes an event once, together with its changes. */
    receive: async (db: Knex, body: Buffer, signature: string): Promise<void> => {
      const asked = offered()
      const event = await asked.readEvent(body, signature).catch((error: unknown) => {
        if (!(error instanceof PaymentError)) throw error
        log.warn({ code: error.code }, 'a webhook message did not come from the payment provider')
        throw new AppError('wrong_signature')
      })
      const { id, type, about } = event
      if ((!event.payment && about === undefined) || (await wasHeard(db, id))) return
      const takeIn = async (trx: Knex, payment: Payment, held?: DonationRecord): Promise<void> => {
        if (!held) return assertElsewhere(payment)
        const heard = { id, type, donationId: held.id, receivedAt: now().toISOString() }
        if (await insertEvent(trx, heard)) await takeOver(trx, held, payment)
      }
      if (about !== undefined) {
        const known = await findDonation(db, { payment_id: about })
        const read = () => asking(asked.read(about), { payment: about })
        await readAndDo(db, known, read, takeIn)
        return
      }
      // It does not mention refunds, so it may be old.
      const { payment } = event
      if (!payment) return
      await transactTogether(db, async (trx) => takeIn(trx, payment, await ownerOf(trx, payment)))
    },

    /**
     * Asks the provider about a donation without news, or one whose money may have been refunded.
     */
    reconcile: async (db: Knex, id: string): Promise<void> => {
      const donation = await findDonation(db, { id })
      if (donation?.checkAt === undefined) return
      const { paymentId } = donation
      if (paymentId === undefined) {
        // The donor never received what is needed to pay.
        await transactTogether(db, async (trx) => {
          const held = await lockDonation(trx, { id })
          if (held && held.paymentId === undefined) await cancelOpen(trx, held)
        })
        return
      }
      const asked = offered()
      const read = await asked.read(paymentId)
      const isAbandoned = ageOf(donation, now()) >= abandonedMs
      const payment = isAbandoned && read?.status === 'open' ? await asked.cancel(paymentId) : read
      if (!payment) log.warn({ donation: id }, 'the payment provider does not know a payment')
      await transactTogether(db, async (trx) => {
        const held = await lockDonation(trx, { id })
        // Money was refunded or returned since it was read, and that is newer.
        if (!held || !isAsBefore(held, donation)) return
        const planned = { ...held, checkAt: nextCheck(held, now()) }
        await updateDonation(trx, planned, now().toISOString())
        if (payment) await takeOver(trx, planned, payment)
        else if (isAbandoned) await cancelOpen(trx, planned)
      })
    },

    /** Refunds a card donation; our records follow the provider's word. */
    refund: async (db: Knex, id: string): Promise<void> => {
      const asked = offered()
      const donation = await findDonation(db, { id })
      if (donation?.status !== 'succeeded' || donation.paymentId === undefined) {
        throw new AppError('wrong_status')
      }
      const facts = { donation: id }
      const { paymentId } = donation
      const refunded = asked.refund(paymentId).catch((error: unknown) => {
        if (!(error instanceof PaymentError) || error.kind !== 'refused') throw error
        log.warn({ ...facts, code: error.code }, 'the payment provider refused a refund')
        throw new RefundRefused(error.message)
      })
      await asking(refunded, facts)
      await update(db, donation, () => asking(asked.read(paymentId), facts))
    },
  }
}

export type Cards = ReturnType<typeof createCards>
