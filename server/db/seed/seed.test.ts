import { join } from 'node:path'
import { expect, test } from 'vitest'
import { content } from '#server/test/content.ts'
import { testApp } from '#server/test/testApp.ts'
import { readSeedFiles } from './files.ts'
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

test('a recording that comes later is added, but never over one of the temple’s own', async () => {
  const { db } = await testApp()
  const recording = {
    file: 'new.mp3',
    bytes: 1,
    durationMs: 2,
    isSynthesised: true,
    lineStartsMs: [7],
  }
  await db('mantras').where({ id: 'gayatri' }).update({ audio_url: '/audio/priest.mp3' })
  await seed(db, { ...content, audio: { 'om-gam': recording, gayatri: recording } }, now)
  const urls = await db('mantras').orderBy('position').pluck('audio_url')
  expect(urls).toEqual(['/audio/new.mp3', '/audio/vakratunda.mp3', '/audio/priest.mp3'])
  expect(await db('mantra_lines').where({ mantra_id: 'om-gam' }).pluck('start_ms')).toEqual([7])
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
