import { describe, expect, test } from 'vitest'
import type { StaffProductSummary } from '#contract/shop/admin.ts'
import type { TempleSite } from '#contract/site/admin.ts'
import type { SetUp } from '#contract/site/setUpAdmin.ts'
import { changeFrom, get, okOf } from '#server/test/admin.ts'
import { bookingOf, payload, post } from '#server/test/bookings.ts'
import { asNewTemple, exampleSite } from '#server/test/exampleTemple.ts'
import { waitingMails } from '#server/test/mails.ts'
import { sendOrder } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const open = async () => {
  const app = await testApp({ now: () => new Date('2026-11-21T06:30:00Z') })
  await asNewTemple(app.db)
  const admin = await person(app, { role: 'admin' })
  const setUp = async () => (await get<{ setUp?: SetUp }>(admin, '/api/admin/set-up')).setUp
  const isDone = async () =>
    Object.fromEntries((await setUp())?.steps.map(({ name, isDone }) => [name, isDone]) ?? [])
  const put = (path: string, body: unknown) => changeFrom(admin, 'PUT', path, undefined, body)
  return { app, admin, setUp, isDone, put }
}

describe('A new temple', () => {
  test('shows its products, and takes no order until staff open the shop', async () => {
    const { app, put, isDone } = await open()
    expect(okOf<unknown[]>(await app.send('/api/products')).length).toBeGreaterThan(0)
    expect(okOf<object>(await app.send('/api/site'))).toMatchObject({ shopOpensSoon: true })
    expect((await sendOrder(app)).json()).toMatchObject({ status: 409, code: 'shop_shut' })
    expect(await app.db('orders')).toEqual([])
    okOf(await put('/api/admin/shop-state', { isOpen: true }))
    expect(okOf<object>(await app.send('/api/site'))).not.toHaveProperty('shopOpensSoon')
    okOf(await sendOrder(app))
    expect((await isDone())['products']).toBe(true)
    okOf(await put('/api/admin/shop-state', { isOpen: false }))
    expect((await sendOrder(app)).json()).toMatchObject({ code: 'shop_shut' })
    const logged = await app.db('audit_log').where({ subject: 'site' }).orderBy('id')
    expect(logged.map(({ action }) => action)).toEqual(['shop_opened', 'shop_shut'])
  })

  test('shows visitors no address, phone, priest or daily service that nobody entered', async () => {
    const { app } = await open()
    const shown = JSON.stringify([
      okOf(await app.send('/api/site')),
      okOf(await app.send('/api/visit')),
    ])
    for (const invented of ['Modak Lane', '5550', 'Joshi', 'Kakad', '@'])
      expect(shown).not.toContain(invented)
    expect(shown).toContain('6 AM-12 PM and 4-9 PM')
  })

  test('takes a booking, and writes no email to an office that has no address', async () => {
    const { app } = await open()
    bookingOf(await post(app, '/api/puja-bookings', payload))
    const mails = await waitingMails(app)
    expect(mails.map(({ to }) => to)).toEqual([payload.email])
    expect(mails[0]?.text).not.toMatch(/· *$/m)
  })

  test('has a list of what is left to set up, read from its data', async () => {
    const { admin, isDone, app } = await open()
    expect(Object.entries(await isDone()).filter(([, done]) => done)).toEqual([])
    const { version } = await get<{ version: number }>(admin, '/api/admin/site')
    okOf(
      await changeFrom(admin, 'PUT', '/api/admin/site', version, {
        ...exampleSite,
        city: { ...exampleSite.city, name: 'Wai', latitude: 17.95 },
      }),
    )
    await app.db('puja_settings').limit(1).update({ version: 2 })
    await app.db('pujas').where({ id: 'ganesh' }).update({ version: 2 })
    await person(app, { role: 'desk' })
    expect(await isDone()).toEqual({
      address: true,
      place: true,
      hours: false,
      slots: true,
      priests: true,
      pujas: true,
      upi: false,
      eightyG: false,
      products: false,
      backup: false,
      email: false,
      invitations: true,
    })
    // Saving the settings opens no shop.
    expect(okOf<object>(await app.send('/api/site'))).toMatchObject({ shopOpensSoon: true })
  })

  test('may find right what it was given, and put the list away', async () => {
    const { setUp, put } = await open()
    okOf(await put('/api/admin/set-up/hours', { isSettled: true }))
    const hours = async () => (await setUp())?.steps.find(({ name }) => name === 'hours')
    expect(await hours()).toEqual({ name: 'hours', isDone: true, isSettled: true })
    okOf(await put('/api/admin/set-up/hours', { isSettled: false }))
    expect(await hours()).toEqual({ name: 'hours', isDone: false })
    // A backup is there or not, whatever anybody says.
    expect((await put('/api/admin/set-up/backup', { isSettled: true })).status).toBe(400)
    okOf(await put('/api/admin/set-up', { isPutAway: true }))
    expect(await setUp()).toMatchObject({ isPutAway: true })
  })

  test('removes the examples that nobody edited, which can be restored', async () => {
    const { app, admin } = await open()
    const list = async (state = '') =>
      (await get<{ items: StaffProductSummary[] }>(admin, `/api/admin/products${state}`)).items
    const [first, second] = await list()
    expect(first).toMatchObject({ isExample: true })
    await app.db('products').where({ id: second?.id }).update({ version: 2 })
    const examples = await get<object>(admin, '/api/admin/examples')
    expect(examples).toEqual({ products: 3, articles: 0 })
    const wanted = { products: true, articles: true }
    expect(okOf(await admin.post('/api/admin/examples/removal', wanted))).toEqual(examples)
    expect(okOf(await admin.post('/api/admin/examples/removal', wanted))).toEqual({
      products: 0,
      articles: 0,
    })
    expect(okOf<{ id: string }[]>(await app.send('/api/products')).map(({ id }) => id)).toEqual([
      second?.id,
    ])
    const { deletedAt, restorableUntil } =
      (await list('?state=deleted')).find(({ id }) => id === first?.id) ?? {}
    expect([deletedAt, restorableUntil]).toEqual([expect.any(String), expect.any(String)])
    const logged = await app.db('audit_log').where({ action: 'examples_removed' })
    expect(logged).toHaveLength(1)
  })
})

test('A temple that is long set up has no such list, and may shut its shop all the same', async () => {
  const app = await testApp()
  const admin = await person(app, { role: 'admin' })
  expect(await get(admin, '/api/admin/set-up')).toEqual({})
  okOf(await changeFrom(admin, 'PUT', '/api/admin/shop-state', undefined, { isOpen: false }))
  expect((await sendOrder(app)).json()).toMatchObject({ code: 'shop_shut' })
  const { site } = await get<{ site: TempleSite }>(admin, '/api/admin/site')
  expect(site.name).toBe(exampleSite.name)
})
