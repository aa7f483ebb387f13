import { expect, test } from 'vitest'
import { auditOf, okOf } from '#server/test/admin.ts'
import { sankalp } from '#server/test/bookings.ts'
import { as, devoteeOf, devoteeTemple, listed, pathOf } from '#server/test/devotees.ts'
import { account, type Person } from '#server/test/people.ts'

const forTax = { pan: 'ABCPD1234F', donorAddress: '12 Laxmi Road, Pune' }
const address = { line1: '12 Laxmi Road', city: 'Pune', postalCode: '411030' }

test('what one person did by the same number, email or account is on one page', async () => {
  const { app, admin, give, booked, wrote } = await devoteeTemple()
  const gift = await give({ ...forTax, phone: '098220-11223' })
  const booking = await booked({
    fullName: 'मीरा कुलकर्णी',
    phone: '+91 98220 11223',
    email: 'Meera@Example.org',
    includePrasad: true,
    address,
    sankalp: { ...sankalp, isGotraUnknown: false, gotra: 'Kashyapa', nakshatra: 'rohini' },
  })
  const message = await wrote({ name: 'Meera K', email: 'meera@example.org' })
  const { id } = await account(app, { email: 'meera@example.org', fullName: 'Meera Kulkarni' })
  const own = await devoteeOf(admin, { kind: 'account', key: id })
  expect(own.records.map(({ kind, key }) => ({ kind, key }))).toEqual([
    { kind: 'account', key: id },
    message,
    booking,
    gift,
  ])
  expect(own).toMatchObject({
    name: 'Meera Kulkarni',
    otherNames: ['Meera K', 'मीरा कुलकर्णी'],
    emails: ['meera@example.org'],
    phones: ['+91 98220 11223'],
    gotra: 'Kashyapa',
    nakshatra: 'rohini',
    pans: ['ABCPD****F'],
    counts: { booking: 1, donation: 1, message: 1, account: 1 },
    years: [{ year: '2026-27', donations: 1500 }],
    subscriptions: [],
    isCutOff: false,
  })
  expect((await listed(admin)).items).toMatchObject([
    { devotee: { kind: 'account', key: id }, city: 'Pune', counts: { booking: 1, donation: 1 } },
  ])
  for (const key of [gift, booking, message])
    expect((await devoteeOf(admin, key)).records).toHaveLength(4)
})

test('strangers stay apart: without a contact, with a number of nines, or sent by staff for them', async () => {
  const { app, admin, give, booked, wrote } = await devoteeTemple()
  await give()
  await give()
  await give({ phone: '9999999999' })
  await give({ phone: '99999 99999' })
  await booked()
  await account(app, { email: 'meera@example.org', emailConfirmedAt: undefined })
  await account(app)
  await account(app)
  await wrote({ name: 'One', email: 'one@example.org' })
  await wrote({ name: 'Two', email: 'two@example.org' })
  expect((await listed(admin)).items).toHaveLength(10)
})

test('a devotee is found by name in either script, phone, email, PAN, reference or receipt', async () => {
  const { app, admin, give, booked } = await devoteeTemple()
  const gift = await give({ ...forTax, phone: '98220 11223', email: 'mk@example.org' })
  await booked({ fullName: 'Arjun Rao', email: 'arjun@example.org' })
  const searches = [
    'मीरा',
    'kulkarni Meera',
    '+91 9822011223',
    'MK@example',
    'abcpd 1234f'.replace(' ', ''),
  ]
  for (const search of [...searches, gift.key.toLowerCase(), 'R-2026-27-00001'])
    expect((await listed(admin, search)).items, search).toMatchObject([{ devotee: gift }])
  expect((await listed(admin, 'nobody')).items).toEqual([])
  const priest = await as(app, 'priest')
  for (const search of ['Meera', 'ABCPD1234F'])
    expect((await listed(priest, search)).items).toEqual([])
})

