import { expect, test } from 'vitest'
import type { PrintedText } from '#contract/prints/admin.ts'
import type { OwnSeva } from '#contract/sevas/public.ts'
import { okOf } from '#server/test/admin.ts'
import { exampleSite } from '#server/test/exampleTemple.ts'
import { waitingMails } from '#server/test/mails.ts'
import { person } from '#server/test/people.ts'
import { expectTranslated, latinIn, textsOf, withPseudoWords } from '#server/test/pseudoWords.ts'
import { sevaTemple } from '#server/test/sevas.ts'

withPseudoWords()

const jayanti = { by: 'festival', festival: 'ganesh_jayanti-magha' } as const
const people = ['Meera Kulkarni', 'Ganesh Kulkarni', 'Kashyapa']
const known = [...exampleSite.address, exampleSite.name, ...people]

test('the festival of a yearly seva is named in the language of its devotee', async () => {
  const { app, desk, add, setClock } = await sevaTemple()
  await app.festivals.generate(app.db)
  const { id, reference, festivalName } = await add(jayanti)
  expect(festivalName).toBe('Ganesh Jayanti')
  const devotee = await person(app)
  await app.db('deliveries').delete()
  await app.db('sevas').where({ id }).update({ language: 'mr', user_id: devotee.id })

  const path = '/api/admin/prints'
  const card = okOf<PrintedText>(await desk.post(path, { kind: 'seva', key: reference }))
  expect(latinIn(textsOf(card), known)).toEqual([])

  const mine = async (language: string) =>
    okOf<OwnSeva[]>(
      await devotee.send('/api/account/sevas', { headers: { 'App-Language': language } }),
    )
  const [marathi] = await mine('mr')
  expect(latinIn(marathi?.festivalName ?? 'none')).toEqual([])
  expect(await mine('en')).toEqual([{ ...marathi, festivalName: 'Ganesh Jayanti' }])

  const [{ date }] = await app.db('seva_days').where({ seva_id: id }).orderBy('date')
  setClock(new Date(Date.parse(`${date}T03:00:00Z`) - 24 * 60 * 60 * 1000).toISOString())
  await app.doDaily()
  const mails = await waitingMails(app)
  expect(mails).toHaveLength(1)
  for (const mail of mails) expectTranslated(mail, known)
})
