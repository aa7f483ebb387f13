import type { DevoteeSource } from '#server/privacy/devoteeSource.ts'
import { byName, pastGifts, type PastGiftRecord } from './repository.ts'

export const pastGiftsOfDevotees: DevoteeSource = {
  kind: 'past_gift',
  permission: 'donations',
  table: 'past_gifts',
  key: 'id',
  name: 'past_gifts.full_name',
  email: 'past_gifts.email',
  emailKey: 'lower(past_gifts.email)',
  phone: 'phone',
  owner: 'user_id',
  isIncluded: "past_gifts.full_name <> ''",
  searched: byName,
  findExact: () => Promise.resolve([]),
  read: async (db, keys) => {
    const rows: PastGiftRecord[] = await pastGifts(db).whereIn('id', [...keys])
    return rows.map((row) => ({
      key: row.id,
      at: row.createdAt,
      name: row.fullName,
      day: row.givenOn,
      about: row.purpose,
      amount: row.amount,
      receipt: row.receipt,
      address: row.address,
    }))
  },
}
