import { expect, test } from 'vitest'
import { addDays } from '#almanac/civilDate.ts'
import type { Booking } from '#contract/bookings/public.ts'
import type { TakenBooking } from '#contract/counter/bookingsAdmin.ts'
import type { Issue } from '#contract/newsletter/issuesAdmin.ts'
import type { Order } from '#contract/orders/public.ts'
import type { PrintedPaper } from '#contract/prints/admin.ts'
import type { Marked } from '#contract/translations/inEnglish.ts'
import { changeFrom, get, okOf } from '#server/test/admin.ts'
import { payload, sankalp } from '#server/test/bookings.ts'
import { exampleSite } from '#server/test/exampleTemple.ts'
import { waitingMails } from '#server/test/mails.ts'
import { hourMs, temple as newsletterTemple } from '#server/test/newsletter.ts'
import { orderPayload, thing } from '#server/test/orders.ts'
import { person, type Person } from '#server/test/people.ts'
import { postsPath } from '#server/test/posts.ts'
import { withPseudoWords } from '#server/test/pseudoWords.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'
import { translate, translationPath } from '#server/test/translating.ts'

withPseudoWords()

const now = () => new Date('2026-11-21T06:30:00Z')
const puja = 'सत्यनारायण पूजा'
const product = 'शाडूचा गणपती'
const templeName = 'श्री गणेश मंदिर'

const sayFor =
  (admin: Person) =>
  async (kind: string, id: string, texts: Readonly<Record<string, string>>, language = 'mr') =>
    okOf(await translate(admin, translationPath(kind, id, language), texts))

const open = async () => {
  const app = await testApp({ now, publicUrl: 'https://temple.example' })
  const admin = await person(app, { role: 'admin' })
  const say = sayFor(admin)
  for (const language of ['mr', 'hi']) {
    await say('temple', 'site', { name: templeName, 'address.0': 'मुख्य रस्ता' }, language)
    await say('puja', payload.pujaType, { name: puja }, language)
    await say('product', thing, { name: product }, language)
  }
  return { app, admin, say }
}

const send = async <T>(app: TestApp, path: string, body: object, language: string): Promise<T> =>
  okOf(
    await app.send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'App-Language': language },
      body: JSON.stringify(body),
    }),
  )

let booked = 0
const book = (app: TestApp, language: string, email = `${language}@example.org`) => {
  booked += 1
  const day = addDays('2026-12-01', booked)
  return send<Booking>(
    app,
    '/api/puja-bookings',
    { ...payload, email, preferredDate: day },
    language,
  )
}

const mailTo = async (app: Parameters<typeof waitingMails>[0], address: string) => {
  const mail = (await waitingMails(app)).findLast(({ to }) => to === address)
  if (!mail) throw new Error(`There is no email to ${address}`)
  return mail
}

test('a booking names its puja and the temple in the language of its devotee', async () => {
  const { app, admin } = await open()
  const { pujaName, reference, token } = await book(app, 'mr')
  expect(pujaName).toBe(puja)
  const mail = await mailTo(app, 'mr@example.org')
  expect(mail.subject).toContain(`: ${puja}, `)
  expect(mail.text).toContain(puja)
  expect(mail.text).toContain(templeName)
  expect(mail.replyTo?.name).toBe(templeName)
  const file = (await app.send(`/booking/${reference}.ics?token=${token}`)).text
  for (const text of [file, mail.icalEvent ?? '']) {
    expect(text.replaceAll('\r\n ', '')).toMatch(new RegExp(`SUMMARY:.*${puja}\\\\, ${templeName}`))
    expect(text).toContain('LOCATION:मुख्य रस्ता')
  }
  const pass = okOf<PrintedPaper>(
    await admin.post('/api/admin/prints', { kind: 'booking', key: reference }),
  )
  expect(pass.temple.name).toBe(templeName)
  expect(pass.facts.map(({ text }) => text)).toContain(puja)
  // The office reads English.
  expect((await mailTo(app, exampleSite.email)).subject).toContain('Satyanarayana Puja')
})

test('its page names the puja in the language in which it is read, and says what is English', async () => {
  const { app, say } = await open()
  const { reference, token } = await book(app, 'en')
  const read = async (language: string) =>
    okOf<Booking & Marked>(
      await app.send(`/api/puja-bookings/${reference}?token=${token}&language=${language}`),
    )
  expect((await read('mr')).pujaName).toBe(puja)
  expect(await read('mr')).not.toHaveProperty('inEnglish')
  await say('puja', payload.pujaType, { name: '' })
  expect(await read('mr')).toMatchObject({
    pujaName: 'Satyanarayana Puja',
    inEnglish: ['pujaName'],
  })
  expect((await read('hi')).pujaName).toBe(puja)
  expect(await read('en')).not.toHaveProperty('inEnglish')
})

