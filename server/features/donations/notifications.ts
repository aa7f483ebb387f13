import type { Knex } from 'knex'
import { staffLanguage } from '#contract/languages.ts'
import type { DeliveryKind } from '#contract/notifications/kinds.ts'
import type { MailsAgain, Notify } from '#server/adapters/email/port.ts'
import { donationMail } from './mails.ts'
import { findDonation, type DonationRecord } from './repository.ts'

/** What an email about a donation contains; written when it is sent. */
export type About =
  | { readonly donationId: string; readonly what?: undefined }
  | {
      readonly donationId: string
      readonly what: 'given_back'
      /** This refund, and the total so far. */
      readonly paise: number
      readonly allPaise: number
    }
  | {
      readonly donationId: string
      readonly what: 'disputed'
      readonly to: string
      readonly due?: string | undefined
    }

export type Admin = { readonly id: string; readonly email: string }

type Deps = {
  readonly notify: Notify
  /** Those who can log in. */
  readonly findAdmins: (db: Knex) => Promise<readonly Admin[]>
}

const thanksOf = ({ id }: DonationRecord): { key: string; about: About } => ({
  key: `donation:${id}:thanks`,
  about: { donationId: id },
})

/** Sends the receipt again, while the donation counts. */
export const donationMailsAgain: MailsAgain = {
  async donation_receipt(db, reference) {
    const donation = await findDonation(db, { reference })
    if (!donation || donation.email === '') return []
    if (donation.status !== 'succeeded' || donation.voidReason !== undefined) return []
    const { key, about } = thanksOf(donation)
    return [{ key, mail: { kind: donationMail, about }, language: donation.language }]
  },
}

/**
 * Who is notified of a donation's outcome. Money moved, so every email is sent, each in the
 * transaction that changes the donation.
 */
export const createNotifications = ({ notify, findAdmins }: Deps) => {
  const send = (
    trx: Knex,
    { reference, language }: Pick<DonationRecord, 'reference' | 'language'>,
    kind: DeliveryKind,
    { key, about }: { key: string; about: About },
  ): Promise<void> =>
    notify(trx, [
      {
        key,
        language,
        mail: { kind: donationMail, about },
        regarding: { kind, reference },
        isAlwaysSent: true,
      },
    ])

  return {
    thanks: async (trx: Knex, donation: DonationRecord): Promise<void> => {
      if (donation.email !== '') await send(trx, donation, 'donation_receipt', thanksOf(donation))
    },

    /** `step`: the trail's step that it reports, so that each is reported once. */
    refunded: async (
      trx: Knex,
      donation: DonationRecord,
      { paise, step }: { paise: number; step: number },
    ): Promise<void> => {
      const { id, email, refundedPaise: allPaise } = donation
      if (email === '') return
      const about = { donationId: id, what: 'given_back', paise, allPaise } as const
      const key = `donation:${id}:given-back:${step}`
      await send(trx, donation, 'donation_refund', { key, about })
    },

    disputed: async (trx: Knex, donation: DonationRecord, step: number): Promise<void> => {
      const { id, disputeDue: due } = donation
      for (const { id: admin, email: to } of await findAdmins(trx)) {
        const about = { donationId: id, what: 'disputed', to, due } as const
        const key = `donation:${id}:disputed:${step}:${admin}`
        const { reference } = donation
        const of = { reference, language: staffLanguage }
        await send(trx, of, 'donation_dispute', { key, about })
      }
    },
  }
}

export type Notifications = ReturnType<typeof createNotifications>
