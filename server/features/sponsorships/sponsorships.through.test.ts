import { expect, test } from 'vitest'
import type { Donation } from '#contract/donations/public.ts'
import type { Waiting } from '#contract/bookings/waiting.ts'
import type { RecordedDonation } from '#contract/counter/donationsAdmin.ts'
import type { SponsoredDay, StaffSponsorship } from '#contract/sponsorships/admin.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import { as, devoteeOf } from '#server/test/devotees.ts'
import { doTo, newUtr } from '#server/test/donationAdmin.ts'
import { waitingMails } from '#server/test/mails.ts'
import type { Person } from '#server/test/people.ts'
import {
  annadan,
  choice,
  counterGift,
  dayPath,
  offeringPath,
  sponsorTemple,
} from '#server/test/sponsorships.ts'

const december = `${dayPath}?from=2026-12-01&to=2026-12-31`

test('staff define an offering and change it from the version they saw', async () => {
  const { app, admin, sponsorshipId } = await sponsorTemple()
  const path = `${offeringPath}/${sponsorshipId}`
  const lamps = { ...annadan, name: 'Lamps', price: 1100, text: 'A hundred lamps', places: 3 }
  const edit = (version: number) => changeFrom(admin, 'PUT', path, version, lamps)
  expect(okOf(await edit(1))).toMatchObject({ name: 'Lamps', version: 2, coming: 0 })
  expect((await edit(1)).status).toBe(412)
  okOf(await admin.post(dayPath, { sponsorshipId, ...choice, ...counterGift, amount: 1100 }))
  expect(await get<StaffSponsorship[]>(admin, offeringPath)).toMatchObject([{ coming: 1 }])
  expect(await get(admin, path)).toMatchObject(lamps)
  const about = (await auditOf(app)).filter(({ subject }) => subject === 'sponsorship')
  expect(about.map(({ action }) => action)).toEqual(['added', 'edited'])
})

test('the counter takes a day with its gift, a cheque holds it, and a mistake frees it', async () => {
  const { admin, sponsorshipId, takenOn } = await sponsorTemple({ places: 2 })
  const take = async (changes: object) =>
    okOf<RecordedDonation>(
      await admin.post(dayPath, { sponsorshipId, ...choice, ...counterGift, ...changes }),
    )
  const { reference, receipt } = await take({})
  expect(receipt?.number).toBe('R-2026-27-00001')
  const cheque = await take({
    name: 'Arjun Rao',
    paymentMethod: 'cheque',
    slip: '123456',
    bank: 'SBI',
  })
  expect(cheque.receipt).toBeUndefined()
  expect(await get<SponsoredDay[]>(admin, december)).toMatchObject([
    { state: 'paid', name: 'Meera Kulkarni', offering: 'Annadan', reference, hasEmail: true },
    { state: 'promised', name: 'Arjun Rao', reference: cheque.reference },
  ])
  okOf(await admin.post(`/api/admin/counter-donations/${reference}/void`, { reason: 'Wrong day' }))
  const bounced = { outcome: 'bounced', on: '2026-11-21' }
  okOf(await admin.post(`/api/admin/donations/${cheque.reference}/cheque`, bounced))
  expect(await takenOn()).toBeUndefined()
})

test('money found for a day that others have meanwhile needs another day, and the donor hears of it', async () => {
  const { app, admin, hold, tryToPledge, change } = await sponsorTemple()
  const { id } = await hold()
  const pledge = okOf<Donation>(await tryToPledge(id))
  okOf(await doTo(admin, pledge, 'cancel'))
  const other = await hold({ name: 'Arjun Rao' })
  okOf(await tryToPledge(other.id))
  okOf(await doTo(admin, pledge, 'confirm', { paidOn: '2026-11-21', utr: newUtr() }))
  expect(await get(admin, '/api/admin/waiting')).toMatchObject({ sevas: { withoutDay: 1 } })
  expect(await get<SponsoredDay[]>(admin, december)).toMatchObject([
    { state: 'none', id },
    { state: 'promised', name: 'Arjun Rao' },
  ])
  expect((await change(id, 'move', { date: choice.date })).status).toBe(409)
  okOf(await change(id, 'move', { date: '2026-12-10' }))
  expect(await app.db('donations').where({ id: pledge.id }).pluck('purpose')).toEqual([
    'Annadan on 10 Dec 2026',
  ])
  const subjects = (await waitingMails(app)).map(({ subject }) => subject)
  expect(subjects).toContain('Please choose another day: Annadan')
  expect(subjects).toContain('New day: Annadan on Thursday, 10 Dec 2026')
  okOf(await change(id, 'free'))
  expect(await get(admin, '/api/admin/waiting')).toMatchObject({ sevas: { withoutDay: 0 } })
})

