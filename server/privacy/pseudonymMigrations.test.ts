import { createHash } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { openDb } from '#server/db/db.ts'
import { migrate, migrationSource } from '#server/db/migrate.ts'
import { once } from '#server/http/idempotency.ts'
import { guest } from '#server/http/implement.ts'
import { emptyDatabase } from '#server/test/database.ts'
import { addressPseudonym, readPseudonymKey } from './pseudonym.ts'

/** A database as it was before there were pseudonyms. */
const oldDatabase = async () => {
  const database = await emptyDatabase()
  const db = openDb(database.location)
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
  })
  const getMigrations = async () =>
    (await migrationSource.getMigrations([])).filter((name) => name < '0042')
  await db.migrate.latest({ migrationSource: { ...migrationSource, getMigrations } })
  return db
}

const sent = { fullName: 'Meera' }
const address = 'POST /api/puja-bookings'
const fingerprint = createHash('sha256')
  .update(`${address}\n${JSON.stringify(sent)}`)
  .digest('base64url')
const old = { actor: 'guest', fingerprint, status: 200, created_at: '2026-11-21T06:30:00.000Z' }

test('what was sent before the upgrade and is sent again after it is still done once', async () => {
  const db = await oldDatabase()
  const body = JSON.stringify({ reference: 'PJ-2026-AAAAAA', token: 'secret' })
  for (let i = 100; i < 350; i += 1) {
    await db('receipts').insert({ ...old, key: `key-${i}`, endpoint: address, body })
  }
  await migrate(db)
  expect(await db('receipts')).toHaveLength(250)
  expect(await db('receipts').distinct('about')).toEqual([{ about: 'PJ-2026-AAAAAA' }])
  expect(JSON.stringify(await db('receipts'))).not.toContain('key-')
  const secret = await readPseudonymKey(db)
  const command = { secret, actor: guest, endpoint: address, address, sent }
  const never = () => Promise.reject(new Error('done twice'))
  for (const key of ['key-100', 'key-349']) {
    expect(await once(db, { ...command, key }, never)).toMatchObject({ body, isReplayed: true })
  }
  await expect(once(db, { ...command, key: 'key-100', sent: {} }, never)).rejects.toMatchObject({
    code: 'key_reused',
  })
})

test('receipts from before the upgrade name no booking in their endpoint', async () => {
  const db = await oldDatabase()
  await db('receipts').insert([
    { ...old, key: 'a', endpoint: `${address}/PJ-2026-AAAAAA/cancel`, body: null },
    { ...old, key: 'b', endpoint: 'POST /api/donations/GD-2026-AAAAAA/paid', body: '{}' },
    { ...old, key: 'c', endpoint: 'POST /api/admin/messages/123/reply', body: '{"id":"123"}' },
  ])
  await migrate(db)
  expect((await db('receipts').pluck('endpoint')).toSorted()).toEqual([
    'POST /api/admin/messages/:id/reply',
    'POST /api/donations/:reference/paid',
    'POST /api/puja-bookings/:reference/cancel',
  ])
})

test('addresses that had unsubscribed before the upgrade become hashes; the others stay', async () => {
  const db = await oldDatabase()
  const row = {
    is_active: false,
    source: 'footer',
    consent_version: '1',
    subscribed_at: '2026-01-01',
    asked_at: '[]',
  }
  await db('newsletter_subscriptions').insert([
    { ...row, id: '1', email: 'left@example.org', status: 'unsubscribed' },
    { ...row, id: '2', email: 'reader@example.org', status: 'confirmed' },
  ])
  await migrate(db)
  const hash = addressPseudonym(await readPseudonymKey(db), 'left@example.org')
  expect(await db('newsletter_subscriptions').orderBy('id')).toMatchObject([
    { id: '1', email: null, email_hash: hash },
    { id: '2', email: 'reader@example.org', email_hash: null },
  ])
})
