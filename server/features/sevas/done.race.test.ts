import { expect, test } from 'vitest'
import { person } from '#server/test/people.ts'
import { inMemory, sevaTemple } from '#server/test/sevas.ts'

const today = { ...inMemory, by: 'date', month: 11, day: 21 }
const tomorrow = { ...inMemory, by: 'date', month: 11, day: 22 }

test('two priests mark a day done, and two processes announce one, each once', async () => {
  const { app, add } = await sevaTemple()
  const { days } = await add(today)
  await add(tomorrow)
  const priests = [
    await person(app, { role: 'priest' }),
    await person(app, { role: 'priest' }),
    await person(app, { role: 'desk' }),
  ]
  const path = `/api/admin/seva-days/${days[0]?.id}/done`
  const replies = await Promise.all(priests.map((priest) => priest.post(path, {})))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  await Promise.all([app.doDaily(), app.doDaily()])
  const kinds = await app.db('deliveries').whereLike('kind', 'seva%').pluck('kind')
  expect(kinds.toSorted()).toEqual(['seva_arranged', 'seva_arranged', 'seva_done', 'seva_notice'])
})
