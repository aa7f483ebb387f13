import { describe, expect, test } from 'vitest'
import type { OfficeMail, TempleSite } from '#contract/site/admin.ts'
import { transact } from '#server/db/db.ts'
import { findSite, lockSite, updateSite } from '#server/features/site/repository.ts'
import { changeFrom, get, okOf } from '#server/test/admin.ts'
import { bookingOf, payload, post } from '#server/test/bookings.ts'
import { claim, take } from '#server/test/dakshina.ts'
import { pledgePayload } from '#server/test/donations.ts'
import { waitingMails } from '#server/test/mails.ts'
import { giftPayload } from '#server/test/monthlyGiftBodies.ts'
import { person } from '#server/test/people.ts'
import { inMemory } from '#server/test/sevas.ts'
import { testApp } from '#server/test/testApp.ts'

const daily: OfficeMail = { how: 'daily', at: '07:00' }

/** In Pune it is half past six in the morning of 21 November, half an hour before the summary. */
const open = async (officeMail: OfficeMail | undefined = daily) => {
  let at = new Date('2026-11-21T01:00:00Z')
  const app = await testApp({ now: () => at, publicUrl: 'https://temple.example' })
  const set = (mail: OfficeMail | undefined) =>
    transact(app.db, async (trx) => {
      const { site, version } = await lockSite(trx)
      const { officeMail: _, ...rest } = site
      const changed: TempleSite = mail ? { ...rest, officeMail: mail } : rest
      await updateSite(trx, changed, version + 1)
    })
  await set(officeMail)
  const goTo = (time: string) => void (at = new Date(time))
  const plan = () => app.officeSummary.plan(app.db, at)
  const { email } = await findSite(app.db)
  const toOffice = async () => (await waitingMails(app)).filter(({ to }) => to === email)
  const message = () =>
    post(app, '/api/contact', { name: 'Asha', email: 'a@e.org', subject: 'puja', message: 'When?' })
  return { app, set, goTo, plan, toOffice, message, email }
}

const summaryTime = '2026-11-21T01:30:00Z'

