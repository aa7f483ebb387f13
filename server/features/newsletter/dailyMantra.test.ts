import { expect, test } from 'vitest'
import { hourMs, meera, temple } from '#server/test/newsletter.ts'
import { lastMantraDay } from './dailyMantra.ts'

const pune = 'Asia/Kolkata'

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

test.each([
  ['2026-11-20T23:59:00Z', '2026-11-20', 'before half past five'],
  ['2026-11-21T00:00:00Z', '2026-11-21', 'at half past five'],
  ['2026-11-21T18:29:00Z', '2026-11-21', 'late in the evening'],
  ['2026-11-21T18:30:00Z', '2026-11-21', 'after midnight'],
])('at %s the last mantra is that of %s: %s', (at, day) => {
  expect(lastMantraDay(new Date(at), pune)).toBe(day)
})

test('who asks for it below the mantras is asked for both, and gets it from the next morning on', async () => {
  const { subscribe, mails, newestToken, stateOf, confirm, plan, mantras, tomorrowMorning } =
    await readers()
  await subscribe(meera, 'mantras')
  expect((await mails())[0]?.text).toContain('the mantra of the day and the newsletter')
  const token = await newestToken()
  expect(await stateOf(token)).toEqual({ status: 'pending', dailyMantra: 'on' })
  expect((await confirm(token)).json()).toEqual({ status: 'confirmed', dailyMantra: 'on' })
  expect((await mails())[1]?.text).toContain('every morning at 5:30 AM')

  await plan()
  expect(await mantras()).toEqual([])
  tomorrowMorning()
  await plan()
  await plan()
  const [mail, ...others] = await mantras()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: meera, subject: expect.stringMatching(/^Today’s mantra: \w/) })
  expect(mail?.text).toMatch(/[\u0900-\u097f]{3}/)
  expect(mail?.text).toMatch(/^https:\/\/temple\.example\/mantras\/[a-z0-9-]+$/m)
  expect(mail?.html).toContain('lang="sa"')
  expect(mail?.html).not.toMatch(/ [।॥]/)
})

test('after a stop today’s comes late, and yesterday’s does not come at all', async () => {
  const { becomeMantraReader, plan, mantras, later } = await readers()
  await becomeMantraReader()
  later(3 * 24 * hourMs)
  await plan()
  expect(await mantras()).toHaveLength(1)
})

test('nobody gets it who did not ask, has not confirmed or has left', async () => {
  const { becomeReader, becomeMantraReader, subscribe, post, newestToken, ...rest } =
    await readers()
  await becomeReader()
  await subscribe('waiting@example.net', 'mantras')
  await becomeMantraReader('gone@example.net')
  const [, token] = /\/newsletter#([\w.-]+)/.exec((await rest.mails()).at(-1)?.text ?? '') ?? []
  await post(`/api/newsletter/${token}/unsubscribe`)
  rest.tomorrowMorning()
  await rest.plan()
  expect(await rest.mantras()).toEqual([])
})

test('one click in it ends the daily mantra alone; so does its page', async () => {
  const { becomeMantraReader, plan, mantras, tomorrowMorning, later, ...app } = await readers()
  await becomeMantraReader()
  tomorrowMorning()
  await plan()
  const url = (await mantras())[0]?.list?.unsubscribeUrl ?? ''
  const path = url.replace('https://temple.example', '')
  const token = path.split('/').at(-1) ?? ''
  expect(await app.stateOf(token)).toEqual({ status: 'confirmed', dailyMantra: 'on' })
  expect((await app.send(path, { method: 'POST' })).status).toBe(200)
  expect(await app.stateOf(token)).toEqual({ status: 'confirmed' })
  expect(await app.row()).toMatchObject({ email: meera, status: 'confirmed' })
  // Emails are passed on: their links begin nothing.
  expect((await app.setMantra(token, true)).status).toBe(404)
  later(24 * hourMs)
  await plan()
  expect(await mantras()).toHaveLength(0)
})

test('a reader who asks for it is sent a link first; the newsletter stays as it was', async () => {
  const { becomeReader, subscribe, mails, newestToken, stateOf, setMantra, row } = await readers()
  await becomeReader()
  await subscribe(meera, 'mantras')
  expect((await mails()).at(-1)?.subject).toBe(
    'Daily mantra of Shri Ganesha Mandir: please confirm',
  )
  const token = await newestToken()
  expect(await stateOf(token)).toEqual({ status: 'confirmed', dailyMantra: 'offered' })
  expect((await setMantra(token, true)).json()).toEqual({ status: 'confirmed', dailyMantra: 'on' })
  expect(await row()).toMatchObject({ source: 'footer', status: 'confirmed' })
  expect((await setMantra(token, false)).json()).toEqual({
    status: 'confirmed',
    dailyMantra: 'offered',
  })
  await setMantra(token, true)
  await subscribe(meera, 'mantras')
  expect((await mails()).at(-1)?.subject).toMatch(/^You already receive/)
})

test('a form elsewhere, filled in before the link is opened, takes nothing back', async () => {
  const { subscribe, newestToken, stateOf } = await readers()
  await subscribe(meera, 'mantras')
  await subscribe(meera, 'footer')
  expect(await stateOf(await newestToken())).toEqual({ status: 'pending', dailyMantra: 'on' })
})