test('each role sees its own part: a priest no money and no donor, the desk no amounts', async () => {
  const { app, give, booked } = await devoteeTemple()
  const [priest, desk, treasurer] = [
    await as(app, 'priest'),
    await as(app, 'desk'),
    await as(app, 'treasurer'),
  ]
  const gift = await give({ ...forTax, phone: '9822011223', fullName: 'M. Kulkarni' })
  const booking = await booked({ phone: '9822011223' })
  expect(await devoteeOf(priest, booking)).toMatchObject({
    otherNames: [],
    counts: { booking: 1 },
    pans: [],
    years: [],
    proposals: [],
  })
  const ofDesk = await devoteeOf(desk, gift)
  expect(ofDesk).toMatchObject({ otherNames: ['M. Kulkarni'], counts: { booking: 1 }, pans: [] })
  expect(ofDesk.records.map(({ kind }) => kind)).toEqual(['booking'])
  expect(await devoteeOf(treasurer, gift)).toMatchObject({
    counts: { donation: 1 },
    pans: ['ABCPD****F'],
    years: [{ donations: 1500 }],
  })
  const named = async (who: Person) => (await listed(who)).items.map(({ name }) => name)
  expect(await named(priest)).not.toContain('M. Kulkarni')
  expect(await named(desk)).toHaveLength(1)
  expect(await named(treasurer)).toHaveLength(1)
  const alone = await give({ fullName: 'Somebody' })
  expect((await priest.send(pathOf(alone))).status).toBe(404)
  expect((await (await as(app, 'editor')).send('/api/admin/devotees')).status).toBe(403)
})

test('the counter is given what its forms need; a PAN only who may see it, and it is logged', async () => {
  const { app, admin, give, booked } = await devoteeTemple()
  const gift = await give({ ...forTax, phone: '9822011223' })
  await booked({ phone: '9822011223', sankalp: { names: ['Meera', 'Anil'], gotra: 'Kashyapa' } })
  const path = `${pathOf(gift)}/known`
  const desk = await as(app, 'desk')
  const details = { fullName: 'Meera Kulkarni', names: ['Meera', 'Anil'], gotra: 'Kashyapa' }
  for (const body of [{}, { withPan: true }]) {
    const ofDesk = okOf<object>(await desk.post(path, body))
    expect(ofDesk).toMatchObject({ ...details, phone: '9822011223' })
    expect(ofDesk).not.toHaveProperty('pan')
  }
  expect(okOf(await admin.post(path, {}))).not.toHaveProperty('pan')
  const logged = async () => (await auditOf(app)).filter(({ action }) => action === 'pan_read')
  expect(await logged()).toEqual([])
  expect(okOf(await admin.post(path, { withPan: true }))).toMatchObject({
    pan: forTax.pan,
    address: forTax.donorAddress,
  })
  expect(await logged()).toMatchObject([{ actorId: admin.id, subjectId: gift.key }])
})

test('of a family that shares a number, each is filled in with their own PAN and stars', async () => {
  const { admin, give, booked } = await devoteeTemple()
  const phone = '9822011223'
  const meera = await give({ ...forTax, phone })
  await booked({
    fullName: 'Anil Kulkarni',
    phone,
    email: 'anil@example.org',
    sankalp: { names: ['Anil'], gotra: 'Kashyapa', nakshatra: 'rohini' },
  })
  const [listedOnce] = (await listed(admin, phone)).items
  expect(listedOnce).toMatchObject({ name: 'Anil Kulkarni', otherNames: ['Meera Kulkarni'] })
  const known = async (name?: string) =>
    okOf(await admin.post(`${pathOf(meera)}/known`, { withPan: true, name }))
  expect(await known()).toEqual({
    fullName: 'Meera Kulkarni',
    phone,
    gotra: 'Kashyapa',
    pan: forTax.pan,
    address: forTax.donorAddress,
  })
  expect(await known('Anil Kulkarni')).toEqual({
    fullName: 'Anil Kulkarni',
    phone,
    email: 'anil@example.org',
    names: ['Anil'],
    gotra: 'Kashyapa',
    nakshatra: 'rohini',
  })
})

test('each devotee is on one page of the list, at the latest record', async () => {
  const { admin, give } = await devoteeTemple()
  for (const phone of ['9822011223', '9822011224', '9822011223', '9822011225', '9822011224'])
    await give({ phone })
  const pages: string[][] = []
  let after: string | undefined
  do {
    const page = await listed(admin, undefined, { limit: '2', ...(after && { after }) })
    pages.push(page.items.map(({ phone }) => phone ?? ''))
    after = page.next
  } while (after)
  expect(pages).toEqual([['9822011224', '9822011225'], ['9822011223'], []])
})
