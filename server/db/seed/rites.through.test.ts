import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Rite, RiteRow } from '#contract/guide/public.ts'
import { readContentVersion } from '#server/db/contentVersion.ts'
import { okOf } from '#server/test/admin.ts'
import { content } from '#server/test/content.ts'
import { testApp } from '#server/test/testApp.ts'
import { seedRites } from './rites.ts'
import { readTranslations } from './translationFiles.ts'
import { seedTranslations } from './translations.ts'

const [daily] = content.rites
if (!daily) throw new Error('The small temple has no rite.')

const corrected = { ...daily, summary: 'Ten minutes, without haste.' }

/** A temple that has the rites of its first start. */
const open = async () => {
  const app = await testApp()
  const start = (rites = content.rites) =>
    seedRites(app.db, rites, new Date('2026-12-01T00:00:00Z'))
  const read = async (query = '') => okOf<Rite>(await app.send(`/api/rites/daily${query}`))
  const stored = () => app.db('rites').orderBy('id')
  return { app, start, read, stored }
}

test('a start without a correction changes nothing', async () => {
  const { app, start, stored } = await open()
  const before = [await stored(), await readContentVersion(app.db)]
  await start()
  expect([await stored(), await readContentVersion(app.db)]).toEqual(before)
})

test('a correction arrives with a later start, and another one after it', async () => {
  const { app, start, read } = await open()
  await app.db('rites').update({ position: 7 })
  await start([corrected])
  expect((await read()).summary).toBe(corrected.summary)
  await start([{ ...corrected, title: 'Puja of every day' }])
  expect((await read()).title).toBe('Puja of every day')
  // The temple's own order is no text.
  expect(await app.db('rites').pluck('position')).toEqual([7])
})

test('what staff have changed or deleted stays so', async () => {
  const { app, start, stored } = await open()
  const afterCorrections = async () => {
    const before = await stored()
    await start([corrected])
    await start([{ ...corrected, title: 'Puja of every day' }])
    expect(await stored()).toEqual(before)
  }
  await app.db('rites').update({ title: 'Our puja', version: 2 })
  await afterCorrections()
  await app.db('rites').update({ deleted_at: '2026-11-01T00:00:00.000Z', version: 3 })
  await afterCorrections()
  await app.db('rites').delete()
  await afterCorrections()
})

test('a rite that staff wrote under that address stays theirs', async () => {
  const { app, start, stored } = await open()
  await app.db('seeds').where({ name: 'rite/daily' }).delete()
  const before = await stored()
  await start([corrected])
  await start([{ ...corrected, title: 'Puja of every day' }])
  expect(await stored()).toEqual(before)
})

test('the translations come with it, of the English that it has', async () => {
  const { app, start, read } = await open()
  const folder = await mkdtemp(join(tmpdir(), 'modak-rites-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(join(import.meta.dirname, 'pages'), join(folder, 'pages'), { recursive: true })
  await mkdir(join(folder, 'mr/guide'), { recursive: true })
  await writeFile(
    join(folder, 'mr/guide/daily.json'),
    JSON.stringify({
      title: 'रोजची पूजा',
      summary: 'घरी दहा मिनिटे.',
      samagri: [{ id: 'durva', name: 'दूर्वा', amount: '२१ काड्या' }],
      steps: [{ id: 'dhyana', title: 'ध्यान', instruction: 'डोळे मिटा.', meaning: 'हे वक्रतुंडा.' }],
    }),
  )
  const translateAt = async (rites = content.rites) => {
    await start(rites)
    const files = { ...content, rites }
    await seedTranslations(app.db, await readTranslations(folder, files), new Date())
  }
  await translateAt()
  expect(await read('?language=mr')).toMatchObject({
    title: 'रोजची पूजा',
    summary: 'घरी दहा मिनिटे.',
    samagri: [{ name: 'Murti of Ganesha' }, { name: 'दूर्वा', amount: '२१ काड्या' }],
    steps: [{}, { title: 'ध्यान', mantra: { meaning: 'हे वक्रतुंडा.' } }, {}],
  })
  // Whoever corrects the English corrects the others with it.
  await translateAt([corrected])
  expect(await read('?language=mr')).toMatchObject({ summary: 'घरी दहा मिनिटे.' })
  await app.db('rites').update({ summary: 'Our own.', version: 9 })
  await translateAt([{ ...corrected, title: 'Puja of every day' }])
  const rows = okOf<RiteRow[]>(await app.send('/api/rites?language=mr'))
  expect(rows).toMatchObject([{ summary: 'Our own.', inEnglish: ['summary'] }])
})
