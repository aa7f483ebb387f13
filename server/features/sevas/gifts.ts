import type { Knex } from 'knex'
import type { Parsed } from '#contract/endpoint.ts'
import type { recordSevaGift, StaffSevaDetails } from '#contract/sevas/admin.ts'
import { natureOf } from '#contract/sevas/seva.ts'
import { records } from '#server/db/rows.ts'
import { AppError } from '#server/errors.ts'
import type { Recording } from '#server/features/donations/counter/record.ts'
import type { Actor } from '#server/http/implement.ts'
import type { SevaRecord } from './repository.ts'
import { purposeOf } from './words.ts'

export type Gift = Omit<Parsed<typeof recordSevaGift>, 'id'>

/** Mistakes name the fields of the form in which the gift is only a part. */
const within = async <T>(part: string, work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof AppError) || error.fields.length === 0 || part === '') throw error
    const fields = error.fields.map(({ pointer, detail }) => ({
      pointer: pointer.replace('#/', `#/${part}/`),
      detail,
    }))
    throw new AppError(error.code, error.message, fields)
  }
}

/** What is given for a seva: a donation like any other, of its own purpose and nature. */
export const createGifts = (record: Recording) => ({
  record: async (
    trx: Knex,
    seva: SevaRecord,
    { gift, part = '' }: { readonly gift: Gift; readonly part?: string },
    actor: Actor,
  ) => {
    const { fullName, email, phone, address } = seva
    const { donorAddress = address, ...paid } = gift
    const { shown } = await within(
      part,
      record(
        trx,
        {
          ...paid,
          fullName,
          email,
          phone,
          purpose: purposeOf(seva),
          ...(paid.pan && { donorAddress }),
          seva: { id: seva.id, nature: natureOf(seva) },
        },
        actor,
      ),
    )
    return shown.receipt
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
