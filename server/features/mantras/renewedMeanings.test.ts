import { expect, onTestFinished, test } from 'vitest'
import { readContentVersion } from '#server/db/contentVersion.ts'
import { openDb } from '#server/db/db.ts'
import { migrate, migrationSource } from '#server/db/migrate.ts'
import { emptyDatabase } from '#server/test/database.ts'

const id = 'om-gam-ganapataye-namah'
const before =
  'Om. Gam is the seed-sound of Ganesha. I bow to Ganapati, the lord of all the companies of beings. A short mantra for quiet repetition, at the start of anything.'

/** A database from before the renewal, with one starter mantra. */
const oldDatabase = async (meaning: string) => {
  const database = await emptyDatabase()
  const db = openDb(database.location)
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
  })
  const getMigrations = async () =>
    (await migrationSource.getMigrations([])).filter((name) => name < '0059')
  await db.migrate.latest({ migrationSource: { ...migrationSource, getMigrations } })
  const created_at = '2026-11-21T06:30:00.000Z'
  await db('mantras').insert({
    id,
    position: 1,
    title: 'Om Gam',
    is_featured: false,
    meaning,
    created_at,
  })
  return db
}

const mantraIn = (db: Awaited<ReturnType<typeof oldDatabase>>) =>
  db('mantras').where({ id }).first('title', 'meaning', 'version')

test('an upgrade corrects the meaning of a starter mantra, and phones fetch it', async () => {
  const db = await oldDatabase(before)
  const content = await readContentVersion(db)
  await migrate(db)
  expect(await mantraIn(db)).toEqual({
    title: 'Om Gam',
    meaning: expect.stringContaining('the lord of the ganas, all the groups of beings'),
    version: 2,
  })
  expect(await readContentVersion(db)).toBeGreaterThan(content)
})

test('an upgrade leaves a meaning that staff changed as it is', async () => {
  const edited = `${before} Our own words.`
  const db = await oldDatabase(edited)
  const content = await readContentVersion(db)
  await migrate(db)
  expect(await mantraIn(db)).toEqual({ title: 'Om Gam', meaning: edited, version: 1 })
  expect(await readContentVersion(db)).toBe(content)
})
