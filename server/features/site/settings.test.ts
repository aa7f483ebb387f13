import { expect, test } from 'vitest'
import type { Festival } from '#contract/festivals/public.ts'
import type { Site } from '#contract/site/public.ts'
import type { TempleSite } from '#contract/site/admin.ts'
import type { Visit } from '#contract/site/visit.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import { waitingMails } from '#server/test/mails.ts'
import { account, password, person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/site'
type Versioned = { site: TempleSite; version: number }

const open = async (options: Parameters<typeof testApp>[0] = {}) => {
  const app = await testApp({ now: () => new Date('2026-11-21T06:30:00Z'), ...options })
  const admin = await person(app, { role: 'admin' })
  const { site, version } = await get<Versioned>(admin, path)
  const put = (changes: object, from = version) =>
    changeFrom(admin, 'PUT', path, from, { ...site, ...changes })
  return { app, admin, site, version, put }
}

test('changes are visible to everybody at once, and logged', async () => {
  const { app, admin, site, version, put } = await open()
  expect((await get<Site>(admin, '/api/site')).name).toBe(site.name)
  const social = { facebook: 'https://facebook.com/temple', youtube: undefined }
  const changed = okOf<Versioned>(
    await put({
      name: 'Siddhivinayak',
      upiAddress: 'temple@okaxis',
      social,
      currentPassword: password,
    }),
  )
  expect(changed.version).toBe(version + 1)
  const { visit: _, ...shown } = site
  const { extraHours: _extra, ...seen } = await get<Site>(admin, '/api/site')
  expect(seen).toEqual({
    ...shown,
    name: 'Siddhivinayak',
    upiAddress: 'temple@okaxis',
    social: { facebook: 'https://facebook.com/temple' },
  })
  expect(await auditOf(app)).toEqual([
    {
      actorId: admin.id,
      subject: 'site',
      subjectId: 'site',
      action: 'edited',
      before: { name: site.name, social: {}, upiAddress: 'temple@bank' },
      after: {
        name: 'Siddhivinayak',
        upiAddress: 'temple@okaxis',
        social: { facebook: 'https://facebook.com/temple' },
      },
    },
  ])
})

test('a changed UPI ID needs the password, and the other admins are told who did it', async () => {
  const { app, admin, site, put } = await open()
  const other = await account(app, { role: 'admin' })
  await account(app, { role: 'editor' })
  const upiAddress = 'thief@okbank'
  for (const sent of [{}, { currentPassword: 'Wrong-1234' }]) {
    expect((await put({ upiAddress, ...sent })).json()).toMatchObject({
      status: 400,
      errors: [{ pointer: '#/currentPassword' }],
    })
  }
  expect((await get<Site>(admin, '/api/site')).upiAddress).toBe(site.upiAddress)
  const { version } = okOf<Versioned>(await put({ upiAddress, currentPassword: password }))
  const [mail, ...more] = await waitingMails(app)
  expect(more).toEqual([])
  expect(mail?.to).toBe(other.email)
  expect(mail?.text).toContain(`${admin.username} changed the UPI ID that donations go to`)
  expect(mail?.text).toContain('thief@okbank')
  expect(mail?.text).toContain(`${app.publicUrl}/admin/settings`)
  okOf(await put({ upiAddress, name: 'Siddhivinayak' }, version))
  expect(await waitingMails(app), 'nothing else asks or tells').toHaveLength(1)
  expect(JSON.stringify(await auditOf(app)) + JSON.stringify(await app.db('site'))).not.toContain(
    password,
  )
})

test('the temple names its services, and takes its names away again', async () => {
  const { admin, put } = await open()
  const services = [{ label: 'Homa', to: '/puja' }]
  const { version } = okOf<Versioned>(await put({ services }))
  expect((await get<Site>(admin, '/api/site')).services).toEqual(services)
  okOf(await put({ services: undefined }, version))
  expect(await get<Site>(admin, '/api/site')).not.toHaveProperty('services')
})

test('visitors see the worship, the priests and the directions that staff entered', async () => {
  const { admin, put } = await open()
  const visit = {
    aartis: [{ name: 'Sandhya aarti', text: 'Lamps are lit.', from: 'sunset', minutes: -10 }],
    priests: [{ name: 'Vinayak Joshi', duties: 'Leads the worship.' }],
  }
  const { version } = okOf<Versioned>(await put({ visit }))
  expect(await get<Visit>(admin, '/api/visit')).toEqual(visit)
  expect(await get<Site>(admin, '/api/site')).not.toHaveProperty('visit')
  okOf(await put({ visit: undefined }, version))
  expect(await get<Visit>(admin, '/api/visit')).toEqual({ aartis: [], priests: [] })
})

test.each([
  ['no time of day', { from: 'midnight', minutes: 1440 }],
  ['not around sunrise', { from: 'sunrise', minutes: -181 }],
  ['half a minute', { from: 'sunset', minutes: 0.5 }],
])('a worship is refused at its time: %s', async (_, time) => {
  const { put } = await open()
  const aartis = [{ name: 'Aarti', text: 'Lamps.', ...time }]
  expect((await put({ visit: { aartis, priests: [] } })).json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '#/visit/aartis/0/minutes' }],
  })
})

