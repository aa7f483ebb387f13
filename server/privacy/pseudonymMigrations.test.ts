import { createHash } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { openDb } from '#server/db/db.ts'
import { migrate, migrationSource } from '#server/db/migrate.ts'
import { once } from '#server/http/idempotency.ts'
import { guest } from '#server/http/implement.ts'
import { emptyDatabase } from '#server/test/database.ts'
import { addressPseudonym, readPseudonymKey } from './pseudonym.ts'

/** A database as it was before there were pseudonyms, or before a later migration. */
const oldDatabase = async (before = '0042') => {
  const database = await emptyDatabase()
  const db = openDb(database.location)
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
  })
  const getMigrations = async () =>
    (await migrationSource.getMigrations([])).filter((name) => name < before)
  await db.migrate.latest({ migrationSource: { ...migrationSource, getMigrations } })
  return db
}

const sent = { fullName: 'Meera' }
const address = 'POST /api/puja-bookings'
const fingerprint = createHash('sha256')
  .update(`${address}\n${JSON.stringify(sent)}`)
  .digest('base64url')
const old = { actor: 'guest', fingerprint, status: 200, created_at: '2026-11-21T06:30:00.000Z' }

test('a command sent before the upgrade and again after it is still carried out once', async () => {
  const db = await oldDatabase()
  const body = JSON.stringify({ reference: 'PJ-2026-AAAAAA', token: 'secret' })
  for (let i = 100; i < 350; i += 1) {
    await db('receipts').insert({ ...old, key: `key-${i}`, endpoint: address, body })
  }
  await migrate(db)
  expect(await db('receipts')).toHaveLength(250)
  expect(await db('receipts').distinct('about')).toEqual([{ about: 'PJ-2026-AAAAAA' }])
  // With the quotes: a hash may contain "key-" by chance.
  expect(JSON.stringify(await db('receipts'))).not.toMatch(/"key-\d{3}"/)
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
  const key = await readPseudonymKey(db)
  const [left, reader] = ['left', 'reader'].map((name) =>
    addressPseudonym(key, `${name}@example.org`),
  )
  expect(await db('newsletter_subscriptions').orderBy('id')).toMatchObject([
    { id: '1', email: null, email_hash: left },
    { id: '2', email: 'reader@example.org', email_hash: reader },
  ])
})

test('an address that got two rows by a race has one after the upgrade, and stays unsubscribed', async () => {
  const db = await oldDatabase('0049')
  const key = await readPseudonymKey(db)
  const row = {
    is_active: false,
    source: 'footer',
    consent_version: '1',
    subscribed_at: '2026-01-01',
    asked_at: '[]',
  }
  const hash = (name: string) => addressPseudonym(key, `${name}@example.org`)
  const left = { ...row, email: null, status: 'unsubscribed', unsubscribed_at: '2026-02-02' }
  const asked = { ...row, status: 'pending' }
  await db('newsletter_subscriptions').insert([
    { ...left, id: '1', email_hash: hash('asked') },
    { ...asked, id: '2', email: 'asked@example.org' },
    { ...left, id: '3', email_hash: hash('reads') },
    { ...asked, id: '4', email: 'reads@example.org', status: 'confirmed', is_active: true },
    { ...left, id: '5', email_hash: hash('left') },
  ])
  await migrate(db)
  expect(await db('newsletter_subscriptions').orderBy('id')).toMatchObject([
    { id: '2', email_hash: hash('asked'), status: 'pending', unsubscribed_at: '2026-02-02' },
    { id: '4', email_hash: hash('reads'), status: 'confirmed', unsubscribed_at: null },
    { id: '5', email_hash: hash('left'), status: 'unsubscribed' },
  ])
})
