import { join } from 'node:path'
import { expect, test } from 'vitest'
import { content } from '#server/test/content.ts'
import { testApp } from '#server/test/testApp.ts'
import { readSeedFiles } from './files.ts'
import { seed } from './seed.ts'

const migration = join(import.meta.dirname, '../../../migrations/0358_correct_meanings.ts')

test('meanings that were wrong are corrected in the database of an earlier version, but not what staff wrote', async () => {
  const { db } = await testApp()
  const files = await readSeedFiles(import.meta.dirname)
  const corrected = ['ganapati-atharvashirsha', 'sankata-nashana-stotra']
  const mantras = files.mantras.filter(({ id }) => corrected.includes(id))
  await seed(db, { ...content, mantras, audio: {} }, new Date('2026-12-01T00:00:00Z'))
  const read = async () => [
    await db('mantras').whereIn('id', corrected).orderBy('id').select('id', 'meaning'),
    await db('mantra_verses').whereIn('mantra_id', corrected).orderBy(['mantra_id', 'verse']),
  ]
  const right = await read()
  const earlier = async (table: string, now: string, before: string) =>
    db(table).update({ meaning: db.raw('replace(meaning, ?, ?)', [now, before]) })
  await earlier('mantras', 'eight Brahmins', 'eight learned people')
  await earlier(
    'mantra_verses',
    'O gods worthy of worship, may our ears hear what is good and our eyes see what is good.',
    'O gods, may our ears hear what is good, and may our eyes see what is good when we worship.',
  )
  expect(await read()).not.toEqual(right)
  const { up } = await import(migration)
  await up(db)
  expect(await read()).toEqual(right)

  const own = { mantra_id: 'ganapati-atharvashirsha', verse: 1 }
  await db('mantra_verses').where(own).update({ meaning: 'Peace, when we worship.' })
  await up(db)
  expect(await db('mantra_verses').where(own).pluck('meaning')).toEqual(['Peace, when we worship.'])
})
