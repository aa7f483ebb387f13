import { expect, test } from 'vitest'
import { hourMs, meera, temple } from '#server/test/newsletter.ts'

/** At half past nine in the temple's morning; who signs up below the mantras is asked for both. */
const readers = async () => {
  const app = await temple()
  const plan = () => app.app.dailyMantra.plan(app.db, app.later(0))
  const becomeMantraReader = async (email = meera) => {
    await app.subscribe(email, 'mantras')
    await app.confirm(await app.newestToken())
  }
  const mantras = async () =>
    (await app.mails()).filter(({ subject }) => subject.startsWith('Today’s mantra'))
  /** The next morning at its hour, in Pune. */
  const tomorrowMorning = () => app.later(20 * hourMs)
  const setMantra = (token: string, isOn: boolean) =>
    app.post(`/api/newsletter/${token}/daily-mantra`, { isOn })
  return { ...app, plan, becomeMantraReader, mantras, tomorrowMorning, setMantra }
}

test('each morning another mantra, once, also with two processes at once', async () => {
  const { becomeMantraReader, plan, mantras, tomorrowMorning, later } = await readers()
  await becomeMantraReader()
  tomorrowMorning()
  await Promise.all([plan(), plan(), plan()])
  later(24 * hourMs)
  await Promise.all([plan(), plan()])
  const subjects = (await mantras()).map(({ subject }) => subject)
  expect(subjects).toHaveLength(2)
  expect(new Set(subjects).size).toBe(2)
})