test('staff keep or free a day for which less came than it costs', async () => {
  const { app, admin, hold, tryToPledge, change } = await sponsorTemple()
  const { id } = await hold()
  const pledge = okOf<Donation>(await tryToPledge(id))
  const confirm = { paidOn: '2026-11-21', utr: newUtr(), amountPaise: 300_000 }
  okOf(await doTo(admin, pledge, 'confirm', { ...confirm, isOtherAmount: true }))
  const waiting = async () => (await get<Waiting>(admin, '/api/admin/waiting')).sevas?.paidLess
  const day = () => get<SponsoredDay>(admin, `${dayPath}/${id}`)
  expect(await waiting()).toBe(1)
  expect(await day()).toMatchObject({ state: 'paid', short: { price: 5000, received: 3000 } })
  okOf(await change(id, 'keep'))
  expect(await waiting()).toBe(0)
  expect((await day()).short).toBeUndefined()
  expect((await change(id, 'keep')).status).toBe(409)
  const [kept] = (await auditOf(app)).filter(({ action }) => action === 'kept')
  expect(kept).toMatchObject({ before: { amount: 5000 }, after: { amount: 3000 } })
})

test('a sponsored day is on the page of who gave for it, as far as the reader may see it', async () => {
  const { app, admin, sponsorshipId } = await sponsorTemple()
  const { reference } = okOf<RecordedDonation>(
    await admin.post(dayPath, { sponsorshipId, ...choice, ...counterGift }),
  )
  const gift = { kind: 'donation', key: reference } as const
  const kindsFor = async (who: Person) =>
    (await devoteeOf(who, gift)).records.map(({ kind }) => kind).toSorted()
  const day = (await devoteeOf(admin, gift)).records.find(({ kind }) => kind === 'sponsored_day')
  expect(day).toMatchObject({ day: choice.date, about: 'Annadan, Meera Kulkarni', status: 'paid' })
  expect(await kindsFor(admin)).toEqual(['donation', 'sponsored_day'])
  expect(await kindsFor(await as(app, 'desk'))).toEqual(['sponsored_day'])
  expect(await kindsFor(await as(app, 'treasurer'))).toEqual(['donation'])
})

test('the donor is written to once, on the day before', async () => {
  const temple = await sponsorTemple()
  const { app, admin, sponsorshipId } = temple
  okOf(await admin.post(dayPath, { sponsorshipId, ...choice, ...counterGift }))
  const list = await get<SponsoredDay[]>(admin, '/api/admin/sponsored-lists/2026-12-07')
  expect(list).toMatchObject([{ offering: annadan.name, name: 'Meera Kulkarni' }])
  const notices = async (at: string) => {
    temple.clock.now = new Date(at)
    for (let round = 0; round < 2; round += 1) await app.doDaily()
    return (await waitingMails(app)).filter(({ subject }) => subject.startsWith('Tomorrow: A'))
  }
  expect(await notices('2026-12-05T03:00:00Z')).toHaveLength(0)
  const [mail, ...more] = await notices('2026-12-06T03:00:00Z')
  expect(mail).toMatchObject({ subject: 'Tomorrow: Annadan in your name' })
  expect(more).toEqual([])
})

test('an erasure takes a name off the calendar, and deletes it when its day is over', async () => {
  const temple = await sponsorTemple({ places: 2 })
  const { app, admin, sponsorshipId, hold, tryToPledge, takenOn } = temple
  okOf(await admin.post(dayPath, { sponsorshipId, ...choice, ...counterGift }))
  okOf(await tryToPledge((await hold()).id, { email: counterGift.email }))
  const whose = { contact: counterGift.email, currentPassword: admin.password }
  const found = okOf<{ rows: { kind: string }[] }>(
    await admin.post('/api/admin/personal-data/find', { contact: counterGift.email }),
  )
  const ofDays = found.rows.filter(({ kind }) => kind === 'sponsoredDays')
  expect(ofDays).toMatchObject([{ outcome: 'kept' }, { outcome: 'erased' }])
  const file = okOf<object>(await admin.post('/api/admin/personal-data/export', whose))
  expect(file).toMatchObject({ sponsoredDays: [{ name: choice.name }, { offering: 'Annadan' }] })
  okOf(await admin.post('/api/admin/personal-data/erase', whose))
  expect((await takenOn())?.names).toEqual([])
  const names = () => app.db('sponsored_days').orderBy('id').pluck('name')
  expect(await names()).toEqual([choice.name, ''])
  temple.clock.now = new Date('2026-12-08T03:00:00Z')
  await app.doDaily()
  expect(await names()).toEqual(['', ''])
})
