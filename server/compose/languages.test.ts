import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#almanac/civilDate.ts'
import { everyFestival } from '#contract/reminders/choice.ts'
import { openSandbox, type Sandbox } from '#server/adapters/payment/sandbox/sandbox.ts'
import { get, okOf } from '#server/test/admin.ts'
import { payload as booking, saturdayNoon } from '#server/test/bookings.ts'
import { cardPayload, pledgePayload } from '#server/test/donationBodies.ts'
import { cards, sandboxSecrets } from '#server/test/donations.ts'
import { exampleSite } from '#server/test/exampleTemple.ts'
import { waitingMails } from '#server/test/mails.ts'
import { giftPayload } from '#server/test/monthlyGiftBodies.ts'
import { orderPayload } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'
import { expectTranslated, withPseudoWords } from '#server/test/pseudoWords.ts'
import { startPushService, type PushService } from '#server/test/pushService.ts'
import { inMemory } from '#server/test/sevas.ts'
import { sharedTestApp, type TestApp } from '#server/test/testApp.ts'

withPseudoWords()

let pushes: PushService
let sandbox: Sandbox
beforeAll(async () => {
  pushes = await startPushService()
  sandbox = await openSandbox({ now: () => saturdayNoon, secrets: sandboxSecrets })
})
afterAll(async () => {
  await pushes.stop()
  await sandbox.close()
})

const temple = sharedTestApp(async () => ({
  now: () => saturdayNoon,
  publicUrl: 'https://temple.example',
  sandbox,
  push: { contact: 'mailto:office@temple.example', testService: pushes },
}))

const open = async (): Promise<TestApp> => {
  const app = await temple()
  if (!(await app.db('festivals').first('id'))) await app.festivals.generate(app.db)
  return app
}

/** From a program on this machine, to which the sandbox is open. */
const send = async (app: TestApp, path: string, body: unknown, language?: string) =>
  okOf<Record<string, string>>(
    await app.send(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(language !== undefined && { 'App-Language': language }),
      },
      body: JSON.stringify(body),
    }),
  )

let booked = 0

/** Each on a day of its own: a slot holds few. */
const newBooking = () => {
  booked += 1
  return { ...booking, preferredDate: addDays('2026-12-01', booked) }
}

const wish = { choice: everyFestival, source: 'reminders', words: 'Remind me of every festival.' }

type Sent = (app: TestApp, language: string) => Promise<unknown>

const pledge: Sent = async (app, language) => {
  const { reference } = await send(app, '/api/donations', pledgePayload, language)
  const admin = await person(app, { role: 'admin' })
  const found = { paidOn: '2026-11-21', utr: '612345678901', amountPaise: 100_100 }
  okOf(await admin.post(`/api/admin/donations/${reference}/confirm`, found))
}

const payByCard: Sent = async (app, language) => {
  const { clientSecret = '' } = await send(app, '/api/create-payment-intent', cardPayload, language)
  await send(app, '/api/sandbox/pay', { clientSecret, cardNumber: cards.good })
  const id = clientSecret.split('_secret_')[0]
  okOf(await app.send(`/api/verify-payment?payment_intent=${id}`))
}

const writeAndAnswer: Sent = async (app, language) => {
  const message = { name: 'Meera', email: 'm@example.net', subject: 'puja', message: 'Namaste' }
  const { id } = await send(app, '/api/contact', message, language)
  const admin = await person(app, { role: 'admin' })
  const answer = { method: 'POST', body: { text: 'Welcome' }, headers: { 'If-Match': '"1"' } }
  okOf(await admin.send(`/api/admin/messages/${id}/reply`, answer))
}

const claimDakshina: Sent = async (app, language) => {
  const { reference, token } = await send(app, '/api/puja-bookings', newBooking(), language)
  const paid = { token, amount: 5100 }
  await send(app, `/api/puja-bookings/${reference}/dakshina`, paid, language)
  const { id } = await app.db('dakshina_payments').first('id')
  const admin = await person(app, { role: 'admin' })
  const found = { paidOn: '2026-11-21', utr: '712345678901', amount: 5100 }
  okOf(await admin.post(`/api/admin/dakshina/${id}/confirm`, found))
}

/** What is sent, the rows that it leaves, and how the keys of what is sent back begin. */
const commands: readonly [table: string, keys: string, sent: Sent][] = [
  ['puja_bookings', 'booking:', (app, to) => send(app, '/api/puja-bookings', newBooking(), to)],
  ['dakshina_payments', 'dakshina:', claimDakshina],
  ['donations', 'donation:', pledge],
  ['donations', 'donation:', payByCard],
  ['monthly_gifts', 'monthly:', (app, to) => send(app, '/api/monthly-gifts/upi', giftPayload, to)],
  ['sevas', 'seva:', (app, to) => send(app, '/api/sevas', inMemory, to)],
  ['orders', 'order:', async (app, to) => send(app, '/api/orders', await orderPayload(app), to)],
  [
    'reminders',
    'reminder-asked:',
    (app, to) => send(app, '/api/reminders/email', { ...wish, email: 'r@example.net' }, to),
  ],
  [
    'newsletter_subscriptions',
    'newsletter-asked:',
    (app, to) => send(app, '/api/newsletter', { email: 'n@example.net', source: 'footer' }, to),
  ],
  [
    'whatsapp_subscriptions',
    'whatsapp-code:',
    (app, to) =>
      send(
        app,
        '/api/notifications/whatsapp/subscribe',
        { name: 'Meera', phoneNumber: '+919822011223' },
        to,
      ),
  ],
  [
    'push_subscriptions',
    '',
    (app, to) =>
      send(app, '/api/reminders/push', { ...wish, subscription: pushes.subscribe() }, to),
  ],
  ['contact_messages', 'contact-reply:', writeAndAnswer],
  [
    'users',
    'account:',
    (app, to) =>
      send(
        app,
        '/api/auth/register',
        { username: 'meera', email: 'meera@example.org', password: 'Durva-grass-21' },
        to,
      ),
  ],
]

