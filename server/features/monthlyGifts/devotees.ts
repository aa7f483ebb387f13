import type { DevoteeSource } from '#server/privacy/devoteeSource.ts'
import { byName } from './admin.ts'
import { monthlyGifts, type GiftRecord } from './repository.ts'

/** Not those that never began: an address in them may have been typed by anybody. */
const isBegun = `monthly_gifts.status <> 'pending'
  and (monthly_gifts.status <> 'ended' or monthly_gifts.ended_by is not null)`

export const giftsOfDevotees: DevoteeSource = {
  kind: 'monthly_gift',
  permission: 'donations',
  table: 'monthly_gifts',
  key: 'reference',
  name: 'monthly_gifts.full_name',
  email: 'monthly_gifts.email',
  emailKey: 'lower(monthly_gifts.email)',
  owner: 'user_id',
  isIncluded: `monthly_gifts.full_name <> '' and not monthly_gifts.is_test and ${isBegun}`,
  searched: byName,
  findExact: (db, text) =>
    db('monthly_gifts').where({ reference: text }).whereRaw(isBegun).pluck('reference'),
  read: async (db, keys) => {
    const rows: GiftRecord[] = await monthlyGifts(db).whereIn('reference', [...keys])
    return rows.map((row) => ({
      key: row.reference,
      at: row.createdAt,
      name: row.fullName,
      about: row.purpose,
      status: row.status,
      amount: row.amount,
    }))
  },
}
