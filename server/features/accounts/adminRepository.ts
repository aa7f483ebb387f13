import type { Knex } from 'knex'
import { staffRoles, type Role } from '#contract/accounts/roles.ts'
import type { StaffPerson } from '#contract/accounts/admin.ts'
import type { Page } from '#contract/paging.ts'
import {
  countRows,
  readPage,
  whereMatches,
  type ListQuery,
  type SortKey,
} from '#server/db/paging.ts'
import { records } from '#server/db/rows.ts'
import { fillSearchTerms, type Searched } from '#server/db/searchTerms.ts'
import type { User } from './userRepository.ts'

export type AccountFilter = {
  readonly role?: Role | undefined
  readonly isStaff?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly search?: string | undefined
}

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

const latestFirst: readonly SortKey<Account>[] = [
  { by: 'users.created_at', of: (row) => row.createdAt, type: 'text', isDescending: true },
  { by: 'users.id', of: (row) => row.id, type: 'text', isDescending: true },
]

const filtered = (
  db: Knex,
  { role, isStaff, isDisabled, search }: AccountFilter,
): Knex.QueryBuilder => {
  const query = accounts(db)
  if (role !== undefined) query.where('role', role)
  if (isStaff === true) query.whereIn('role', staffRoles)
  if (isStaff === false) query.where('role', 'user')
  if (isDisabled === true) query.whereNotNull('disabled_at')
  if (isDisabled === false) query.whereNull('disabled_at')
  whereMatches(query, db, ['username', 'email', 'full_name'], search, 'search_terms')
  return query
}

const byName: Searched<Pick<User, 'fullName' | 'username'>> = {
  table: 'users',
  columns: ['fullName', 'username'],
  namesOf: (row) => [row.fullName, row.username],
}

export const countForAdmin = async (db: Knex, filter: AccountFilter): Promise<number> => {
  if (filter.search) await fillSearchTerms(db, byName)
  return countRows(filtered(db, filter))
}

export const listForAdmin = async (
  db: Knex,
  filter: AccountFilter,
  asked: ListQuery,
): Promise<Page<StaffPerson>> => {
  if (filter.search) await fillSearchTerms(db, byName)
  const { rows, next } = await readPage<Account>(filtered(db, filter), latestFirst, asked)
  return { items: rows.map(toPerson), next }
}

export const findPerson = async (db: Knex, id: string): Promise<StaffPerson | undefined> => {
  const row = await accounts(db).where('users.id', id).first()
  return row && toPerson(row)
}
