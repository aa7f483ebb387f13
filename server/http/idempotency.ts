import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { dbErrorCode } from '#server/db/db.ts'
import { insertRows, sql } from '#server/db/sql.ts'
import { transactTogether } from '#server/db/writeQueue.ts'
import { AppError } from '#server/errors.ts'
import { guest, type Actor } from './implement.ts'

/** An answer to a command: JSON text, so that a replay gives the very same bytes. */
export type Answer = { readonly status: number; readonly body: string }

type Command = {
  readonly key: string
  readonly actor: Actor
  /** Method and path, e.g. `POST /api/contact`. */
  readonly endpoint: string
  readonly sent: unknown
}

type Receipt = { actor: string; fingerprint: string; status: number; body: string }

/** Reads `Idempotency-Key`, in quotes as its draft standard has it, or bare as most clients do. */
export const readKey = (header: string | undefined): string | undefined => {
  if (header === undefined) return undefined
  const key = /^"(.*)"$/.exec(header.trim())?.[1] ?? header.trim()
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new AppError(
      'invalid_input',
      'The Idempotency-Key must be 1 to 255 visible ASCII characters.',
    )
  }
  return key
}

/** The same text for the same JSON value, whatever the order of its keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

const fingerprintOf = ({ endpoint, sent }: Command): string =>
  createHash('sha256')
    .update(`${endpoint}\n${canonical(sent)}`)
    .digest('base64url')

/**
 * Takes the key, first of all in its transaction. While another request holds the same key, the
 * database makes this one wait for that transaction, and then refuses the row.
 */
const take = async (trx: Knex.Transaction, command: Command): Promise<boolean> => {
  const { key, actor, endpoint } = command
  const row = {
    actor: actor.id,
    key,
    endpoint,
    fingerprint: fingerprintOf(command),
    status: null,
    body: null,
    created_at: new Date().toISOString(),
  }
  const unlessTaken = 'on conflict (key) do nothing returning key'
  const taken = await insertRows(trx, 'receipts', [row], unlessTaken)
  return taken.length > 0
}

const findReceipt = async (trx: Knex.Transaction, command: Command): Promise<Receipt> => {
  const receipt = await trx('receipts')
    .where({ key: command.key })
    .first<Receipt | undefined>('actor', 'fingerprint', 'status', 'body')
  // Not there although the row was refused: removed in between, as receipts grow old.
  if (!receipt) throw new AppError('in_progress')
  // What was sent as a guest may be sent again signed in; nothing of a person's own to anybody else.
  const isOurs = [command.actor.id, guest.id].includes(receipt.actor)
  if (!isOurs || receipt.fingerprint !== fingerprintOf(command)) throw new AppError('key_reused')
  return receipt
}

/**
 * Does a command once. Its effect and its receipt are one transaction, so there is never one
 * without the other; a command that fails leaves neither and may be sent again under its key.
 */
export const once = async (
  db: Knex,
  command: Command,
  run: (trx: Knex.Transaction) => Promise<Answer>,
): Promise<Answer & { isReplayed: boolean }> => {
  const { key } = command
  try {
    return await transactTogether(db, async (trx) => {
      if (!(await take(trx, command))) {
        const { status, body } = await findReceipt(trx, command)
        return { status, body, isReplayed: true }
      }
      const answer = await run(trx)
      const finish = 'update receipts set status = ?, body = ? where key = ?'
      await sql(trx, finish, [answer.status, answer.body, key])
      return { ...answer, isReplayed: false }
    })
  } catch (error) {
    // PostgreSQL's lock_not_available: the first request still runs.
    if (dbErrorCode(error) === '55P03') throw new AppError('in_progress')
    throw error
  }
}