test('a message in English has English names', async () => {
  const { app } = await open()
  await book(app, 'en')
  const { subject, text, html, icalEvent = '' } = await mailTo(app, 'en@example.org')
  expect(subject).toContain('Satyanarayana Puja')
  expect(`${subject}${text}${html}${icalEvent}`).not.toMatch(/\p{Script=Devanagari}/u)
})

test('a receipt says what was paid for as it was called then', async () => {
  const { app, admin, say } = await open()
  const email = 'counter@example.org'
  await book(app, 'mr', email)
  const take = { ...payload, email, way: 'walk_in', sankalp, method: 'cash', amount: 2100 }
  const { payment } = okOf<TakenBooking>(await admin.post('/api/admin/counter-bookings', take))
  const number = payment?.receipt?.number ?? ''
  const print = async () => {
    const paper = { kind: 'dakshina', key: number }
    const { facts, temple } = okOf<PrintedPaper>(await admin.post('/api/admin/prints', paper))
    return { about: facts.map(({ text }) => text).join('\n'), temple }
  }
  expect((await print()).about).toContain(puja)
  expect((await print()).temple.name).toBe(templeName)
  expect((await mailTo(app, email)).text).toContain(`${puja}, `)
  // Its name is another one now, and so is its translation.
  const path = `/api/admin/pujas/${payload.pujaType}`
  const { version, ...words } = await get<Record<string, unknown>>(admin, path)
  const { description, price } = words
  const renamed = { name: 'Great Puja', description, price }
  okOf(await changeFrom(admin, 'PUT', path, Number(version), renamed))
  await say('puja', payload.pujaType, { name: 'महापूजा' })
  expect((await print()).about).not.toMatch(new RegExp(`महापूजा|${puja}`))
  expect((await mailTo(app, email)).text).toContain('Satyanarayana Puja, ')
})

test('an order names its items as they were sold, translated while that is their translation', async () => {
  const { app, say } = await open()
  const { reference, token, lines } = await send<Order>(
    app,
    '/api/orders',
    await orderPayload(app),
    'mr',
  )
  expect(lines.map(({ name }) => name)).toEqual([product])
  const read = async (language: string) =>
    okOf<Order & { lines: Marked[] }>(
      await app.send(`/api/orders/${reference}?token=${token}&language=${language}`),
    ).lines[0]
  expect(await read('mr')).toMatchObject({ name: product })
  expect(await read('mr')).not.toHaveProperty('inEnglish')
  const english = (await read('en'))?.name ?? ''
  expect(english).toMatch(/Ganapati/)
  const sent = async () => (await mailTo(app, 'meera@example.org')).text
  expect(await sent()).toContain(product)
  await app.db('products').where({ id: thing }).update({ name: 'Stone Ganapati' })
  await say('product', thing, { name: 'दगडी गणपती' })
  expect(await read('mr')).toMatchObject({ name: english, inEnglish: ['name'] })
  expect(await sent()).toContain(english)
})

test('a newsletter ends with its article in the language of the reader, the mantra of the day with its meaning', async () => {
  const reader = await newsletterTemple()
  const { app, later, subscribe, confirm, newestToken } = reader
  const admin = await person(app, { role: 'admin' })
  const say = sayFor(admin)
  await subscribe('mr@example.net', 'mantras', { 'App-Language': 'mr' })
  const token = await newestToken()
  await reader.post(`/api/newsletter/${token}/confirm`, {}, { 'App-Language': 'mr' })
  await subscribe('en@example.net')
  await confirm(await newestToken())

  const post = okOf<{ id: string; version: number }>(
    await admin.post(postsPath, { title: 'Durva', markdown: 'Grass of Ganesha.' }),
  )
  const publication = `${postsPath}/${post.id}/publication`
  okOf(await changeFrom(admin, 'POST', publication, post.version, { status: 'published' }))
  await say('post', post.id, { title: 'दुर्वा', markdown: 'गणेशाचे गवत.' })
  const path = '/api/admin/newsletter-issues'
  const words = { subject: 'Namaste', markdown: 'Come at noon.', postId: post.id }
  const issue = okOf<Issue>(await admin.post(path, words))
  okOf(await changeFrom(admin, 'POST', `${path}/${issue.id}/send`, issue.version, { people: 2 }))
  await app.newsletterIssues.plan(app.db, later(60_000))
  expect((await mailTo(app, 'mr@example.net')).text).toContain('दुर्वा\nगणेशाचे गवत.')
  expect((await mailTo(app, 'en@example.net')).text).toContain('Durva\nGrass of Ganesha.')

  const { id } = okOf<{ id: string }>(await app.send('/api/mantras/of-day/2026-11-22'))
  await say('mantra', id, { title: 'आजचा मंत्र', meaning: 'विघ्ने दूर कर.' })
  await app.dailyMantra.plan(app.db, later(24 * hourMs))
  const mail = await mailTo(app, 'mr@example.net')
  expect(mail.subject).toContain('आजचा मंत्र')
  expect(mail.text).toContain('विघ्ने दूर कर.')
})
