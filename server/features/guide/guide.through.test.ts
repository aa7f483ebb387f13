import { expect, test } from 'vitest'
import type { Rite, RiteRow } from '#contract/guide/public.ts'
import { changeFrom, get, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'
import { translate, translationPath } from '#server/test/translating.ts'

const open = async () => {
  const app = await testApp()
  const read = async <T>(path: string): Promise<T> => okOf<T>(await app.send(path))
  const rite = (query = '') => read<Rite>(`/api/rites/daily${query}`)
  return { app, read, rite }
}

test('a list of rites says how long each takes, in whole and in its short form', async () => {
  const { read } = await open()
  expect(await read<RiteRow[]>('/api/rites')).toEqual([
    {
      id: 'daily',
      title: 'Daily Puja',
      summary: 'Ten calm minutes at home.',
      occasion: 'daily',
      stepCount: 3,
      minutes: 8,
      shortMinutes: 6,
    },
  ])
})

test('a rite has its steps in order, with the IAST derived from each mantra', async () => {
  const { rite } = await open()
  const { steps } = await rite()
  expect(steps.map(({ id }) => id)).toEqual(['sankalp', 'dhyana', 'aarti'])
  expect(steps[0]).toEqual({
    id: 'sankalp',
    kind: 'sankalp',
    picture: 'sankalp',
    title: 'Sankalp',
    instruction: 'Take water in your right palm.',
    minutes: 2,
  })
  expect(steps[1]?.mantra).toEqual({
    lines: [
      { text: 'वक्रतुण्ड महाकाय ।', iast: 'vakratuṇḍa mahākāya |' },
      { text: 'निर्विघ्नं कुरु ॥', iast: 'nirvighnaṃ kuru ||' },
    ],
    meaning: 'You of the curved trunk, clear the way.',
    sources: 'Text: a print',
    mantraId: 'vakratunda',
  })
})

test('a rite names nothing that leads nowhere: what is sold out, withdrawn or without a recording', async () => {
  const { app, rite } = await open()
  const named = async () => {
    const { samagri, steps } = await rite()
    return [
      samagri.map(({ productId }) => productId),
      steps.map(({ mantra }) => mantra?.mantraId),
      steps.at(-1)?.aartis,
    ]
  }
  const nothing = [undefined, undefined, undefined]
  expect(await named()).toEqual([
    ['clay-ganapati', undefined],
    [undefined, 'vakratunda', undefined],
    ['om-gam'],
  ])
  const editor = await person(app, { role: 'editor' })
  const withdraw = async (path: string) => {
    const { version } = await get<{ version: number }>(editor, path)
    okOf(await changeFrom(editor, 'POST', `${path}/publication`, version, { status: 'draft' }))
  }
  await withdraw('/api/admin/mantras/vakratunda')
  await withdraw('/api/admin/mantras/om-gam')
  await withdraw('/api/admin/products/clay-ganapati')
  expect(await named()).toEqual([nothing.slice(1), nothing, []])
})

test('a rite that does not exist is not found, in the reader’s language', async () => {
  const { app } = await open()
  const reply = await app.send('/api/rites/nowhere')
  expect(reply.status).toBe(404)
  expect(reply.json()).toMatchObject({ code: 'not_found', reason: { code: 'content.noRite' } })
})

test('a rite in another language says what is in English, of a mantra its meaning', async () => {
  const { app, rite, read } = await open()
  const editor = await person(app, { role: 'editor' })
  await translate(editor, translationPath('rite', 'daily'), {
    title: 'रोजची पूजा',
    'samagri.durva.name': 'दूर्वा',
    'steps.sankalp.title': 'संकल्प',
    'steps.sankalp.instruction': 'उजव्या तळहातावर पाणी घ्या.',
    'steps.aarti.title': 'आरती',
    'steps.dhyana.mantra.meaning': 'हे वक्रतुंडा, वाट मोकळी कर.',
  })
  const own = await rite('?language=mr')
  expect(own).toMatchObject({ title: 'रोजची पूजा', inEnglish: ['summary'] })
  expect(own.samagri).toMatchObject([
    { id: 'murti', inEnglish: ['name', 'amount'] },
    { id: 'durva', name: 'दूर्वा', inEnglish: ['amount'] },
  ])
  const [sankalp, dhyana, aarti] = own.steps
  expect(sankalp).toMatchObject({ title: 'संकल्प', instruction: 'उजव्या तळहातावर पाणी घ्या.' })
  expect(sankalp).not.toHaveProperty('inEnglish')
  expect(dhyana).toMatchObject({
    inEnglish: ['title', 'instruction'],
    mantra: { meaning: 'हे वक्रतुंडा, वाट मोकळी कर.' },
  })
  expect(dhyana?.mantra).not.toHaveProperty('inEnglish')
  expect(aarti?.inEnglish).toEqual(['instruction'])
  expect((await rite('?language=hi')).steps[1]).toMatchObject({
    inEnglish: ['title', 'instruction'],
    mantra: { inEnglish: ['meaning'] },
  })
  expect(await read('/api/rites?language=mr')).toMatchObject([
    { title: 'रोजची पूजा', inEnglish: ['summary'] },
  ])
})
