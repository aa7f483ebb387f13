import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import type { Mail, MailsAgain } from '#server/adapters/email/port.ts'
import type { Shared } from '#server/feature.ts'
import { isOwnersAddress } from '#server/features/bookings/owners.ts'
import { findBooking, type BookingRecord } from '#server/features/bookings/repository.ts'
import { receiptMail, refundMail } from './mails.ts'
import { receiptInLanguage } from './receiptInLanguage.ts'
import { findReceipt } from './receiptRepository.ts'
import type { DakshinaReceipts } from './receipts.ts'
import { findDakshina, listOfBooking, type DakshinaRecord } from './repository.ts'
import { isVoid } from './rules.ts'

export const dakshinaMail = 'dakshina'

type About = {
  readonly paymentId: string
  /** This refund, and the total so far. */
  readonly refund?: { readonly paise: number; readonly allPaise: number }
}

const receiptOf = ({ id }: DakshinaRecord): { key: string; about: About } => ({
  key: `dakshina:${id}:receipt`,
  about: { paymentId: id },
})

/** The receipts of all payments for a booking that still count. */
export const dakshinaMailsAgain: MailsAgain = {
  async dakshina_receipt(db, reference) {
    if (!(await findBooking(db, reference))?.email) return []
    const payments = await listOfBooking(db, reference)
    return payments
      .filter((payment) => payment.status === 'succeeded' && !isVoid(payment))
      .map((payment) => {
        const { key, about } = receiptOf(payment)
        const { language } = payment
        return { key, mail: { kind: dakshinaMail, about }, language }
      })
  },
}

type Deps = Pick<Shared, 'findSite' | 'notify' | 'publicUrl'> & {
  readonly receipts: Pick<DakshinaReceipts, 'pathOf'>
}

/**
 * Devotees get one email for each payment that arrives and for each refund. Money moved, so it is
 * always sent, in the transaction that records it.
 */
export const createDakshinaNotifications = (deps: Deps) => {
  const { findSite, notify, receipts, publicUrl } = deps

  const send = (
    trx: Knex,
    { reference, language }: DakshinaRecord,
    { key, about }: { key: string; about: About },
  ): Promise<void> => {
    const kind = about.refund ? 'dakshina_refund' : 'dakshina_receipt'
    return notify(trx, [
      {
        key,
        language,
        mail: { kind: dakshinaMail, about },
        regarding: { kind, reference },
        isAlwaysSent: true,
      },
    ])
  }

  return {
    received: async (
      trx: Knex,
      payment: DakshinaRecord,
      { email }: Pick<BookingRecord, 'email'>,
    ): Promise<void> => {
      if (email) await send(trx, payment, receiptOf(payment))
    },

    /** `paise`: of this refund. The total so far tells one refund from the next. */
    refunded: async (trx: Knex, payment: DakshinaRecord, paise: number): Promise<void> => {
      const { id, reference, refundedPaise: allPaise } = payment
      if (!(await findBooking(trx, reference))?.email) return
      const about = { paymentId: id, refund: { paise, allPaise } }
      await send(trx, payment, { key: `dakshina:${id}:refund:${allPaise}`, about })
    },

    /** The email, when it is sent; none if nobody is left to write to, or it was a mistake. */
    write: async (db: Knex, draft: unknown, language: Language): Promise<Mail | undefined> => {
      const { paymentId, refund } = draft as About
      const payment = await findDakshina(db, { id: paymentId })
      const receipt = await findReceipt(db, { paymentId })
      if (!payment || !receipt || isVoid(payment)) return undefined
      const booking = await findBooking(db, payment.reference)
      if (!booking?.email) return undefined
      const of = {
        language,
        payment,
        receipt: await receiptInLanguage(db, receipt, language),
        booking,
        isOwnAddress: await isOwnersAddress(db, booking.id),
        receiptUrl: `${publicUrl}${receipts.pathOf(receipt.number)}`,
        temple: await findSite(db, language),
      }
      return refund ? refundMail(of, refund) : receiptMail(of)
    },
  }
}

export type DakshinaNotifications = ReturnType<typeof createDakshinaNotifications>
