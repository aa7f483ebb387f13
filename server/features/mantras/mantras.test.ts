import { expect, test } from 'vitest'
import { testApp } from '#server/test/testApp.ts'

test('GET /api/mantras lists all mantras in the temple’s order', async () => {
  const { send } = await testApp()
  const reply = await send('/api/mantras')
  expect(reply.status).toBe(200)
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(reply.json()).toMatchObject([{ id: 'om-gam' }, { id: 'vakratunda' }, { id: 'gayatri' }])
})

test('a mantra carries its text by line, the IAST derived from it, and its recording', async () => {
  const { send } = await testApp()
  const reply = await send('/api/mantras/featured')
  expect(reply.json()).toEqual([
    expect.objectContaining({ id: 'om-gam', origin: 'Ganapati Upanishad' }),
    {
      id: 'vakratunda',
      title: 'Vakratunda Mahakaya',
      sanskrit: 'वक्रतुण्ड महाकाय सूर्यकोटिसमप्रभ ।\nनिर्विघ्नं कुरु मे देव सर्वकार्येषु सर्वदा ॥',
      meaning: 'O you of the curved trunk.',
      isFeatured: true,
      createdAt: '2026-01-01T00:00:00.000Z',
      lines: [
        {
          text: 'वक्रतुण्ड महाकाय सूर्यकोटिसमप्रभ ।',
          iast: 'vakratuṇḍa mahākāya sūryakoṭisamaprabha |',
          verse: 1,
          startMs: 3000,
        },
        {
          text: 'निर्विघ्नं कुरु मे देव सर्वकार्येषु सर्वदा ॥',
          iast: 'nirvighnaṃ kuru me deva sarvakāryeṣu sarvadā ||',
          verse: 1,
          startMs: 9000,
        },
      ],
      audioUrl: '/audio/vakratunda.mp3',
      audio: { bytes: 10_000, durationMs: 20_000, isSynthesised: true },
    },
  ])
})

test('a line says that it needs the full face, and only then', async () => {
  const { send, db } = await testApp()
  await db('mantra_lines').where({ mantra_id: 'om-gam' }).update({ text: 'काङ्क्षति' })
  const [rare, common] = (await send('/api/mantras')).json() as { lines: object[] }[]
  expect(rare?.lines).toMatchObject([{ needsFullFont: true }])
  expect(common?.lines[0]).not.toHaveProperty('needsFullFont')
})

test('a recording says how long a recitation is if it is known to repeat its text', async () => {
  const { send, db } = await testApp()
  await db('mantras').where({ id: 'om-gam' }).update({
    audio_url: '/audio/om-gam-ganapataye-namah.mp3',
    audio_bytes: 1,
    audio_duration_ms: 1,
  })
  const [known, other] = (await send('/api/mantras')).json() as { audio: object }[]
  expect(known?.audio).toMatchObject({ recitationMs: 5658 })
  expect(other?.audio).not.toHaveProperty('recitationMs')
})

test('a temple without mantras has an empty list', async () => {
  const { send, db } = await testApp()
  await db('mantras').delete()
  expect((await send('/api/mantras')).json()).toEqual([])
})

test('GET /api/mantras/{id} is one mantra and its neighbours', async () => {
  const { send } = await testApp()
  const [, second] = (await send('/api/mantras')).json() as object[]
  const reply = await send('/api/mantras/vakratunda')
  expect(reply.status).toBe(200)
  expect(reply.json()).toEqual({
    ...second,
    previous: { id: 'om-gam', title: 'Om Gam Ganapataye Namah' },
    next: { id: 'gayatri', title: 'Ganesha Gayatri' },
  })
})

test('a mantra’s answer is cached, and a missing one is not', async () => {
  const { send, responseCache } = await testApp()
  expect(await send('/api/mantras/no-such-mantra')).toMatchObject({ status: 404 })
  expect(responseCache.size().entries).toBe(0)
  await send('/api/mantras/vakratunda')
  await send('/api/mantras/vakratunda?utm_source=letter')
  expect(responseCache.size().entries).toBe(1)
})

test('the mantra of a day is the same for everyone, and each has its turn', async () => {
  const { send } = await testApp()
  const ofDay = async (date: string) => (await send(`/api/mantras/of-day/${date}`)).json()
  const days = await Promise.all(['2026-11-22', '2026-11-23', '2026-11-24'].map(ofDay))
  const ids = days.map((mantra) => (mantra as { id: string }).id)
  expect(ids.toSorted()).toEqual(['gayatri', 'om-gam', 'vakratunda'])
  expect(await ofDay('2026-11-22')).toEqual(days[0])
  expect(days[0]).toMatchObject({ lineCount: expect.any(Number) })
})

test.each(['2026-02-30', 'tomorrow', '2026-11-22T00:00'])(
  'asked for the mantra of %s it says that there is no such day',
  async (date) => {
    const { send } = await testApp()
    expect((await send(`/api/mantras/of-day/${date}`)).status).toBe(400)
  },
)

test('a recording says how long a recitation is if it is known to repeat its text', async () => {
  const { send, db } = await testApp()
  await db('mantras').where({ id: 'om-gam' }).update({
    audio_url: '/audio/om-gam-ganapataye-namah.mp3',
    audio_bytes: 1,
    audio_duration_ms: 1,
  })
  const [known, other] = (await send('/api/mantras')).json() as { audio: object }[]
  expect(known?.audio).toMatchObject({ recitationMs: 5658 })
  expect(other?.audio).not.toHaveProperty('recitationMs')
})

test('a temple without mantras has none of the day', async () => {
  const { send, db } = await testApp()
  await db('mantras').delete()
  expect((await send('/api/mantras/of-day/2026-11-22')).status).toBe(404)
})
