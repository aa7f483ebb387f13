import type { Knex } from 'knex'
import type { RecordedDonation } from '#contract/counter/donationsAdmin.ts'
import type { Parsed } from '#contract/endpoint.ts'
import type { recordSevaGift, StaffSevaDetails } from '#contract/sevas/admin.ts'
import { natureOf } from '#contract/sevas/seva.ts'
import { records } from '#server/db/rows.ts'
import type { Recording } from '#server/features/donations/counter/record.ts'
import type { Actor } from '#server/http/implement.ts'
import type { SevaRecord } from './repository.ts'
import { purposeOf } from './words.ts'

export type Gift = Omit<Parsed<typeof recordSevaGift>, 'id'>

/** What is given for a seva: a donation like any other, of its own purpose and nature. */
export const createGifts = (record: Recording) => ({
  record: async (
    trx: Knex,
    seva: SevaRecord,
    { donorAddress, ...paid }: Gift,
    actor: Actor,
  ): Promise<RecordedDonation> => {
    const { id, fullName, email, phone, address } = seva
    const { shown } = await record(
      trx,
      {
        ...paid,
        fullName,
        email,
        phone,
        purpose: purposeOf(seva),
        ...(paid.pan && { donorAddress: donorAddress || address }),
        seva: { id, nature: natureOf(seva) },
      },
      actor,
    )
    return shown
  },

  /** The latest first. */
  list: async (db: Knex, sevaId: string): Promise<StaffSevaDetails['gifts']> => {
    const rows = await records<StaffSevaDetails['gifts'][number]>(db, 'donations')
      .leftJoin('donation_receipts as receipt', 'receipt.donation_id', 'donations.id')
      .where('donations.seva_id', sevaId)
      .whereNull('donations.void_reason')
      .orderBy('donations.id', 'desc')
      .select(
        'donations.reference',
        'donations.status',
        'donations.amount',
        'donations.created_at as at',
        'receipt.number as receipt_number',
      )
    return rows
  },
})

export type Gifts = ReturnType<typeof createGifts>
