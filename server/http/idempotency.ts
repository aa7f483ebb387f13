import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { dbErrorCode } from '#server/db/db.ts'
import { insertRows, sql } from '#server/db/sql.ts'
import { transactTogether } from '#server/db/writeQueue.ts'
import { AppError } from '#server/errors.ts'
import { pseudonymOf } from '#server/privacy/pseudonym.ts'
import { guest, type Actor } from './implement.ts'

/** The answer to a command, as JSON text, so that a replay gives exactly the same bytes. */
export type Answer = { readonly status: number; readonly body: string }

/** The result of a command: its answer, and the person or thing it concerns. */
type Done = Answer & { readonly about?: string | undefined }

type Command = {
  readonly key: string
  /** For the pseudonyms: the key itself is stored nowhere. */
  readonly secret: Buffer
  readonly actor: Actor
  /** As in the contract, e.g. `POST /api/puja-bookings/:reference/cancel`. */
  readonly endpoint: string
  /** Method and path, e.g. `POST /api/contact`. */
  readonly address: string
  readonly sent: unknown
}

type Receipt = {
  endpoint: string
  actor: string
  fingerprint: string
  status: number
  body: string
  /** Except for the endpoint, this is all that remains of a stripped receipt. */
  outcome: 'done' | 'deleted' | null
}

/**
 * Reads `Idempotency-Key`, in quotes as the draft standard has it, or bare as most clients send it.
 */
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

/** Canonical JSON, independent of key order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

const fingerprintOf = ({ address, sent, secret }: Command): string => {
  const digest = createHash('sha256')
    .update(`${address}\n${canonical(sent)}`)
    .digest('base64url')
  return pseudonymOf(secret, 'fingerprint', digest)
}

const keyHashOf = ({ key, secret }: Command): string => pseudonymOf(secret, 'receipt', key)

/**
 * Inserts the key as the first step of the transaction. If another request has the same key, the
 * database waits for that transaction and then rejects the row.
 */
const take = async (trx: Knex.Transaction, command: Command): Promise<boolean> => {
  const row = {
    key_hash: keyHashOf(command),
    endpoint: command.endpoint,
    actor: command.actor.id,
    fingerprint: fingerprintOf(command),
    created_at: new Date().toISOString(),
  }
  const unlessTaken = 'on conflict (key_hash) do nothing returning key_hash'
  const taken = await insertRows(trx, 'receipts', [row], unlessTaken)
  return taken.length > 0
}

const finish = async (trx: Knex.Transaction, command: Command, done: Done): Promise<void> => {
  const text = 'update receipts set status = ?, body = ?, about = ? where key_hash = ?'
  await sql(trx, text, [done.status, done.body, done.about ?? null, keyHashOf(command)])
}

/** Returns the stored answer; if it is no longer stored, throws with the reason. */
const replay = async (trx: Knex.Transaction, command: Command): Promise<Answer> => {
  const receipt = await trx('receipts')
    .where({ key_hash: keyHashOf(command) })
    .first<Receipt | undefined>()
  if (!receipt) throw new AppError('in_progress')
  if (receipt.endpoint !== command.endpoint) throw new AppError('key_reused')
  if (receipt.outcome === 'done') throw new AppError('already_done')
  if (receipt.outcome === 'deleted') throw new AppError('deleted_since')
  // A guest's command may be retried after login; no one gets another person's answer.
  const isOurs = [command.actor.id, guest.id].includes(receipt.actor)
  if (!isOurs || receipt.fingerprint !== fingerprintOf(command)) throw new AppError('key_reused')
  return { status: receipt.status, body: receipt.body }
}

/**
 * Carries out a command once. Its effect and its receipt are one transaction, so neither exists
 * without the other; a command that fails leaves neither and may be sent again under its key.
 */
export const once = async (
  db: Knex,
  command: Command,
  run: (trx: Knex.Transaction) => Promise<Done>,
): Promise<Answer & { isReplayed: boolean }> => {
  try {
    return await transactTogether(db, async (trx) => {
      if (!(await take(trx, command))) return { ...(await replay(trx, command)), isReplayed: true }
      const done = await run(trx)
      await finish(trx, command, done)
      return { status: done.status, body: done.body, isReplayed: false }
    })
  } catch (error) {
    // PostgreSQL's lock_not_available: the first request is still running.
    if (dbErrorCode(error) === '55P03') throw new AppError('in_progress')
    throw error
  }
}
