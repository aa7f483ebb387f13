import type { Knex } from 'knex'
import { records, toColumns } from '#server/db/rows.ts'
import { hashToken, newToken } from '#server/http/sessionStore.ts'

export type Purpose = 'confirm' | 'change_email' | 'reset' | 'first_admin'

const minute = 60_000

/** How long a link works. A reset link opens an account to whoever holds it. */
const lifeMs: Readonly<Record<Purpose, number>> = {
  confirm: 3 * 24 * 60 * minute,
  change_email: 24 * 60 * minute,
  reset: 10 * minute,
  first_admin: 7 * 24 * 60 * minute,
}

export type AccountToken = {
  readonly purpose: Purpose
  readonly userId?: string | undefined
  readonly email?: string | undefined
}

type About = { readonly userId?: string; readonly email?: string }

/** When a link made now expires. */
export const expiryOf = (purpose: Purpose, now: Date): Date =>
  new Date(now.getTime() + lifeMs[purpose])

/** Makes a token for a link and stores only its hash. */
export const issueToken = async (
  trx: Knex,
  purpose: Purpose,
  { userId, email }: About,
  now: Date,
): Promise<string> => {
  const token = newToken()
  await trx('account_tokens').insert(
    toColumns({
      tokenHash: hashToken(token),
      purpose,
      userId,
      email,
      createdAt: now.toISOString(),
      expiresAt: expiryOf(purpose, now).toISOString(),
    }),
  )
  return token
}

const open = (db: Knex, token: string, purposes: readonly Purpose[], now: Date) =>
  records<AccountToken>(db, 'account_tokens')
    .where({ tokenHash: hashToken(token) })
    .whereIn('purpose', purposes)
    .where('expires_at', '>', now.toISOString())

/** Without using it up. */
export const findToken = (
  db: Knex,
  token: string,
  purposes: readonly Purpose[],
  now: Date,
): Promise<AccountToken | undefined> => open(db, token, purposes, now).first()

/** Uses it up: of two callers at the same moment only one gets it. */
export const useToken = async (
  trx: Knex,
  token: string,
  purposes: readonly Purpose[],
  now: Date,
): Promise<AccountToken | undefined> => {
  const found = await findToken(trx, token, purposes, now)
  return found && (await open(trx, token, purposes, now).delete()) > 0 ? found : undefined
}

export const deleteTokensOf = async (
  trx: Knex,
  userId: string,
  purposes: readonly Purpose[],
): Promise<void> => {
  await trx('account_tokens').where({ user_id: userId }).whereIn('purpose', purposes).delete()
}

export const deleteFirstAdminTokens = async (trx: Knex): Promise<void> => {
  await trx('account_tokens').where({ purpose: 'first_admin' }).delete()
}

/** The address that is not confirmed yet. */
export const findPendingEmail = async (
  db: Knex,
  userId: string,
  now: Date,
): Promise<string | undefined> => {
  const row = await db('account_tokens')
    .where({ user_id: userId, purpose: 'change_email' })
    .where('expires_at', '>', now.toISOString())
    .first<{ email: string } | undefined>('email')
  return row?.email
}

/** Including those of accounts that were changing to the address. */
export const deleteTokensTo = async (trx: Knex, email: string): Promise<void> => {
  await trx('account_tokens').whereRaw('lower(email) = ?', [email.toLowerCase()]).delete()
}

export const forgetOldTokens = (db: Knex, now: Date): Promise<number> =>
  db('account_tokens').where('expires_at', '<', now.toISOString()).delete()
