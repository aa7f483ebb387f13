import type { Knex } from 'knex'
import { paiseOf } from '#contract/payments/money.ts'
import {
  PaymentError,
  type Payment,
  type PaymentEvent,
  type PaymentProvider,
  type Subject,
} from '#server/adapters/payment/port.ts'
import { transactTogether } from '#server/db/writeQueue.ts'
import { AppError } from '#server/errors.ts'
import type { Visit } from '#server/http/implement.ts'
import { ageOf, nextCheck, patienceMs } from './checks.ts'
import { insertEvent, isProcessed } from './eventRepository.ts'
import { memoizeFor } from './memoizeFor.ts'
import { cardsAway, createAskProvider, type PaymentLog } from './askProvider.ts'
import { createCardRefund } from './cardRefund.ts'
import { createLookup, type OwnedPayable, type Owner } from './lookup.ts'
import type { Held, Owed, Payable } from './payable.ts'

/** Who asks for a payment. */
type Caller = Pick<Visit, 'isLocal'>

type Deps = {
  /** Undefined if cards are not offered. */
  readonly provider: PaymentProvider | undefined
  /** Everything that is paid for. */
  readonly listPayables: () => readonly Payable[]
  /** Takes news of a monthly charge; the gift's id, or undefined if it is none of ours. */
  readonly receiveSubscription: (
    db: Knex,
    subscription: NonNullable<PaymentEvent['subscription']>,
  ) => Promise<string | undefined>
  readonly now: () => Date
  readonly log: PaymentLog
}

/** Nobody returns to a checkout after this long; whatever is still open is then closed for good. */
const abandonedMs = 24 * 60 * 60_000

const isAbandonedAt = (owed: Owed, now: Date): boolean =>
  owed.closesAt === undefined ? ageOf(owed, now) >= abandonedMs : owed.closesAt <= now.toISOString()

/** Asking again within this time gets the same answer. */
const verifiedMs = 3000

/** News of a payment rarely arrives while it is being read; never this often. */
const readsAtMost = 5

/** No refund, returned refund or dispute has arrived since. */
const isAsBefore = ({ owed }: Held, before: Owed | undefined): boolean =>
  owed.refundedPaise === before?.refundedPaise && owed.dispute === before.dispute

const unverified = (): AppError => new AppError('not_found', { code: 'payments.unknownPayment' })

