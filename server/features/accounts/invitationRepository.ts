import type { Knex } from 'knex'
import type { Invitation, StaffRole } from '#contract/accounts/invitations.ts'
import { keyOf } from '#server/privacy/keyOf.ts'
import { records, toColumns } from '#server/db/rows.ts'
import { hashToken } from '#server/http/sessionStore.ts'
import { dropMails } from '#server/privacy/waitingMails.ts'

export type StoredInvitation = {
  readonly id: string
  readonly email: string
  readonly role: StaffRole
  readonly invitedBy: string
  readonly token: string
  readonly sentAt: string
  readonly expiresAt: string
}

type Stored = Omit<Invitation, 'isExpired' | 'invitedBy'> & { readonly username?: string }

const toInvitation =
  (now: Date) =>
  ({ id, email, role, username: invitedBy, sentAt, expiresAt }: Stored): Invitation => ({
    id,
    email,
    role,
    ...(invitedBy !== undefined && { invitedBy }),
    sentAt,
    expiresAt,
    isExpired: expiresAt <= now.toISOString(),
  })

const table = 'invitations'

const withInviter = (db: Knex) =>
  records<Stored>(db, table)
    .leftJoin('users', 'users.id', `${table}.invited_by`)
    .select(`${table}.*`, 'users.username')

/** The latest first. */
export const listOpenInvitations = async (db: Knex, now: Date): Promise<Invitation[]> => {
  const rows: Stored[] = await withInviter(db).orderBy([
    { column: `${table}.sent_at`, order: 'desc' },
    { column: `${table}.id` },
  ])
  return rows.map(toInvitation(now))
}

export const findInvitation = async (
  db: Knex,
  id: string,
  now: Date,
): Promise<Invitation | undefined> => {
  const row: Stored | undefined = await withInviter(db).where(`${table}.id`, id).first()
  return row && toInvitation(now)(row)
}

const removed = async (trx: Knex, where: Record<string, string>): Promise<boolean> => {
  const ids: string[] = await trx(table).where(where).pluck('id')
  await dropMails(
    trx,
    ids.map((id) => `invitation:${id}:`),
  )
  return (await trx(table).whereIn('id', ids).delete()) > 0
}

/** False if it was accepted or withdrawn meanwhile. */
export const deleteInvitation = (trx: Knex, id: string): Promise<boolean> => removed(trx, { id })

export const deleteInvitationsTo = (trx: Knex, email: string): Promise<boolean> =>
  removed(trx, { email_key: keyOf(email) })

/** In place of an earlier one to the same address, whose link stops working. */
export const putInvitation = async (trx: Knex, stored: StoredInvitation): Promise<void> => {
  const { id, email, role, invitedBy, token, sentAt, expiresAt } = stored
  await deleteInvitationsTo(trx, email)
  const row = { id, email, emailKey: keyOf(email), role, invitedBy, sentAt, expiresAt }
  // Two administrators at the same moment: the later one counts.
  await trx(table)
    .insert(toColumns({ ...row, tokenHash: hashToken(token) }))
    .onConflict('email_key')
    .merge()
}

type Offer = Pick<Invitation, 'id' | 'email' | 'role'>

const byToken = (db: Knex, token: string, now: Date) =>
  db(table)
    .where({ token_hash: hashToken(token) })
    .where('expires_at', '>', now.toISOString())

/** Without using it up. */
export const findOffer = (db: Knex, token: string, now: Date): Promise<Offer | undefined> =>
  byToken(db, token, now).first<Offer | undefined>('id', 'email', 'role')

/** Uses it up: of two callers at the same moment only one gets it. */
export const useOffer = async (trx: Knex, token: string, now: Date): Promise<Offer | undefined> => {
  const offer = await findOffer(trx, token, now)
  return offer && (await byToken(trx, token, now).delete()) > 0 ? offer : undefined
}

/** A month after their link expired. */
export const forgetOldInvitations = (db: Knex, now: Date): Promise<number> =>
  db(table)
    .where('expires_at', '<', new Date(now.getTime() - 30 * 24 * 3_600_000).toISOString())
    .delete()
