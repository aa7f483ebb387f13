import { records } from '#server/db/rows.ts'
import type { DevoteeSource } from '#server/privacy/devoteeSource.ts'
import { byName } from './adminRepository.ts'
import type { User } from './userRepository.ts'

/** An address counts once it is confirmed: until then anybody may have typed it. */
export const accountsOfDevotees: DevoteeSource = {
  kind: 'account',
  permission: 'office',
  table: 'users',
  key: 'id',
  name: 'coalesce(users.full_name, users.username)',
  email: 'case when users.email_confirmed_at is not null then users.email end',
  emailKey: 'users.email_key',
  owner: 'id',
  isIncluded: "users.role = 'user'",
  searched: byName,
  findExact: () => Promise.resolve([]),
  read: async (db, keys) => {
    const rows = await records<User>(db, 'users', [
      'id',
      'username',
      'full_name',
      'created_at',
    ]).whereIn('id', [...keys])
    return rows.map((row) => ({
      key: row.id,
      at: row.createdAt,
      name: row.fullName ?? row.username,
      about: row.username,
    }))
  },
}
