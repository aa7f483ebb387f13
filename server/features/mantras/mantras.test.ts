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

test('a temple without mantras has an empty list', async () => {
  const { send, db } = await testApp()
  await db('mantras').delete()
  expect((await send('/api/mantras')).json()).toEqual([])
})
