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
import { fillSearchTerms, type Searched } from '#server/db/searchTerms.ts'

export type AccountFilter = {
  readonly role?: Role | undefined
  readonly isStaff?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly search?: string | undefined
}

type Row = {
  id: string
  username: string
  email: string
  email_confirmed_at: string | null
  full_name: string | null
  role: Role
  is_premium: boolean | number
  disabled_at: string | null
  totp_confirmed_at: string | null
  created_at: string
  last_seen_at: string | null
}

const toPerson = (row: Row): StaffPerson => ({
  id: row.id,
  username: row.username,
  email: row.email,
  isEmailConfirmed: row.email_confirmed_at !== null,
  ...(row.full_name !== null && { fullName: row.full_name }),
  role: row.role,
  isPremium: Boolean(row.is_premium),
  isDisabled: row.disabled_at !== null,
  hasTotp: row.totp_confirmed_at !== null,
  createdAt: row.created_at,
  ...(row.last_seen_at !== null && { lastSeenAt: row.last_seen_at }),
})

const accounts = (db: Knex) =>
  db('users').select(
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

const latestFirst: readonly SortKey<Row>[] = [
  { by: 'users.created_at', of: (row) => row.created_at, type: 'text', isDescending: true },
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

const byName: Searched<Pick<Row, 'id' | 'full_name' | 'username'>> = {
  table: 'users',
  columns: ['full_name', 'username'],
  namesOf: (row) => [row.full_name, row.username],
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
  const { rows, next } = await readPage<Row>(filtered(db, filter), latestFirst, asked)
  return { items: rows.map(toPerson), next }
}

export const findPerson = async (db: Knex, id: string): Promise<StaffPerson | undefined> => {
  const row: Row | undefined = await accounts(db).where('users.id', id).first()
  return row && toPerson(row)
}
