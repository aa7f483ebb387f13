import { join } from 'node:path'
import { expect, test } from 'vitest'
import { content } from '#server/test/content.ts'
import { testApp } from '#server/test/testApp.ts'
import { readSeedFiles } from './files.ts'
import { firstPujas } from './pujas.ts'
import { seed } from './seed.ts'

const now = new Date('2026-02-02T00:00:00Z')

test('a second run changes nothing, and what staff deleted stays deleted', async () => {
  const { db } = await testApp()
  await db('mantras').where({ id: 'gayatri' }).delete()
  const before = await db('mantras').orderBy('id')
  await seed(db, content, now)
  expect(await db('mantras').orderBy('id')).toEqual(before)
  expect(await db('mantra_lines').where({ mantra_id: 'gayatri' })).toHaveLength(0)
})

test('the first pujas have the texts with which a translation of them is compared', async () => {
  const { db } = await testApp()
  const stored = await db('pujas')
    .orderBy('position')
    .select('id', 'name', 'short_description', 'description')
  expect(firstPujas.map(({ capacity: _, ...puja }) => puja)).toEqual(
    stored.map(({ id, short_description, ...puja }) => ({
      pujaType: id,
      shortDescription: short_description,
      ...puja,
    })),
  )
})

test('the files of the first content can be read', async () => {
  const { mantras, aartis, audio } = await readSeedFiles(join(import.meta.dirname))
  const all = [...mantras, ...aartis]
  const ids = all.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, lines } of all) {
    const starts = audio[id]?.lineStartsMs ?? []
    expect(starts.length, id).toBeOneOf([0, lines.length])
  }
})
