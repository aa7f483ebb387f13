import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { languages } from '#contract/languages.ts'
import { filledDatabase } from '#server/test/database.ts'
import { fillEveryTable } from '#server/test/everyTable.ts'
import { openDb } from './db.ts'

const migration = join(import.meta.dirname, '../../migrations/0340_note_languages.ts')

const tables = ['users', 'puja_bookings', 'donations', 'orders', 'reminders', 'deliveries']

test('rows of older versions are in English, and a row is in one of our languages', async () => {
  const database = await filledDatabase()
  const db = openDb(database.location)
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
  })
  await fillEveryTable(db)
  const before = {
    raw: async (text: string) =>
      void (await db.raw(text.replace(/ add column [^]*/, ' drop column language'))),
  }
  const { up } = await import(migration)
  await up(before)
  await expect(db('orders').first('language')).rejects.toThrow('language')
  await up(db)
  for (const table of tables) {
    expect(await db(table).distinct().pluck('language'), table).toEqual(['en'])
    for (const language of languages) await db(table).update({ language })
    await expect(db(table).update({ language: 'tlh' }), table).rejects.toThrow(/check/i)
  }
})
