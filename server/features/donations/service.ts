import type { Knex } from 'knex'
import type { CardDonationInput, PledgeInput } from '#contract/donations/input.ts'
import { receiptPath, receiptPdfPath } from '#contract/donations/receipts.ts'
import type { Donation } from '#contract/donations/public.ts'
import type { InLanguage, Language } from '#contract/languages.ts'
import { rupeesOf } from '#contract/payments/money.ts'
import { maskedPan } from '#contract/donations/pan.ts'
import { asReference } from '#contract/reference.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { transactTogether } from '#server/db/writeQueue.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Visit } from '#server/http/implement.ts'
import { createTokens } from '#server/http/links.ts'
import { asClaimed } from '#server/payments/claim.ts'
import { createPayable } from '#server/payments/createPayable.ts'
import type { Payments } from '#server/payments/payments.ts'
import { disputeMail, refundMail, thanksMail } from './mails.ts'
import { newDonation } from './newDonation.ts'
import { forgetUnpaid, listDonationsOf, ownerOf } from './owners.ts'
import { findReceipt } from './receipts/repository.ts'
import { createReceipts } from './receipts/receipts.ts'
import { findDonation, lockDonation, updateDonation, type DonationRecord } from './repository.ts'
import { createDonationSettle } from './settle.ts'
import type { SponsoredDays } from './sponsoredDays.ts'
import { mayFollow } from '#server/payments/statuses.ts'
import { createNotifications, type About, type Admin } from './notifications.ts'
import { assertTakesUpi } from '#server/payments/takesUpi.ts'
import { validateDonation } from './validateDonation.ts'

type Deps = Pick<
  Shared,
  'findSite' | 'notify' | 'publicUrl' | 'linkSecret' | 'now' | 'localDate'
> & {
  readonly findAdmins: (db: Knex) => Promise<readonly Admin[]>
  readonly payments: Payments
  readonly sponsoring: SponsoredDays
}

type ReceivedPayment = {
  readonly reference: string
  readonly actorId: string
  readonly paidAt: Date
  /** The bank's number of the payment. */
  readonly utr?: string | undefined
  /** In whole rupees, if the amount received differs from the pledge. */
  readonly cameAmount?: number | undefined
}

/** What opens a donation: the token of its link, or the session of the donor. */
type Key = {
  readonly reference: string
  readonly token?: string | undefined
  /** Present if the caller is logged in. */
  readonly userId?: string | undefined
}

const unknownLink = (): AppError => new AppError('not_found', { code: 'donations.unknownLink' })

/**
 * Donations by card and by UPI. All writes are part of the caller's transaction, except for cards.
 */
