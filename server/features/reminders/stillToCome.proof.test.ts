import { describe, expect, test } from 'vitest'
import type { Problem } from '#contract/errors.ts'
import { everyFestival, type ReminderChoice } from '#contract/reminders/choice.ts'
import { whatsappConsentToChosen } from '#contract/i18n/en/whatsappConsent.ts'
import { person } from '#server/test/people.ts'
import { meera, reminderTemple } from '#server/test/reminders.ts'

const tonight = 'sankashti-kartika-2026'
/** The moon of 27 November rises at 8:51 PM in Pune. */
const evening = '2026-11-27T13:59:00Z'

const one = (change: Partial<ReminderChoice> = {}): ReminderChoice => ({
  ...everyFestival,
  kinds: [],
  festivals: [tonight],
  ...change,
})

const passed =
  'The times you chose have already passed for this festival, so no reminder would come. Please choose another time or festival.'

describe('On the evening of a Sankashti, a reminder of it', () => {
  test('whose times have passed is refused in plain words, and nothing is kept', async () => {
    const { ask, db, mails } = await reminderTemple(evening)
    const answer = await ask(one(), meera, 'festival_ganadhipa-sankashti-2026')
    expect([answer.status, answer.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'too_late', detail: passed }),
    ])
    expect([await db('reminders'), await mails()]).toEqual([[], []])
  })

  test('at moonrise is taken, until the moon has risen', async () => {
    const { ask, clock } = await reminderTemple(evening)
    const atMoonrise = one({ atMoonrise: true })
    expect((await ask(atMoonrise)).status).toBe(200)
    clock.now = new Date('2026-11-27T15:30:00Z')
    expect((await ask(atMoonrise, 'later@example.net')).status).toBe(409)
  })

  test('is confirmed by an email that names it, its day and what is left', async () => {
    const { ask, mails } = await reminderTemple(evening)
    await ask(one({ atMoonrise: true }))
    const text = (await mails())[0]?.text ?? ''
    expect(text).toContain('Which festivals: Ganadhipa Sankashti, 27 Nov')
    expect(text).toContain('When: at moonrise')
  })

  test('cannot be chosen with the link of a message, or by WhatsApp', async () => {
    const { join, get, put, path, post, db } = await reminderTemple(evening)
    const { token } = await join()
    expect((await put(path(token), { choice: one() })).status).toBe(409)
    expect((await get(token)).choice).toEqual(everyFestival)
    const input = { name: 'Asha', phoneNumber: '+919822011223' }
    const chosen = { choice: one(), source: 'reminders', words: whatsappConsentToChosen }
    const answer = await post('/api/notifications/whatsapp/subscribe', { ...input, chosen })
    expect(answer.json()).toMatchObject({ code: 'too_late', detail: passed })
    expect(await db('reminders').pluck('channel')).toEqual(['email'])
    expect(await db('whatsapp_subscriptions')).toEqual([])
  })
})

test('A festival that was long ago is over; one that nobody knows is named, and so is a city', async () => {
  const { ask } = await reminderTemple()
  for (const key of ['sankashti-chaitra-2026', 'sankashti-kartika-2025'])
    expect((await ask(one({ festivals: [key] }))).json()).toMatchObject({ detail: passed })
  const unknown = await ask(one({ festivals: ['nothing-of-2026'] }))
  expect([unknown.status, unknown.json()]).toMatchObject([
    400,
    { errors: [{ pointer: '#/choice/festivals', detail: expect.stringContaining('nothing-of') }] },
  ])
  for (const choice of [one({ city: 'atlantis' }), { ...everyFestival, city: 'atlantis' }]) {
    const answer = await ask(choice)
    expect([answer.status, answer.json()]).toMatchObject([
      400,
      { errors: [{ pointer: '#/choice/city', detail: 'The city “atlantis” is not on our list' }] },
    ])
  }
})

test('Confirming or resuming what has passed meanwhile is refused, and changes nothing', async () => {
  const { ask, newestToken, clock, post, path, join, setStatus, get, db } =
    await reminderTemple(evening)
  const moonOnly = one({ daysBefore: [], atMoonrise: true })
  await ask(moonOnly)
  const asked = await newestToken()
  const { token } = await join(moonOnly, 'asha@example.net')
  expect((await setStatus(token, 'pause')).status).toBe(200)
  clock.now = new Date('2026-11-27T15:30:00Z')
  for (const answer of [await post(path(asked, '/confirm')), await setStatus(token, 'resume')])
    expect([answer.status, answer.json()]).toMatchObject([
      409,
      { code: 'too_late', detail: passed },
    ])
  expect((await get(token)).status).toBe('paused')
  expect(await db('reminders').pluck('status')).toEqual(['pending', 'paused'])
  expect((await setStatus(token, 'stop')).status).toBe(200)
})

test('One of the year ahead is taken, also in a city far away', async () => {
  const { ask, mails } = await reminderTemple()
  const festivals = ['ganesh_chaturthi-bhadrapada-2027', tonight]
  expect((await ask(one({ festivals, city: 'auckland' }))).status).toBe(200)
  expect((await mails())[0]?.text).toMatch(
    /Ganadhipa Sankashti, 2[78] Nov; Ganesh Chaturthi, 4 Sep/,
  )
})

test('At moonrise alone, festivals that no moonrise ends are refused', async () => {
  const { ask } = await reminderTemple()
  const moonOnly = { daysBefore: [], atMoonrise: true }
  const answer = await ask(one({ ...moonOnly, kinds: ['great', 'vinayaka'], festivals: [] }))
  expect([answer.status, (answer.json() as Problem).detail]).toEqual([
    400,
    'The festivals you chose do not end with the moonrise, so no reminder would come. Please choose a day.',
  ])
  expect((await ask(one({ ...moonOnly, kinds: ['great', 'sankashti'] }))).status).toBe(200)
})

test('The account and the link of a message name the festival and its day', async () => {
  const { app, clock } = await reminderTemple()
  const someone = await person(app)
  const choice = one()
  const input = { email: someone.email, choice, source: 'reminders', words: 'Yes' }
  await someone.post('/api/reminders/email', input)
  const chosen = [{ key: tonight, name: 'Ganadhipa Sankashti', date: '2026-11-27' }]
  const listed = async () => (await someone.send('/api/account/reminders')).json()
  expect(await listed()).toMatchObject([{ choice, chosen }])
  clock.now = new Date('2026-12-10T04:00:00Z')
  expect(await listed(), 'when it is just over').toMatchObject([{ chosen }])
})

test('Set Reminders on the calendar page begins every festival where nothing chosen can come', async () => {
  const { post, join, setStatus, get, mails, clock } = await reminderTemple()
  const { token } = await join(one())
  await setStatus(token, 'pause')
  clock.now = new Date('2026-12-10T04:00:00Z')
  await post('/api/newsletter', { email: meera, source: 'calendar_page' })
  const newsletter = /\/newsletter#([\w.-]+)/.exec((await mails()).at(-1)?.text ?? '')?.[1]
  await post(`/api/newsletter/${newsletter}/confirm`)
  expect(await get(token)).toMatchObject({ status: 'active', choice: everyFestival })
})
