import type { Knex } from 'knex'
import { staffRoles } from '#contract/accounts/roles.ts'
import type { exportPeople, StaffPerson } from '#contract/accounts/admin.ts'
import type { Parsed } from '#contract/endpoint.ts'
import { equals, listOf, whether } from '#server/admin/list.ts'
import { records } from '#server/db/rows.ts'
import type { Searched } from '#server/db/searchTerms.ts'
import type { User } from './userRepository.ts'

export type AccountFilter = Parsed<typeof exportPeople>

type Account = Pick<
  User,
  | 'id'
  | 'username'
  | 'email'
  | 'emailConfirmedAt'
  | 'fullName'
  | 'role'
  | 'isPremium'
  | 'disabledAt'
  | 'totpConfirmedAt'
  | 'createdAt'
> & { readonly lastSeenAt?: string | undefined }

const toPerson = (account: Account): StaffPerson => {
  const { emailConfirmedAt, disabledAt, totpConfirmedAt, ...person } = account
  return {
    ...person,
    isEmailConfirmed: emailConfirmedAt !== undefined,
    isDisabled: disabledAt !== undefined,
    hasTotp: totpConfirmedAt !== undefined,
  }
}

const accounts = (db: Knex) =>
  records<Account>(db, 'users').select(
    'id',
    'username',
    'email',
    'email_confirmed_at',
    'full_name',
    'role',
    'is_premium',
    'disabled_at',
    'totp_confirmed_at',
    'created_at',
    db('sessions')
      .where('sessions.user_id', db.ref('users.id'))
      .max('sessions.last_seen_at')
      .as('last_seen_at'),
  )

export const byName: Searched<Pick<User, 'fullName' | 'username'>> = {
  table: 'users',
  columns: ['fullName', 'username'],
  namesOf: (row) => [row.fullName, row.username],
}

/** The latest first. */
export const accountList = listOf<Account, AccountFilter, StaffPerson>({
  rows: accounts,
  where: {
    role: equals('role'),
    isStaff(query, isStaff) {
      if (isStaff === true) query.whereIn('role', staffRoles)
      if (isStaff === false) query.where('role', 'user')
    },
    isDisabled: whether('disabled_at is not null', 'disabled_at is null'),
  },
  search: {
    columns: ['username', 'email', 'full_name'],
    terms: { column: 'search_terms', of: byName },
  },
  sort: [
    { by: 'users.created_at', of: (row) => row.createdAt, type: 'text', isDescending: true },
    { by: 'users.id', of: (row) => row.id, type: 'text', isDescending: true },
  ],
  toItems: (rows) => rows.map(toPerson),
})

export const findPerson = async (db: Knex, id: string): Promise<StaffPerson | undefined> => {
  const row = await accounts(db).where('users.id', id).first()
  return row && toPerson(row)
}
