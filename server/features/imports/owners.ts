import type { Knex } from 'knex'
import type { PersonalData } from '#server/privacy/personalData.ts'
import { createSentRows } from '#server/privacy/sentRows.ts'
import { pastGifts, type PastGiftRecord } from './repository.ts'

const table = 'past_gifts'

const { listOwn, ...sent } = createSentRows<PastGiftRecord>({
  table,
  phone: 'phone',
  key: 'id',
  rows: (db: Knex) => pastGifts(db).orderBy('created_at', 'desc'),
  toHeld: (row) => ({
    reference: row.receipt,
    at: row.createdAt,
    name: row.fullName,
    email: row.email,
    phone: row.phone,
  }),
  // No law asks for them: the temple has its register.
  isNeeded: () => false,
})

export const pastGiftData: PersonalData = {
  name: 'pastGifts',
  ...sent,
  read: async (db, person) =>
    (await listOwn(db, person)).map(
      ({ id: _, importId: _i, fingerprint: _f, occurrence: _o, userId: _u, ...gift }) => gift,
    ),
  forget: async (trx, person) => {
    const ids = (await listOwn(trx, person)).map(({ id }) => id)
    for (let at = 0; at < ids.length; at += 500)
      await trx(table)
        .whereIn('id', ids.slice(at, at + 500))
        .delete()
    return ids
  },
}
