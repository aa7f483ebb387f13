import type { DevoteeSource } from '#server/privacy/devoteeSource.ts'
import { byName } from './adminRepository.ts'
import { sevas } from './repository.ts'
import { kindNames, ruleText } from './words.ts'

export const sevasOfDevotees: DevoteeSource = {
  kind: 'seva',
  permission: 'bookings',
  table: 'sevas',
  key: 'id',
  name: 'sevas.full_name',
  email: 'sevas.email',
  emailKey: 'lower(sevas.email)',
  phone: 'phone',
  owner: 'user_id',
  isIncluded: "sevas.full_name <> ''",
  searched: byName,
  findExact: (db, text) => db('sevas').where({ reference: text }).pluck('id'),
  read: async (db, keys) => {
    const rows = await sevas(db).whereIn('id', [...keys])
    return rows.map((row) => ({
      key: row.id,
      at: row.createdAt,
      name: row.fullName,
      about: `${kindNames[row.kind]}, ${ruleText(row)}`,
      status: row.status,
      address: row.address,
    }))
  },
}
