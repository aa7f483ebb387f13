import type { Knex } from 'knex'
import type { DonationRecord } from './repository.ts'

/** Days that donations may be for; another feature keeps them. All in the caller's transaction. */
export type SponsoredDays = {
  /** Before a donation is stored: what it stores of its day. Refused if the day is gone. */
  readonly prepare: (
    trx: Knex,
    gift: { readonly sponsoredDay?: string | undefined; readonly amount: number },
  ) => Promise<
    | (Required<Pick<DonationRecord, 'sponsoredDayId' | 'purpose'>> & {
        /** Of a card payment that is not finished. */
        readonly closesAt: string
      })
    | undefined
  >
  /** After each change of its status: waiting, it holds the day; paid, it has it; or neither. */
  readonly follow: (trx: Knex, donation: DonationRecord) => Promise<void>
}
