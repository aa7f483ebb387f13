import { expect, test } from 'vitest'
import { get, okOf } from '#server/test/admin.ts'
import { book, post, sharedTemple } from '#server/test/bookings.ts'
import { person } from '#server/test/people.ts'

const temple = sharedTemple()

const open = async () => {
  const { app } = await temple()
  const admin = await person(app, { role: 'admin' })
  const found = async (list: string, search: string) => {
    const query = new URLSearchParams({ search, withTests: 'true' })
    if (list !== 'donations') query.delete('withTests')
    const { items } = await get<{ items: object[] }>(admin, `/api/admin/${list}?${query}`)
    return items
  }
  return { app, admin, found }
}

const typed = [
  '98220 11223',
  '9822011223',
  '+91 98220-11223',
  '098220 11223',
  '0091-9822011223',
  '91 98220 11223',
  '011223',
]

test.each(['+91 98220 11223', '098220-11223', '9822011223', '+919822011223'])(
  'a booking by %s is found however the number is typed',
  async (phone) => {
    const { app, found } = await open()
    await book(app, { phone })
    await book(app, { phone: '+91 98220 99999' })
    for (const search of typed) {
      expect(await found('bookings', search), search).toMatchObject([{ phone }])
    }
  },
)

test('a booking is found by a name in the other script, of who booked or in the sankalp', async () => {
  const { app, found } = await open()
  await book(app, { fullName: 'Meera Kulkarni' })
  await book(app, {
    fullName: 'Somebody',
    sankalp: { names: ['श्रद्धा देशपांडे'], gotra: 'काश्यप' },
  })
  expect(await found('bookings', 'मीरा')).toMatchObject([{ fullName: 'Meera Kulkarni' }])
  expect(await found('bookings', 'मीरा kulkarni')).toHaveLength(1)
  for (const search of ['Shraddha', 'deshpande', 'shraddha Deshpande', 'Kashyapa']) {
    expect(await found('bookings', search), search).toMatchObject([{ fullName: 'Somebody' }])
  }
  expect(await found('bookings', 'names')).toHaveLength(0)
})

test('people and messages are found by a name in the other script', async () => {
  const { app, found } = await open()
  await app.db('contact_messages').delete()
  const someone = await person(app, {})
  await app.db('users').where({ id: someone.id }).update({ full_name: 'गौरी जोशी' })
  expect(await found('people', 'Gauri Joshi')).toMatchObject([{ id: someone.id }])
  const message = { email: 'a@example.org', subject: 'puja', message: 'Call me: 098220-11223.' }
  okOf(await post(app, '/api/contact', { ...message, name: 'अनंत कुलकर्णी' }))
  expect(await found('messages', 'Anant')).toHaveLength(1)
  expect(await found('messages', '+91 9822011223')).toHaveLength(1)
})

test('a donation is found by a name in the other script', async () => {
  const { app, found } = await open()
  await app.db('donations').delete()
  const now = app.now().toISOString()
  await app.db('donations').insert({
    id: 'd1',
    reference: 'D1',
    status: 'succeeded',
    amount: 501,
    payment_method: 'card',
    full_name: 'Vinayak Phadke',
    email: 'v@example.org',
    is_test: false,
    created_at: now,
    updated_at: now,
  })
  expect(await found('donations', 'विनायक')).toMatchObject([{ fullName: 'Vinayak Phadke' }])
})

test('a name that was changed or erased is not found any more', async () => {
  const { app, found } = await open()
  const { id } = await book(app, { fullName: 'Meera Kulkarni', phone: '9822011223' })
  expect(await found('bookings', 'मीरा')).toHaveLength(1)
  await app.db('puja_bookings').where({ id }).update({ full_name: '', phone: null })
  const row = await app.db('puja_bookings').where({ id }).first('search_terms')
  expect(row.search_terms).toBeNull()
  for (const search of ['मीरा', '98220 11223']) {
    expect(await found('bookings', search), search).toHaveLength(0)
  }
})

test('10,000 bookings are looked through in little time, the first search included', async () => {
  const { app, found } = await open()
  const { id: _, ...row } = await app
    .db('puja_bookings')
    .where({ reference: (await book(app)).reference })
    .first()
  const many = Array.from({ length: 10_000 }, (_none, at) => ({
    ...row,
    id: `b${at}`,
    reference: `R${at}`,
    full_name: at === 7_777 ? 'Ekadanta Moreshwar' : `Meera Kulkarni ${at}`,
    search_terms: null,
  }))
  await app.db.batchInsert('puja_bookings', many, 100)
  const startedAt = performance.now()
  expect(await found('bookings', 'एकदन्त मोरेश्वर')).toHaveLength(1)
  const first = performance.now() - startedAt
  const again = performance.now()
  expect(await found('bookings', 'एकदन्त मोरेश्वर')).toHaveLength(1)
  const second = performance.now() - again
  // eslint-disable-next-line no-console
  if (process.env['TEST_FIGURES']) console.log({ first, second })
  expect(first).toBeLessThan(20_000)
  expect(second).toBeLessThan(1_000)
})
