import { expect, test } from 'vitest'
import { everyFestival, type ReminderChoice } from '#contract/reminders/choice.ts'
import type { Out } from '#contract/endpoint.ts'
import type { getReminderOverview } from '#contract/reminders/admin.ts'
import { transact } from '#server/db/db.ts'
import { get } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/reminders'
type Overview = Out<typeof getReminderOverview>

test('administrators see who is reminded of what, and the words that are sent', async () => {
  const now = new Date('2026-11-21T06:30:00Z')
  const app = await testApp({ now: () => now })
  await app.festivals.generate(app.db)
  const admin = await person(app, { role: 'admin' })
  const read = () => get<Overview>(admin, path)
  const [first, ...others] = (await read()).next
  expect(first).toMatchObject({ name: 'Ganadhipa Sankashti', date: '2026-11-27', people: 0 })
  expect(others.length).toBeGreaterThan(0)

  const ask = (address: string, choice: Partial<ReminderChoice>, isConfirmed = true) =>
    transact(app.db, (trx) =>
      app.reminding.port.start(trx, {
        channel: address.startsWith('+') ? 'whatsapp' : 'email',
        address,
        choice: { ...everyFestival, ...choice },
        language: 'en',
        words: 'w',
        source: 'reminders',
        isConfirmed,
      }),
    )
  await ask('a@example.org', { atMoonrise: true })
  await ask('b@example.org', { kinds: [], festivals: [first?.id ?? ''], daysBefore: [1] })
  await ask('c@example.org', { kinds: ['major'], daysBefore: [0], atEve: true })
  await ask('d@example.org', {}, false)
  await ask('+919822011223', { kinds: ['sankashti'], festivals: [first?.id ?? ''] })
  await ask('+919822011224', {})
  await transact(app.db, (trx) => app.reminding.port.stop(trx, 'whatsapp', '+919822011224'))

  const { channels, next, previews } = await read()
  const none = { pending: 0, active: 0, paused: 0, stopped: 0 }
  expect(channels).toEqual([
    { channel: 'push', states: none, moments: { 7: 0, 3: 0, 1: 0, eve: 0, 0: 0, moonrise: 0 } },
    {
      channel: 'whatsapp',
      states: { ...none, active: 1, stopped: 1 },
      moments: { 7: 1, 3: 1, 1: 1, eve: 0, 0: 1, moonrise: 0 },
    },
    {
      channel: 'email',
      states: { ...none, pending: 1, active: 3 },
      moments: { 7: 1, 3: 1, 1: 2, eve: 1, 0: 2, moonrise: 1 },
    },
  ])
  // All, the one who chose it, and the one who wants every Sankashti.
  expect(next[0]?.people).toBe(3)

  expect(previews.map(({ moment }) => moment)).toEqual([
    '7',
    '3',
    '1',
    '0',
    'eve',
    'moonrise',
    'moved',
    'other',
  ])
  const said = Object.fromEntries(previews.map(({ moment, title }) => [moment, title]))
  expect(said).toEqual({
    7: 'Ganadhipa Sankashti is in 7 days',
    3: 'Ganadhipa Sankashti is in 3 days',
    1: 'Ganadhipa Sankashti is tomorrow',
    0: 'Ganadhipa Sankashti is today',
    eve: 'Ganadhipa Sankashti is tomorrow',
    moonrise: 'Ganadhipa Sankashti: moonrise now',
    moved: 'Ganadhipa Sankashti has moved to Friday, 27 November',
    other: 'Kartiki Ekadashi (Vaishnava) is today',
  })
  expect((await (await person(app, { role: 'editor' })).send(path)).status).toBe(403)
})

test('festivals beyond Ganesha’s are listed once somebody wants them', async () => {
  const app = await testApp({ now: () => new Date('2026-11-21T06:30:00Z') })
  await app.festivals.generate(app.db)
  const admin = await person(app, { role: 'admin' })
  const next = async () => (await get<Overview>(admin, path)).next
  const before = await next()
  await transact(app.db, (trx) =>
    app.reminding.port.start(trx, {
      channel: 'email',
      address: 'a@example.org',
      choice: { ...everyFestival, kinds: ['pradosh'] },
      language: 'en',
      words: 'w',
      source: 'reminders',
      isConfirmed: true,
    }),
  )
  const after = await next()
  expect(after.filter(({ people }) => people === 0)).toEqual(before)
  expect(after.filter(({ people }) => people === 1).map(({ name }) => name)).toEqual([
    'Pradosh',
    'Pradosh',
    'Soma Pradosh',
  ])
})

test('they read the whole email, as plain text and as HTML that can do nothing', async () => {
  const now = new Date('2026-11-21T06:30:00Z')
  const app = await testApp({ now: () => now, publicUrl: 'https://temple.example' })
  await app.festivals.generate(app.db)
  const admin = await person(app, { role: 'admin' })
  const { previews } = await get<Overview>(admin, path)
  const email = previews.find(({ moment }) => moment === '1')?.email
  expect(email?.subject).toBe('Ganadhipa Sankashti is tomorrow')
  expect(email?.text).toContain('https://temple.example/calendar/ganadhipa-sankashti-2026')
  expect(email?.text).toContain('Change, pause or stop these reminders')

  const page = await admin.send(`${path}/email/1`)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['content-disposition']).toBeUndefined()
  expect(page.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
  )
  expect(page.text).toContain('>Ganadhipa Sankashti is tomorrow</h1>')
  expect((await admin.send(`${path}/email/9`)).status).toBe(400)
  const editor = await person(app, { role: 'editor' })
  expect((await editor.send(`${path}/email/1`)).status).toBe(403)
})