export const createDonations = (deps: Deps) => {
  const { findSite, publicUrl, linkSecret, now, payments, sponsoring } = deps
  const { tokenOf, opens } = createTokens(linkSecret, 'donation')
  const receipts = createReceipts(deps)
  const settle = createDonationSettle({
    ...deps,
    receipts,
    notifications: createNotifications(deps),
  })

  /** The donation, if the caller may open it. */
  const opened = async (
    db: Knex,
    found: DonationRecord | undefined,
    { token, userId }: Key,
  ): Promise<DonationRecord> => {
    if (!found) throw unknownLink()
    const { id, reference } = found
    if (userId !== undefined && (await ownerOf(db, id)) === userId) return found
    if (opens(reference, token)) return found
    throw unknownLink()
  }

  const pathOf = (number: string): string =>
    receiptPath({ number, token: receipts.tokenOf(number) })

  const show = async (db: Knex, record: DonationRecord): Promise<Donation> => {
    const {
      reference,
      pan,
      paymentId: _p,
      paidAt: _a,
      refundedPaise,
      dispute: _d,
      disputeDue: _u,
      pledgedAmount: _g,
      anotherOf: _o,
      checkAt: _c,
      chequeNumber: _n,
      chequeBank: _b,
      slip: _s,
      phone: _t,
      isAtCounter: _w,
      sevaId: _q,
      nature: _r,
      sponsoredDayId: _e,
      closesAt: _l,
      giftId: _m,
      invoiceId: _i,
      language: _z,
      voidReason: _v,
      ...shown
    } = record
    const receipt = await findReceipt(db, { donationId: record.id })
    return {
      ...shown,
      reference,
      ...(pan !== undefined && { pan: maskedPan(pan) }),
      token: tokenOf(reference),
      ...(refundedPaise > 0 && { refundedAmount: rupeesOf(refundedPaise) }),
      ...(receipt && { receiptPath: pathOf(receipt.number) }),
    }
  }

  /** A donation for a day holds it from now on. */
  const store = async (
    trx: Knex,
    {
      sponsoredDay,
      ...input
    }: Parameters<typeof newDonation>[1] & Pick<PledgeInput, 'sponsoredDay'>,
    userId: string | undefined,
  ): Promise<DonationRecord> => {
    const { amount, paymentMethod } = input
    const { closesAt, ...day } = (await sponsoring.prepare(trx, { sponsoredDay, amount })) ?? {}
    const closing = paymentMethod === 'card' && { closesAt }
    const donation = await newDonation(trx, { ...input, ...day, ...closing, userId }, now())
    await sponsoring.follow(trx, donation)
    return donation
  }

  return {
    payable: createPayable({
      type: 'donation',
      find: findDonation,
      lock: lockDonation,
      update: updateDonation,
      settle,
      now,
    }),
    receipts,
    settle,
    receiptPathOf: pathOf,

    /** The link of a donation, for its donor alone. */
    linkOf: ({ reference }: Pick<DonationRecord, 'reference'>) => ({
      reference,
      token: tokenOf(reference),
    }),

    /** The address of its receipt, once there is one. */
    receiptOf: async (db: Knex, { id }: Pick<DonationRecord, 'id'>) => {
      const receipt = await findReceipt(db, { donationId: id })
      return receipt ? { receiptPath: pathOf(receipt.number) } : {}
    },

    /** The ways in which this caller can give. */
    settings: async (db: Knex, caller: Pick<Visit, 'isLocal'>) => {
      const { upiAddress, name } = await findSite(db)
      return {
        ...payments.settings(caller),
        ...(upiAddress !== undefined && { upi: { address: upiAddress, name } }),
      }
    },

    /** Begins a card donation. */
    begin: async (
      db: Knex,
      { type: _type, currency: _currency, ...input }: CardDonationInput & InLanguage,
      userId?: string,
    ) => {
      payments.assertOffered()
      const site = await findSite(db)
      validateDonation(input, site)
      const { isTest } = payments
      const paid = { paymentMethod: 'card', checkAt: payments.firstCheck(), isTest } as const
      const { id, amount, reference } = await transactTogether(db, (trx) =>
        store(trx, { ...input, ...paid }, userId),
      )
      const description = `Donation ${reference} to ${site.name}`
      const opened = await payments.open(db, { type: 'donation', id }, { amount, description })
      return { ...opened, donation: { reference, token: tokenOf(reference) } }
    },

    /** A UPI pledge: nothing counts as given until the temple has found it at its bank. */
    pledge: async (
      trx: Knex,
      { currency: _currency, ...input }: PledgeInput & InLanguage,
      userId?: string,
    ): Promise<Donation> => {
      const site = await findSite(trx)
      assertTakesUpi(site, '#/paymentMethod')
      validateDonation(input, site)
      return show(trx, await store(trx, input, userId))
    },

    /** What somebody gave while logged in, or as a guest before. */
    listOf: async (db: Knex, userId: string): Promise<Donation[]> => {
      const found = await listDonationsOf(db, userId)
      return Promise.all(found.map((record) => show(db, record)))
    },

    forgetUnpaid: (db: Knex): Promise<void> => forgetUnpaid(db, now()),

    get: async (db: Knex, key: Key): Promise<Donation> => {
      const found = await findDonation(db, { reference: asReference(key.reference) })
      return show(db, await opened(db, found, key))
    },

    /**
     * The donor's word, and the bank number they give; it can be sent again with a better number.
     */
    claim: async (trx: Knex, { utr, ...key }: Key & { utr?: string | undefined }) => {
      const found = await lockDonation(trx, { reference: asReference(key.reference) })
      const held = await opened(trx, found, key)
      if (held.status !== 'pending' || held.paymentMethod !== 'gpay') {
        throw new AppError('wrong_status')
      }
      const at = now().toISOString()
      const claimed = { ...held, ...asClaimed(held, { utr }, at), updatedAt: at }
      await updateDonation(trx, claimed, at)
      return show(trx, claimed)
    },

    /** The temple found a pledge on its bank statement, even one that was already cancelled. */
    confirm: async (
      trx: Knex,
      { reference, actorId, paidAt, utr, cameAmount }: ReceivedPayment,
    ): Promise<DonationRecord> => {
      const held = await lockDonation(trx, { reference })
      if (!held) throw unknownLink()
      const isOpen = mayFollow(held.status, 'succeeded') && held.voidReason === undefined
      if (!isOpen || held.paymentMethod === 'card') {
        throw new AppError('wrong_status')
      }
      // The donor's number was only their word; from now on it is the bank's.
      const by = { by: 'temple', actorId } as const
      if (cameAmount === undefined || cameAmount === held.amount) {
        return settle.succeed(trx, { ...held, utr }, paidAt, by)
      }
      const asItCame = { ...held, utr, amount: cameAmount, pledgedAmount: held.amount }
      return settle.succeed(trx, asItCame, paidAt, { ...by, note: 'other_amount' })
    },

    /** Writes an email when it is sent. */
    writeMail: async (db: Knex, draft: unknown, language: Language): Promise<Mail> => {
      const about = draft as About
      const { donationId } = about
      const donation = await findDonation(db, { id: donationId })
      const receipt = await findReceipt(db, { donationId })
      if (!donation || !receipt) throw unknownLink()
      const link = { number: receipt.number, token: receipts.tokenOf(receipt.number) }
      const receiptUrl = `${publicUrl}${receiptPath(link)}`
      const pdfUrl = `${publicUrl}${receiptPdfPath(link)}`
      const temple = await findSite(db, language)
      if (about.what === 'given_back') {
        return refundMail({ donation, receiptUrl, temple, language, ...about })
      }
      if (about.what !== 'disputed') {
        return thanksMail({ donation, receipt, receiptUrl, pdfUrl, temple, language })
      }
      const adminUrl = `${publicUrl}/admin/donations/${donation.reference.toLowerCase()}`
      return disputeMail({ donation, adminUrl, temple, ...about })
    },
  }
}

export type Donations = ReturnType<typeof createDonations>
