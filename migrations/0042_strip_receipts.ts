import { createHmac, randomBytes } from 'node:crypto'
import type { Knex } from 'knex'

type Old = {
  actor: string
  key: string
  endpoint: string
  fingerprint: string
  status: number | null
  body: string | null
  created_at: string
}

const batch = 100

/** The key of the pseudonyms, `server/privacy/pseudonym.ts`. */
const makeKey = async (knex: Knex): Promise<Buffer> => {
  const key = randomBytes(32)
  await knex('secrets').insert({ name: 'pseudonyms', value: key.toString('base64url') })
  return key
}

/** A booking, a donation or a message, by the name in its answer. */
const aboutOf = (body: string | null): string | null => {
  const answer = JSON.parse(body ?? 'null')
  return answer?.reference ?? answer?.id ?? null
}

const withoutReference = (endpoint: string): string =>
  endpoint
    .replace(/^(POST \/api\/(?:puja-bookings|donations))\/[^/]+\//, '$1/:reference/')
    .replace(/^(POST \/api\/admin\/messages)\/[^/]+\//, '$1/:id/')

const copy = async (knex: Knex, key: Buffer): Promise<void> => {
  const hash = (kind: string, text: string) =>
    createHmac('sha256', key).update(`${kind}\n${text}`).digest('base64url')
  const next = (after: string): Promise<Old[]> =>
    knex('receipts').where('key', '>', after).orderBy('key').limit(batch)
  let rows = await next('')
  while (rows.length > 0) {
    await knex('stripped_receipts').insert(
      rows.map((row) => ({
        key_hash: hash('receipt', row.key),
        endpoint: withoutReference(row.endpoint),
        actor: row.actor,
        fingerprint: hash('fingerprint', row.fingerprint),
        about: aboutOf(row.body),
        status: row.status,
        body: row.body,
        created_at: row.created_at,
      })),
    )
    rows = await next(rows.at(-1)?.key ?? '')
  }
}

/**
 * A receipt stores its Idempotency-Key only as a keyed hash, and everything else that says whose
 * command it was can be removed.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('stripped_receipts', (table) => {
    table.text('key_hash').primary()
    table.text('endpoint').notNullable()
    // The following are null once the receipt is old or its person's data is deleted.
    table.text('actor').index('receipts_actor')
    table.text('fingerprint')
    // The reference or id of what the command made or changed, or a hash of the address it came
    // with.
    table.text('about').index('receipts_about')
    // Null also inside the transaction that is still working on the command.
    table.integer('status')
    table.text('body')
    // And what to answer after that.
    table.text('outcome').checkIn(['done', 'deleted'])
    table.text('created_at').notNullable()
  })
  await copy(knex, await makeKey(knex))
  await knex.schema.dropTable('receipts')
  await knex.schema.renameTable('stripped_receipts', 'receipts')
  await knex.raw('create index receipts_whole on receipts (created_at) where outcome is null')
}

/** The keys cannot be restored: what a phone sends again after this is done again. */
export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('receipts')
  await knex('secrets').where({ name: 'pseudonyms' }).delete()
  await knex.schema.createTable('receipts', (table) => {
    table.text('actor').notNullable()
    table.text('key').notNullable().unique()
    table.text('endpoint').notNullable()
    table.text('fingerprint').notNullable()
    table.integer('status')
    table.text('body')
    table.text('created_at').notNullable()
    table.primary(['actor', 'key'])
    table.index('created_at')
  })
}
