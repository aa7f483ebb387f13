import { expect, test } from 'vitest'
import { everyFestival } from '#contract/reminders/choice.ts'
import { meera, reminderTemple } from '#server/test/reminders.ts'

const asha = 'asha@example.net'

test('who confirms or stops speaks for nobody else', async () => {
  const { db, ask, newestToken, confirm, setStatus } = await reminderTemple()
  await ask(everyFestival, asha)
  await ask(everyFestival, meera)
  const token = await newestToken()
  const idOf = async (address: string): Promise<string> =>
    (await db('reminders').where({ address }).first('id')).id
  const ids = { asha: await idOf(asha), meera: await idOf(meera) }
  const consentOf = async (reminder_id: string): Promise<string[]> => {
    const { confirmed_at, withdrawn_at } = await db('reminder_consents')
      .where({ reminder_id })
      .first()
    return [...(confirmed_at ? ['confirmed'] : []), ...(withdrawn_at ? ['withdrawn'] : [])]
  }
  await confirm(token)
  expect(await consentOf(ids.meera)).toEqual(['confirmed'])
  expect(await consentOf(ids.asha)).toEqual([])
  await setStatus(token, 'stop')
  expect(await consentOf(ids.meera)).toEqual(['confirmed', 'withdrawn'])
  expect(await consentOf(ids.asha)).toEqual([])
})
