import { expect, onTestFinished, test } from 'vitest'
import { filledDatabase } from '#server/test/database.ts'
import { testApp } from '#server/test/testApp.ts'
import { openDb, transact } from './db.ts'
import { readSecret } from './secrets.ts'

test('a secret is made once, has 256 bits, and differs for each name', async () => {
  const { db } = await testApp()
  const first = await readSecret(db, 'links')
  expect(first).toHaveLength(32)
  expect(await readSecret(db, 'links')).toEqual(first)
  expect(await readSecret(db, 'other')).not.toEqual(first)
})

test('processes that ask at once get the same one, in a transaction or not', async () => {
  const database = await filledDatabase()
  const handles = Array.from({ length: 4 }, () => openDb(database.location))
  onTestFinished(async () => {
    await Promise.all(handles.map((db) => db.destroy()))
    await database.drop()
  })
  const secrets = await Promise.all(
    handles.flatMap((db) => [
      readSecret(db, 'links'),
      transact(db, (trx) => readSecret(trx, 'links')),
    ]),
  )
  expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1)
})