/** Payments by card, whatever they are for. No transaction ever waits for the provider. */
export const createPayments = (deps: Deps) => {
  const { provider, listPayables, receiveSubscription, now, log } = deps
  const { payableOf, findPaidBy, lockPaidBy } = createLookup(listPayables)

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

  const askProvider = createAskProvider(log)

  const applyPayment = async (trx: Knex, held: Held, payment: Payment): Promise<void> => {
    if (await held.settle(trx, payment)) return
    log.warn({ id: held.owed.id, payment: payment.id }, 'a payment does not match what it is for')
  }

  const closeOpen = async (trx: Knex, held: Held): Promise<void> => {
    if (held.owed.status === 'pending') await held.close(trx)
  }

  /**
   * Somebody paid for something that is not here, perhaps not yet: we tell the provider, which
   * sends its event again. Other payments are ignored.
   */
  const assertElsewhere = ({ id, subject, status }: Payment): void => {
    if (status !== 'succeeded' || subject === undefined) return
    log.error({ payment: id, ...subject }, 'a payment was received for something unknown')
    throw new AppError('unavailable', `The ${subject.type} for this payment was not found.`)
  }

  /**
   * Reads a payment and does `work` with it and what it is for. If money was refunded or returned
   * since `lookedUp` was read, that is newer than what was read, so the payment is read again.
   */
  const readAndDo = async <T>(
    db: Knex,
    lookedUp: Owed | undefined,
    read: (attempt: number) => Promise<Payment | undefined>,
    work: (trx: Knex, payment: Payment, owner: Owner | undefined) => Promise<T>,
  ): Promise<T | undefined> => {
    let before = lookedUp
    for (let attempt = 1; attempt <= readsAtMost; attempt += 1) {
      const payment = await read(attempt)
      if (!payment) return undefined
      const done = await transactTogether(db, async (trx) => {
        const owner = await lockPaidBy(trx, payment)
        if (owner && !isAsBefore(owner.held, before)) {
          return { isDone: false, owed: owner.held.owed } as const
        }
        return { isDone: true, outcome: await work(trx, payment, owner) } as const
      })
      if (done.isDone) return done.outcome
      before = done.owed
    }
    throw cardsAway()
  }

  /** Applies what the provider says about a payment, and returns the result. */
  const update = (
    db: Knex,
    { payable, owed: { id, ...rest } }: OwnedPayable,
    read: (attempt: number) => Promise<Payment | undefined>,
  ): Promise<Owed | undefined> =>
    readAndDo(db, { id, ...rest }, read, async (trx, payment, owner) => {
      if (owner?.held.owed.id === id) await applyPayment(trx, owner.held, payment)
      return payable.find(trx, { id })
    })

  const refund = createCardRefund({ offered, payableOf, askProvider, update, log })

  return {
    isOffered: provider !== undefined,
    isOfferedTo,
    isTest: provider?.isTest ?? false,
    listPayables,

    /** What a browser needs to know to take a card of this caller. */
    settings: (caller: Caller) => {
      const key = provider?.publishableKey
      return {
        cards: provider && isOfferedTo(caller) ? provider.kind : ('none' as const),
        ...(key !== undefined && { publishableKey: key }),
      }
    },

    /** When the provider is first asked about something that was just stored. */
    firstCheck: (): string => new Date(now().getTime() + patienceMs).toISOString(),

    assertOffered: (): void => void offered(),

    /**
     * Opens the payment of something that is stored already, so that any payment has something to
     * belong to.
     */
    open: async (
      db: Knex,
      subject: Subject,
      { amount, description }: { readonly amount: number; readonly description: string },
    ): Promise<{ clientSecret: string }> => {
      const opening = { subject, amountPaise: paiseOf(amount), description }
      const { id, clientSecret } = await askProvider(offered().open(opening), subject)
      await transactTogether(db, async (trx) => {
        const held = await payableOf(subject.type).lock(trx, { id: subject.id })
        await held?.save(trx, { paymentId: id })
      })
      return { clientSecret }
    },

    /** What was paid, according to the provider; never according to the browser. */
    verify: async (db: Knex, paymentId: string): Promise<{ paymentId: string; amount: number }> => {
      const paid = await findPaidBy(db, paymentId)
      if (!paid || !provider) throw unverified()
      let owed: Owed | undefined = paid.owed
      if (owed.status !== 'succeeded' && owed.status !== 'refunded') {
        const facts = { [paid.payable.type]: owed.id }
        owed = await update(db, paid, (attempt) =>
          // A cached answer may be older than news that has arrived since.
          askProvider(attempt === 1 ? readMemoized(paymentId) : provider.read(paymentId), facts),
        )
      }
      if (owed?.status !== 'succeeded') throw unverified()
      return { paymentId, amount: owed.amount }
    },

    /** Processes an event once, together with its changes. */
    receive: async (db: Knex, body: Buffer, signature: string): Promise<void> => {
      const provider = offered()
      const event = await provider.readEvent(body, signature).catch((error: unknown) => {
        if (!(error instanceof PaymentError)) throw error
        log.warn({ code: error.code }, 'a webhook message did not come from the payment provider')
        throw new AppError('wrong_signature')
      })
      const { id, type, about } = event
      const { subscription } = event
      if (!event.payment && about === undefined && !subscription) return
      if (await isProcessed(db, id)) return
      if (subscription) {
        // It is read again and applied as it is, so that nothing depends on the order of events.
        const gift = await receiveSubscription(db, subscription)
        const subject = { type: 'monthly_gift', id: gift ?? '' } as const
        const received = { id, type, subject, receivedAt: now().toISOString() }
        if (gift !== undefined) await insertEvent(db, received)
        return
      }
      const applyEvent = async (
        trx: Knex,
        payment: Payment,
        owner: Owner | undefined,
      ): Promise<void> => {
        if (!owner) return assertElsewhere(payment)
        const { subject, held } = owner
        const received = { id, type, subject, receivedAt: now().toISOString() }
        if (await insertEvent(trx, received)) await applyPayment(trx, held, payment)
      }
      if (about !== undefined) {
        const paid = await findPaidBy(db, about)
        const read = () => askProvider(provider.read(about), { payment: about })
        await readAndDo(db, paid?.owed, read, applyEvent)
        return
      }
      // It does not mention refunds, so it may be old.
      const { payment } = event
      if (!payment) return
      await transactTogether(db, async (trx) =>
        applyEvent(trx, payment, await lockPaidBy(trx, payment)),
      )
    },

    /**
     * Asks the provider about something without news, or whose money may have been refunded.
     */
    reconcile: async (db: Knex, { type, id }: Subject): Promise<void> => {
      const { find, lock } = payableOf(type)
      const owed = await find(db, { id })
      if (owed?.checkAt === undefined) return
      const { paymentId } = owed
      if (paymentId === undefined) {
        // The buyer never received what is needed to pay.
        await transactTogether(db, async (trx) => {
          const held = await lock(trx, { id })
          if (held && held.owed.paymentId === undefined) await closeOpen(trx, held)
        })
        return
      }
      const provider = offered()
      const read = await provider.read(paymentId)
      const isAbandoned = isAbandonedAt(owed, now())
      const payment =
        isAbandoned && read?.status === 'open' ? await provider.cancel(paymentId) : read
      if (!payment) log.warn({ [type]: id }, 'the payment provider does not know a payment')
      await transactTogether(db, async (trx) => {
        const held = await lock(trx, { id })
        // Money was refunded or returned since it was read, and that is newer.
        if (!held || !isAsBefore(held, owed)) return
        const planned = await held.save(trx, { checkAt: nextCheck(held.owed, now()) })
        if (payment) await applyPayment(trx, planned, payment)
        else if (isAbandoned) await closeOpen(trx, planned)
      })
    },

    /** Refunds all of a payment; our records follow the provider's word. */
    refund: (db: Knex, subject: Subject): Promise<void> => refund(db, subject),

    /**
     * Refunds so much of a payment that `totalPaise` are refunded in all. The provider says how
     * much was refunded already, so it can be asked again at any time.
     */
    refundUpTo: (db: Knex, subject: Subject, totalPaise: number): Promise<void> =>
      refund(db, subject, totalPaise),
  }
}

export type Payments = ReturnType<typeof createPayments>