describe('The daily summary', () => {
  test('says what is ahead, what waits, and what came yesterday', async () => {
    const { app, goTo, plan, toOffice, message } = await open()
    const book = async (name: string, change: object = {}) =>
      bookingOf(await post(app, '/api/puja-bookings', { ...payload, fullName: name, ...change }))
    goTo('2026-11-20T06:00:00Z')
    const admin = await person(app, { role: 'admin' })
    const booked = await book('Meera Joshi', {
      preferredDate: '2026-11-21',
      preferredTime: 'evening',
    })
    okOf(
      await admin.post(`/api/admin/bookings/${booked.reference}/status`, { status: 'confirmed' }),
    )
    await book('Vikram Patil', { preferredDate: '2026-11-25' })
    const pledged = await post(app, '/api/donations', { ...pledgePayload, amount: 2_001 })
    const { reference } = pledged.json() as { reference: string }
    await transact(app.db, (trx) =>
      app.donations.confirm(trx, { reference, actorId: 'staff', paidAt: app.now() }),
    )
    okOf(await take(admin, booked, { paidOn: '2026-11-20' }))
    const claimed = await book('Asha Rao', { preferredDate: '2026-11-26' })
    okOf(await claim(app, claimed))
    await message()
    goTo(summaryTime)
    await plan()
    const mail = (await toOffice()).find(({ subject }) => subject.includes('One puja today'))
    expect(mail?.text).toContain('Evening (4 PM - 8 PM): Satyanarayana Puja, Meera Joshi')
    expect(mail?.text).toContain('Bookings to confirm: 2')
    expect(mail?.text).toContain('Unread messages: 1')
    expect(mail?.text).toContain('Donations received: 1, ₹2,001')
    expect(mail?.text).toContain('Dakshina received: 1, ₹5,100')
    expect(mail?.text).toContain('Dakshina to find at the bank: 1')
    expect(mail?.text).toContain('https://temple.example/admin')
    expect(mail?.text).not.toContain('Vikram')
  })

  test('counts monthly gifts whose card was declined, and requests for sevas, and names nobody', async () => {
    const { app, goTo, plan, toOffice, email } = await open()
    okOf(await post(app, '/api/monthly-gifts/upi', giftPayload))
    await app.db('monthly_gifts').update({ status: 'failed', is_test: false })
    okOf(await post(app, '/api/sevas', inMemory))
    goTo(summaryTime)
    await plan()
    const mail = (await toOffice()).find(({ subject }) => subject.startsWith('No pujas today'))
    expect(mail?.to).toBe(email)
    expect(mail?.text).toContain('Monthly gifts whose card was declined: 1')
    expect(mail?.text).toContain('Sevas to decide: 1')
    expect(mail?.text).not.toMatch(/Meera|Kulkarni/)
  })

  test('names today’s pujas that are still to be confirmed', async () => {
    const { app, goTo, plan, toOffice } = await open()
    goTo('2026-11-20T06:00:00Z')
    const today = { preferredDate: '2026-11-21', preferredTime: 'evening' }
    bookingOf(await post(app, '/api/puja-bookings', { ...payload, ...today }))
    goTo(summaryTime)
    await plan()
    const mail = (await toOffice()).find(({ subject }) => subject.includes('One puja today'))
    expect(mail?.text).toMatch(/Evening \(4 PM - 8 PM\): .+, to confirm/)
    expect(mail?.text).toContain('Bookings to confirm: 1')
  })

  test('says when the moon rises on a Sankashti', async () => {
    const { app, goTo, plan, toOffice } = await open()
    goTo('2026-11-26T06:00:00Z')
    const admin = await person(app, { role: 'admin' })
    const fast = { pujaType: 'sankashti', preferredDate: '2026-11-27', preferredTime: 'moonrise' }
    const { reference } = bookingOf(await post(app, '/api/puja-bookings', { ...payload, ...fast }))
    okOf(await admin.post(`/api/admin/bookings/${reference}/status`, { status: 'confirmed' }))
    goTo('2026-11-27T01:30:00Z')
    await plan()
    const mail = (await toOffice()).find(({ subject }) => subject.includes('One puja today'))
    expect(mail?.text).toContain('At moonrise, about 8:51 PM (8:20 PM - 10:20 PM): Sankashti Puja')
  })

  test('is not sent on a day with nothing to say, also if something comes later that day', async () => {
    const { goTo, plan, toOffice, message } = await open()
    goTo(summaryTime)
    await plan()
    expect(await toOffice()).toEqual([])
    await message()
    await plan()
    expect((await toOffice()).some(({ subject }) => subject.includes('pujas today'))).toBe(false)
  })

  test('is dropped if the office no longer wants it when it is sent', async () => {
    const { set, goTo, plan, toOffice, message } = await open()
    await message()
    goTo(summaryTime)
    await plan()
    await set(undefined)
    expect((await toOffice()).some(({ subject }) => subject.includes('pujas today'))).toBe(false)
  })

  test('names what is in trouble', async () => {
    const { app, goTo, plan, toOffice, message } = await open()
    await message()
    await app.db('deliveries').update({ status: 'failed' })
    goTo(summaryTime)
    await plan()
    expect((await toOffice())[0]?.text).toMatch(/Problems\n\n(One|\d+) messages? could not be sent/)
  })

  test('of a day with hundreds of pujas names forty in a slot', async () => {
    const { app, goTo, plan, toOffice } = await open()
    const booked = bookingOf(
      await post(app, '/api/puja-bookings', { ...payload, preferredDate: '2026-11-22' }),
    )
    const row = await app.db('puja_bookings').where({ reference: booked.reference }).first()
    await app.db('puja_bookings').insert(
      Array.from({ length: 60 }, (_, n) => ({
        ...row,
        id: `copy-${n}`,
        reference: `COPY${n}`,
        full_name: `Devotee ${n}`,
        status: 'confirmed',
      })),
    )
    goTo('2026-11-22T01:30:00Z')
    await plan()
    const mail = (await toOffice()).find(({ subject }) => subject.startsWith('61 pujas today'))
    expect(mail?.text).toContain('and 21 more')
    expect(mail?.text.match(/Satyanarayana Puja/g)).toHaveLength(40)
  })
})

describe('An email about each booking', () => {
  const mailsAbout = async (officeMail: OfficeMail | undefined) => {
    const { app, set, toOffice } = await open()
    await set(officeMail)
    bookingOf(await post(app, '/api/puja-bookings', { ...payload, preferredDate: '2026-12-09' }))
    return { office: (await toOffice()).length, all: (await waitingMails(app)).length }
  }

  test('comes at once as before; not with the summary, and not if the office wants none', async () => {
    expect(await mailsAbout(undefined)).toEqual({ office: 1, all: 2 })
    expect(await mailsAbout(daily)).toEqual({ office: 0, all: 1 })
    expect(await mailsAbout({ how: 'none', at: '07:00' })).toEqual({ office: 0, all: 1 })
  })
})

test('The office chooses it in the settings, and the log has it', async () => {
  const { app } = await open()
  const admin = await person(app, { role: 'admin' })
  const { site, version } = await get<{ site: TempleSite; version: number }>(
    admin,
    '/api/admin/site',
  )
  const chosen = { ...site, officeMail: { how: 'daily', at: '06:15' } }
  okOf(await changeFrom(admin, 'PUT', '/api/admin/site', version, chosen))
  expect(await findSite(app.db)).toMatchObject({ officeMail: { how: 'daily', at: '06:15' } })
  const wrong = { ...site, officeMail: { how: 'daily', at: '25:00' } }
  const reply = await changeFrom(admin, 'PUT', '/api/admin/site', version + 1, wrong)
  expect(reply.json()).toMatchObject({ status: 400, errors: [{ pointer: '#/officeMail/at' }] })
  expect(await get<object>(admin, '/api/site')).not.toHaveProperty('officeMail')
})