test('hours of weekdays and festival days must be readable, those of other days are free', async () => {
  const { put } = await open()
  const row = (days: string, hours: string) => ({ templeHours: [{ days, hours }] })
  expect((await put(row('Mon-Fri', '6-12'))).json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '#/templeHours/0/hours' }],
  })
  const { version } = okOf<Versioned>(await put(row('Mon-Fri', 'by appointment')))
  okOf(await put(row('Monsoon', 'from 4'), version))
  expect((await put(row('Festival days', 'from 4'))).status).toBe(400)
})

test('a new city has its own festivals, at once', async () => {
  const { app, admin, put } = await open()
  await app.festivals.generate(app.db)
  const moonrise = async () => {
    const festivals = await get<Festival[]>(admin, '/api/festivals/upcoming')
    return festivals.find(({ category }) => category === 'sankashti')?.moonriseTime
  }
  const inPune = await moonrise()
  const city = { name: 'London', latitude: 51.5, longitude: -0.13, timeZone: 'Europe/London' }
  okOf(await put({ city }))
  const inLondon = await moonrise()
  expect(inPune).toMatch(/^\d\d:\d\d$/)
  expect(inLondon).toMatch(/^\d\d:\d\d$/)
  expect(inLondon).not.toBe(inPune)
})

test('a city whose festivals could not be computed is not taken on, and the next try is whole', async () => {
  const { app, admin, site, put } = await open({
    onCompute: ({ place }) => {
      if (place.name === 'London') throw new Error('The process ended before its time')
    },
  })
  await app.festivals.generate(app.db)
  const upcoming = () => get<Festival[]>(admin, '/api/festivals/upcoming')
  const before = await upcoming()
  const london = { name: 'London', latitude: 51.5, longitude: -0.13, timeZone: 'Europe/London' }
  expect((await put({ city: london })).status).toBe(500)
  expect((await get<Site>(admin, '/api/site')).city).toEqual(site.city)
  expect(await upcoming()).toEqual(before)
  okOf(await put({ city: { ...london, name: 'Greater London' } }))
  expect(await upcoming()).not.toEqual(before)
})

test('a city with the coordinates of another is refused at its name', async () => {
  const { admin, site, put } = await open()
  const wrong = { ...site.city, name: 'Nashik' }
  expect((await put({ city: wrong })).json()).toMatchObject({
    status: 400,
    errors: [
      { pointer: '#/city/name', detail: expect.stringMatching(/^Nashik is at 20\.00° north/) },
    ],
  })
  const elsewhere = { ...site.city, timeZone: 'Europe/London' }
  expect((await put({ city: elsewhere })).json()).toMatchObject({
    errors: [{ pointer: '#/city/timeZone' }],
  })
  expect((await get<Site>(admin, '/api/site')).city).toEqual(site.city)
})

const polar = { name: 'Tromsø', latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' }

test.each([
  ['a link that runs', { social: { facebook: 'javascript:alert(1)' } }],
  ['a link without https', { social: { facebook: 'http://facebook.com/x' } }],
  ['a link with a name and password', { social: { facebook: 'https://a@b.example/x' } }],
  ['a zone that is none', { city: { name: 'X', latitude: 0, longitude: 0, timeZone: 'Mars/X' } }],
  ['an offset as a zone', { city: { name: 'X', latitude: 0, longitude: 0, timeZone: '+05:30' } }],
  ['a place without a sunrise', { city: { ...polar } }],
  ['a place off the earth', { city: { name: 'X', latitude: 91, longitude: 0, timeZone: 'UTC' } }],
  ['a name over two lines', { name: 'One\nTwo' }],
  ['no address', { address: [] }],
  ['no e-mail', { email: 'temple' }],
  ['a phone of words', { phone: 'call us' }],
  ['a service on another site', { services: [{ label: 'Homa', to: '//example.org' }] }],
  ['a service without a name', { services: [{ label: ' ', to: '/puja' }] }],
  ['a service twice', { services: ['/puja', '/faq'].map((to) => ({ label: 'Homa', to })) }],
  ['no UPI address', { upiAddress: 'temple' }],
])('%s is refused, and nothing changes', async (_, changes) => {
  const { app, put } = await open()
  expect((await put(changes)).status).toBe(400)
  expect(await auditOf(app)).toEqual([])
})

test('a city saved before cities were checked is refused with the next change', async () => {
  const { app, site, put } = await open()
  const city = { ...site.city, name: 'Nashik' }
  await app.db('site').update({ content: JSON.stringify({ ...site, city }) })
  const refused = await put({ city, phoneHours: 'Mon-Sat 9 AM-5 PM' })
  expect(refused.json()).toMatchObject({ status: 400, errors: [{ pointer: '#/city/name' }] })
})

test('everything wrong with a change is said at once', async () => {
  const { site, put } = await open()
  const refused = await put({
    city: { ...site.city, name: 'Nashik' },
    upiAddress: 'temple@okaxis',
    isTotpRequired: true,
  })
  const { errors } = refused.json() as { errors: { pointer: string }[] }
  expect(errors.map(({ pointer }) => pointer)).toEqual([
    '#/city/name',
    '#/isTotpRequired',
    '#/currentPassword',
  ])
})

test('a GSTIN of another state than the temple’s is refused in words', async () => {
  const { put } = await open()
  const shop = { standardFee: 80, expressFee: 150, countries: [] }
  const reply = await put({ shop: { ...shop, gstin: '29AAGCB7383J1Z4' } })
  expect(reply.json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '#/shop/gstin', detail: expect.stringContaining('Karnataka') }],
  })
  okOf(await put({ shop: { ...shop, gstin: '27AAATG1234F1Z5' } }))
})
