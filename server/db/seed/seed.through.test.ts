import { expect, test } from 'vitest'
import { content } from '#server/test/content.ts'
import { testApp } from '#server/test/testApp.ts'
import { seed } from './seed.ts'

const now = new Date('2026-02-02T00:00:00Z')

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
