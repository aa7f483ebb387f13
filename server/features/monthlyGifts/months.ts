import type { Knex } from 'knex'
import { rupeesOf } from '#contract/payments/money.ts'
import type { OpenInvoice, PaidInvoice } from '#server/adapters/payment/subscriptionPort.ts'
import type { Shared } from '#server/feature.ts'
import { newDonation } from '#server/features/donations/newDonation.ts'
import {
  donations,
  lockDonation,
  updateDonation,
  type DonationRecord,
} from '#server/features/donations/repository.ts'
import type { Donations } from '#server/features/donations/service.ts'
import type { GiftRecord } from './repository.ts'

type Deps = Pick<Shared, 'findSite' | 'now'> & {
  readonly settle: Donations['settle']
  /** When the provider is first asked about a donation that was just stored. */
  readonly firstCheck: () => string
}

type Invoice = Pick<OpenInvoice, 'id' | 'paymentId' | 'amountPaise'>

const byProvider = { by: 'provider' } as const

/** More than anybody reads through. */
const shownAtMost = 24

/** The months of a gift: each is one donation, with its own receipt. The gift's row is locked. */
export const createMonths = ({ findSite, now, settle, firstCheck }: Deps) => {
  /** A donation of this month, not paid yet. */
  const add = async (
    trx: Knex,
    gift: GiftRecord,
    month: Pick<DonationRecord, 'paymentMethod'> &
      Partial<Pick<DonationRecord, 'amount' | 'invoiceId' | 'paymentId'>>,
  ): Promise<DonationRecord> => {
    const { fullName, email, language, purpose, pan, donorAddress } = gift
    const { isTest, userId, amount, id } = gift
    const { trust } = await findSite(trx)
    return newDonation(
      trx,
      {
        fullName,
        email,
        language,
        purpose,
        isTest,
        userId,
        amount,
        giftId: id,
        // The temple may have given up its registration since.
        ...(trust?.eightyG && { pan, donorAddress }),
        ...(month.paymentMethod === 'card' && { checkAt: firstCheck() }),
        ...month,
      },
      now(),
    )
  }

  /** The donation of an invoice, however often it is reported. */
  const ofInvoice = async (
    trx: Knex,
    gift: GiftRecord,
    { id: invoiceId, paymentId, amountPaise }: Invoice,
  ): Promise<DonationRecord> => {
    const existing = await lockDonation(trx, { invoiceId })
    const amount = rupeesOf(amountPaise)
    return existing ?? add(trx, gift, { paymentMethod: 'card', amount, invoiceId, paymentId })
  }

  return {
    add,
    ofInvoice,

    /** The provider opened the month's payment. */
    open: async (trx: Knex, donation: DonationRecord, invoice: Invoice): Promise<void> => {
      const { id: invoiceId, paymentId } = invoice
      const held = await lockDonation(trx, { id: donation.id })
      if (held) await updateDonation(trx, { ...held, invoiceId, paymentId }, now().toISOString())
    },

    /** What the card has paid: each invoice once. */
    settle: async (trx: Knex, gift: GiftRecord, paid: readonly PaidInvoice[]): Promise<void> => {
      const known = new Set<string>(
        await trx('donations')
          .where({ gift_id: gift.id })
          .whereIn('status', ['succeeded', 'refunded'])
          .whereNotNull('invoice_id')
          .pluck('invoice_id'),
      )
      for (const invoice of paid.toReversed()) {
        if (known.has(invoice.id)) continue
        const donation = await ofInvoice(trx, gift, invoice)
        await settle.succeed(
          trx,
          { ...donation, paymentId: invoice.paymentId },
          invoice.paidAt,
          byProvider,
        )
      }
    },

    list: (db: Knex, giftId: string): Promise<DonationRecord[]> =>
      donations(db)
        .where({ giftId })
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(shownAtMost),

    /** A pledge of this gift that is still to be paid. */
    findPledge: (trx: Knex, { id: giftId, amount }: GiftRecord, since: string) =>
      donations(trx)
        .where({ giftId, amount, status: 'pending', paymentMethod: 'gpay' })
        .where('created_at', '>', since)
        .orderBy('created_at', 'desc')
        .first() as Promise<DonationRecord | undefined>,
  }
}

export type Months = ReturnType<typeof createMonths>
