import type { Knex } from 'knex'
import type { Role } from '#contract/accounts/roles.ts'
import type { Language } from '#contract/languages.ts'
import { keyOf } from '#server/privacy/keyOf.ts'
import { countRows } from '#server/db/paging.ts'
import { columnsOf, records, toColumns } from '#server/db/rows.ts'

export type User = {
  readonly id: string
  readonly username: string
  readonly email: string
  readonly emailConfirmedAt?: string | undefined
  readonly fullName?: string | undefined
  /** In which its owner reads. */
  readonly language: Language
  readonly passwordHash: string
  readonly role: Role
  readonly isPremium: boolean
  readonly disabledAt?: string | undefined
  readonly totpSecret?: string | undefined
  readonly totpConfirmedAt?: string | undefined
  readonly createdAt: string
}

const columns = columnsOf<User>()([
  'id',
  'username',
  'email',
  'emailConfirmedAt',
  'fullName',
  'language',
  'passwordHash',
  'role',
  'isPremium',
  'disabledAt',
  'totpSecret',
  'totpConfirmedAt',
  'createdAt',
])

const toRow = (user: User) => ({
  ...toColumns(user, columns),
  username_key: keyOf(user.username),
  email_key: keyOf(user.email),
})

const find = (db: Knex, where: Partial<Record<string, string>>): Promise<User | undefined> =>
  records<User>(db, 'users', columns).where(where).first()

export const findUser = (db: Knex, id: string): Promise<User | undefined> => find(db, { id })
export const findByUsername = (db: Knex, username: string): Promise<User | undefined> =>
  find(db, { username_key: keyOf(username) })
export const findByEmail = (db: Knex, email: string): Promise<User | undefined> =>
  find(db, { email_key: keyOf(email) })

/** By what somebody types to log in: a username never contains `@`. */
export const findByLogin = (db: Knex, typed: string): Promise<User | undefined> =>
  typed.includes('@') ? findByEmail(db, typed) : findByUsername(db, typed)

/** Locked until the end of the transaction. */
export const lockUser = (trx: Knex, id: string): Promise<User | undefined> =>
  records<User>(trx, 'users', columns).where({ id }).forUpdate().first()

/** False if the username or the address belongs to somebody else by now. */
export const insertUser = async (trx: Knex, user: User): Promise<boolean> => {
  const inserted = await trx('users')
    .insert({ ...toRow(user), totp_last_step: null, updated_at: user.createdAt })
    .onConflict()
    .ignore()
    .returning('id')
  return inserted.length > 0
}

export const updateUser = async (trx: Knex, user: User, now: Date): Promise<void> => {
  await trx('users')
    .where({ id: user.id })
    .update({ ...toRow(user), updated_at: now.toISOString() })
}

export const deleteUser = async (trx: Knex, id: string): Promise<void> => {
  await trx('users').where({ id }).delete()
}

/** Those who can log in. */
export const countAdmins = (db: Knex): Promise<number> =>
  countRows(db('users').where({ role: 'admin', disabled_at: null }))

export const listAdmins = (db: Knex): Promise<{ id: string; email: string }[]> =>
  db('users').where({ role: 'admin', disabled_at: null }).orderBy('id').select('id', 'email')

/** The same, locked: none of them can disappear meanwhile. */
export const lockAdmins = async (trx: Knex): Promise<number> => {
  const admins = trx('users').where({ role: 'admin', disabled_at: null }).orderBy('id')
  return (await admins.forUpdate().pluck('id')).length
}

/** True for the first use of this half minute's code; never for an older one. */
export const useTotpStep = async (trx: Knex, id: string, step: number): Promise<boolean> => {
  const changed = await trx('users')
    .where({ id })
    .where((last) => last.whereNull('totp_last_step').orWhere('totp_last_step', '<', step))
    .update({ totp_last_step: step })
  return changed > 0
}

/** The half minute of the last code that was used. */
export const findTotpStep = async (db: Knex, id: string): Promise<number | undefined> => {
  const row = await db('users')
    .where({ id })
    .first<{ step: number | null }>({ step: 'totp_last_step' })
  return row.step === null ? undefined : Number(row.step)
}

export const replaceRecoveryCodes = async (
  trx: Knex,
  userId: string,
  hashes: readonly string[],
): Promise<void> => {
  await trx('recovery_codes').where({ user_id: userId }).delete()
  for (const code_hash of hashes) await trx('recovery_codes').insert({ user_id: userId, code_hash })
}

export const countRecoveryCodes = (db: Knex, userId: string): Promise<number> =>
  countRows(db('recovery_codes').where({ user_id: userId }))

/** True once for each code. */
export const useRecoveryCode = async (trx: Knex, userId: string, hash: string): Promise<boolean> =>
  (await trx('recovery_codes').where({ user_id: userId, code_hash: hash }).delete()) > 0
