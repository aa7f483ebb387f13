import { describe, expect, test } from 'vitest'
import { everyFestival } from '#contract/reminders/choice.ts'
import { person } from '#server/test/people.ts'
import { meera, publicUrl, reminderTemple, words } from '#server/test/reminders.ts'

const [sankashti, vinayaka] = ['sankashti-kartika-2026', 'vinayaka-margashirsha-2026']
const angaraki = { ...everyFestival, kinds: ['angaraki' as const], time: '06:30' }

describe('Asking for reminders by email', () => {
  test('the address is asked first, and its consent is kept', async () => {
    const { ask, mails, db, newestToken, get, confirm, send, path } = await reminderTemple()
    expect((await ask(angaraki)).json()).toEqual({ status: 'confirmation_sent' })
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: meera, subject: 'Please confirm your festival reminders' })
    expect(mail?.text).toContain('Angaraki Sankashti')
    expect(mail?.text).toContain('7, 3 and 1 days before and on the day, at 6:30 AM')
    const token = await newestToken()
    expect(await get(token)).toMatchObject({ status: 'pending', choice: angaraki, token })
    // Opening is not confirming.
    expect(await db('reminders').pluck('status')).toEqual(['pending'])
    const confirmed = await confirm(token)
    expect(confirmed).toMatchObject({ status: 'active', address: 'm•••@example.net' })
    expect(confirmed.token).not.toBe(token)
    expect(await db('reminder_consents')).toMatchObject([
      { words, source: 'reminders', channel: 'email', confirmed_at: expect.any(String) },
    ])
    expect((await send(path(`${token}x`))).status).toBe(404)
  })

  test('a link older than three days confirms nothing', async () => {
    const { ask, newestToken, post, path, send, clock, db } = await reminderTemple()
    await ask()
    const token = await newestToken()
    clock.now = new Date('2026-11-24T04:00:01Z')
    expect((await send(path(token))).status).toBe(404)
    expect((await post(path(token, '/confirm'))).status).toBe(404)
    expect(await db('reminders').pluck('status')).toEqual(['pending'])
  })

  test('nobody changes or learns anything of another’s reminders by asking', async () => {
    const { ask, join, get, mails, newestToken, confirm } = await reminderTemple()
    const { token } = await join()
    expect((await ask(angaraki)).json()).toEqual({ status: 'confirmation_sent' })
    expect(await get(token)).toMatchObject({ status: 'active', choice: everyFestival })
    const asked = await newestToken()
    expect(await get(asked)).toMatchObject({ status: 'pending', choice: angaraki })
    expect(await confirm(asked)).toMatchObject({ status: 'active', choice: angaraki })
    for (let i = 0; i < 5; i += 1) await ask(angaraki, 'stranger@example.net')
    expect((await mails()).filter(({ to }) => to === 'stranger@example.net')).toHaveLength(3)
  })

  test('a festival’s own page adds to what was chosen before', async () => {
    const { ask, join, newestToken, confirm, get } = await reminderTemple()
    const before = { ...everyFestival, kinds: ['major' as const], daysBefore: [7 as const] }
    await join({ ...before, festivals: [sankashti], time: '05:00' })
    const one = { ...everyFestival, kinds: [], festivals: [vinayaka], daysBefore: [0 as const] }
    await ask(one, meera, 'festival_ganesh-chaturthi')
    const both = { ...one, kinds: ['major'], festivals: [sankashti, vinayaka], daysBefore: [7, 0] }
    const token = await newestToken()
    expect(await get(token)).toMatchObject({ status: 'pending', choice: both })
    expect((await confirm(token)).choice).toEqual(both)
    // Chosen on the page of all reminders, it takes the place of what was there.
    await ask(one)
    expect((await confirm(await newestToken())).choice).toEqual(one)
  })

  test('an account’s own confirmed address is active at once, and listed', async () => {
    const { app } = await reminderTemple()
    const someone = await person(app)
    const asked = (email: string) =>
      someone.post('/api/reminders/email', {
        email,
        choice: everyFestival,
        source: 'profile',
        words,
      })
    expect((await asked(someone.email.toUpperCase())).json()).toEqual({ status: 'active' })
    expect((await asked(meera)).json()).toEqual({ status: 'confirmation_sent' })
    const listed = (await someone.send('/api/account/reminders')).json()
    expect(listed).toMatchObject([{ channel: 'email', status: 'active' }])
  })

  test.each([
    ['no festival', { kinds: [] }],
    ['no day', { daysBefore: [] }],
    ['an hour that does not exist', { time: '25:00' }],
    ['a city that is not on the list', { city: 'atlantis' }],
  ])('%s is refused', async (_, changes) => {
    const { ask, db } = await reminderTemple()
    expect((await ask({ ...everyFestival, ...changes })).status).toBe(400)
    expect(await db('reminders')).toEqual([])
  })
})