/** What emails say in the words of people, and those of the temple. */
const typed = [
  exampleSite.name,
  ...exampleSite.address,
  'Pune',
  'Ganesh Kulkarni',
  'Namaste',
  'Welcome',
]
const named = ['Satyanarayana Puja', 'Shadu Clay Ganapati', 'Kashyapa']

/** The languages of the rows that `work` adds to a table. */
const addedBy = async (
  { db }: TestApp,
  table: string,
  work: () => Promise<unknown>,
): Promise<string[]> => {
  const before: string[] = await db(table).pluck('id')
  await work()
  const added = db(table).whereNotIn('id', before)
  return added.distinct().orderBy('language').pluck('language')
}

test.each(commands)(
  '%s, and what is sent about them (%s), keep a language and have all words of it',
  async (table, keys, sent) => {
    const app = await open()
    const { db } = app
    const last = (await db('deliveries').max({ id: 'id' }))[0]?.id ?? 0
    expect(await addedBy(app, table, () => sent(app, 'mr'))).toEqual(['mr'])
    const fresh = () => db('deliveries').where('id', '>', last)
    const toThem = fresh().whereLike('key', `${keys}%`).whereRaw("key not like '%:temple'")
    expect(new Set(await toThem.pluck('language'))).toEqual(new Set(keys === '' ? [] : ['mr']))
    for (const mail of await waitingMails(app))
      if (mail.html.includes('lang="mr"')) expectTranslated(mail, [...typed, ...named])
    // The office reads English, also about those who read Marathi.
    const toOffice: string[] = await fresh().whereLike('key', '%:temple').pluck('language')
    expect(toOffice).not.toContain('mr')
  },
)

test.each([
  ['one of ours', 'hi', 'hi'],
  ['one we do not know', 'tlh', 'en'],
  ['none', undefined, 'en'],
])('%s is no error for a guest', async (_, said, kept) => {
  const app = await open()
  const subscribe = () =>
    send(app, '/api/newsletter', { email: `${said}@example.net`, source: 'footer' }, said)
  expect(await addedBy(app, 'newsletter_subscriptions', subscribe)).toEqual([kept])
})

test('an account keeps its choice, which counts where the app does not say another one', async () => {
  const app = await open()
  const meera = await person(app)
  const choose = (language: string) =>
    meera.send('/api/account/language', { method: 'PUT', body: { language } })
  expect(okOf(await choose('mr'))).toEqual({ language: 'mr' })
  const { account } = await get<{ account: object }>(meera, '/api/account/export')
  expect(account).toMatchObject({ language: 'mr' })
  const keptBy = async (headers: Record<string, string>) =>
    addedBy(app, 'puja_bookings', async () =>
      okOf(await meera.post('/api/puja-bookings', newBooking(), headers)),
    )
  expect(await keptBy({})).toEqual(['mr'])
  expect(await keptBy({ 'App-Language': 'hi' })).toEqual(['hi'])
  expect((await choose('tlh')).status).toBe(400)
})

test('the counter writes to a devotee as they last wrote, or as their account says', async () => {
  const app = await open()
  const admin = await person(app, { role: 'admin' })
  const give = async (from: object) => {
    const gift = { paymentMethod: 'cash', amount: 501, paidOn: '2026-11-21', fullName: 'Meera' }
    const { reference } = okOf<{ reference: string }>(
      await admin.post('/api/admin/counter-donations', { ...gift, ...from }),
    )
    return (await app.db('donations').where({ reference }).first('language')).language
  }
  const phone = '98220 54321'
  expect(await give({ phone: '98220 99999' })).toBe('en')
  await send(app, '/api/puja-bookings', { ...newBooking(), email: 'k@example.org', phone }, 'hi')
  expect(await give({ phone: '+91 98220-54321' })).toBe('hi')
  expect(await give({ email: 'K@Example.org' })).toBe('hi')
  const { email } = await person(app, { language: 'mr' })
  expect(await give({ email })).toBe('mr')
  expect(await give({})).toBe('en')
})

test('who confirms reads in the language of that page; who only types an address changes nothing', async () => {
  const app = await open()
  const asha = { ...wish, email: 'asha@example.net' }
  const kept = async () =>
    (await app.db('reminders').where({ address: asha.email }).first('language')).language
  await send(app, '/api/reminders/email', asha, 'mr')
  const { text = '' } = (await waitingMails(app)).findLast(({ to }) => to === asha.email) ?? {}
  const [, token] = /\/reminders#([\w.-]+)/.exec(text) ?? []
  await send(app, `/api/reminders/by-link/${token}/confirm`, {}, 'hi')
  expect(await kept()).toBe('hi')
  await send(app, '/api/reminders/email', asha, 'en')
  expect(await kept()).toBe('hi')
})