describe('With the link of a message', () => {
  test('the city is named whose dates it has, and can be another', async () => {
    const { join, get, put, path } = await reminderTemple()
    const { token } = await join({ city: 'london' })
    const { choice, cityName } = await get(token)
    expect({ city: choice.city, cityName }).toEqual({ city: 'london', cityName: 'London' })
    const { city: _, ...atTheTemple } = choice
    const changed = await put(path(token), { choice: atTheTemple })
    expect(changed.json()).toMatchObject({ choice: atTheTemple, cityName: 'Pune' })
  })

  test('reminders are changed, paused, resumed and stopped', async () => {
    const { join, put, path, get, setStatus, db } = await reminderTemple()
    const { token } = await join()
    const choice = { ...angaraki, city: 'london', festivals: ['ganesh-chaturthi-2027'] }
    expect((await put(path(token), { choice })).status).toBe(200)
    expect(await get(token)).toMatchObject({ status: 'active', choice })
    expect((await setStatus(token, 'pause')).json()).toMatchObject({ status: 'paused' })
    expect(await db('reminders').first()).toMatchObject({ active_since: null })
    expect((await setStatus(token, 'resume')).json()).toMatchObject({ status: 'active' })
    expect((await setStatus(token, 'stop')).json()).toMatchObject({ status: 'stopped' })
    expect((await setStatus(token, 'resume')).status).toBe(409)
    expect(await db('reminders').first()).toMatchObject({ address: null, status: 'stopped' })
    expect(await db('reminder_consents').whereNull('withdrawn_at')).toEqual([])
  })

  test('one click stops them; opening the address does not', async () => {
    const { join, send, db, ask } = await reminderTemple()
    const { token } = await join()
    const url = `/hooks/reminders/stop/${token}`
    const opened = await send(url)
    expect([opened.status, opened.headers['location']]).toEqual([303, `/reminders#${token}`])
    expect(await db('reminders').pluck('status')).toEqual(['active'])
    for (let times = 0; times < 2; times += 1) {
      const stopped = await send(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: 'https://mail.example',
        },
        body: 'List-Unsubscribe=One-Click',
      })
      expect(stopped.status).toBe(200)
    }
    expect(await db('reminders').pluck('status')).toEqual(['stopped'])
    // Who asks again agrees anew.
    await ask()
    expect(await db('reminders').orderBy('created_at').pluck('status')).toContain('pending')
  })
})

test('Set Reminders on the calendar page begins them once the address is confirmed', async () => {
  const { post, mails, db } = await reminderTemple()
  const email = meera
  await post('/api/newsletter', { email, source: 'calendar_page' })
  expect(await db('reminders')).toEqual([])
  const token = /\/newsletter#([\w.-]+)/.exec((await mails()).at(-1)?.text ?? '')?.[1]
  await post(`/api/newsletter/${token}/confirm`)
  expect(await db('reminders')).toMatchObject([
    { channel: 'email', address: meera, status: 'active', kinds: 1, moments: 15, minute: 420 },
  ])
  expect(await db('reminder_consents').pluck('source')).toEqual(['calendar_page'])
  // A reader who asks there is sent the question about reminders.
  await db('reminders').delete()
  await post('/api/newsletter', { email, source: 'calendar_page' })
  expect((await mails()).at(-1)?.text).toContain(`${publicUrl}/reminders#`)
})

test('Set Reminders on the calendar page ends a pause, and leaves what was chosen', async () => {
  const { post, join, setStatus, get, mails, newestToken, confirm } = await reminderTemple()
  const { token } = await join(angaraki)
  const pause = () => setStatus(token, 'pause')
  const input = { email: meera, source: 'calendar_page' }
  await pause()
  await post('/api/newsletter', input)
  expect(await get(token)).toMatchObject({ status: 'paused' })
  const newsletter = /\/newsletter#([\w.-]+)/.exec((await mails()).at(-1)?.text ?? '')?.[1]
  await post(`/api/newsletter/${newsletter}/confirm`)
  expect(await get(token)).toMatchObject({ status: 'active', choice: angaraki })
  // A reader is sent the question about reminders.
  await pause()
  await post('/api/newsletter', input)
  expect(await confirm(await newestToken())).toMatchObject({ status: 'active', choice: angaraki })
})

test('what was never confirmed is forgotten after 30 days', async () => {
  const { ask, join, clock, doDaily, db } = await reminderTemple()
  await ask(everyFestival, 'stranger@example.net')
  await join()
  clock.now = new Date('2026-12-22T04:00:00Z')
  await doDaily()
  expect(await db('reminders').pluck('address')).toEqual([meera])
})
