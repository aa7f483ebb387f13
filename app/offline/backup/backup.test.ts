import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it } from 'vitest'
import { type OfflineDb, openOfflineDb } from '#app/offline/db.ts'
import { aBooking } from '#app/test/aBooking.ts'
import { anOrder } from '#app/test/anOrder.ts'
import { aSitting } from '#app/test/aSitting.ts'
import { aMantra } from '#app/test/builders.ts'
import { makeBackup, takeBackup } from './backup.ts'
import { backupVersion, readBackup } from './backupFile.ts'

let opened: OfflineDb[] = []
afterEach(async () => {
  localStorage.clear()
  for (const db of opened) await db.delete()
  opened = []
})

const openPhone = () => {
  const db = openOfflineDb(`backup-${crypto.randomUUID()}`)
  opened.push(db)
  return { db, storage: () => localStorage, account: undefined }
}

const url = '/audio/om.mp3'
const seenAt = '2026-11-26T00:00:00.000Z'

const donation = {
  id: '1',
  reference: 'D7K3M9WACE',
  token: 'secret',
  status: 'succeeded' as const,
  amount: 501,
  paymentMethod: 'gpay' as const,
  fullName: 'Meera Kulkarni',
  email: 'meera@example.org',
  receiptPath: '/receipt/r-1#secret',
  isTest: false,
  createdAt: seenAt,
  updatedAt: seenAt,
}

const papers = [{ number: 'I-1', kind: 'invoice' as const, path: '/api/papers/i-1?token=secret' }]

const fullPhone = async () => {
  const phone = openPhone()
  const { db } = phone
  await db.sittings.bulkAdd([aSitting(), aSitting({ day: '2026-11-25' })])
  await db.malas.put({
    mantra: 'om-gam-ganapataye',
    bead: 66,
    rounds: 2,
    beads: 282,
    day: '2026-11-26',
    seen: { 'some-tab': 282 },
  })
  await db.preferences.put({ key: 'mala', value: { target: 3, vibrates: true, rings: false } })
  await db.mantras.put({ ...aMantra({ id: 'om', title: 'Om', audioUrl: 'om.mp3' }), order: 0 })
  await db.savedAudio.put({ url, bytes: 5, savedAt: '2026-11-26T00:00:00.000Z' })
  await db.favourites.put({ mantra: 'om', addedAt: seenAt })
  await db.bookings.put({ reference: 'PJ-2026-7K3M9W', booking: aBooking(), seenAt })
  await db.donations.put({ reference: 'D7K3M9WACE', donation, seenAt })
  await db.orders.put({ reference: 'S7K3M9WACE', order: anOrder({ papers }), seenAt })
  await db.savedPosts.put({
    slug: 'modak',
    title: 'Modak',
    pictures: [],
    bytes: 0,
    savedAt: seenAt,
  })
  await db.session.put({ key: 'here', me: { id: 'session-secret' } as never })
  await db.push.put({ key: 'here', endpoint: 'https://push.example/secret', token: 'secret' })
  localStorage.setItem('modak-city', '{"name":"Pune"}')
  localStorage.setItem('script', 'telugu')
  localStorage.setItem('recited-until', '[["om",61]]')
  localStorage.setItem('modak-account', '{"id":"meera"}')
  return phone
}

describe('A file of everything', () => {
  it('brings a wiped phone back what it had', async () => {
    const phone = await fullPhone()
    const file = JSON.stringify(await makeBackup(phone))
    localStorage.clear()
    const wiped = openPhone()
    const read = readBackup(file)
    if (!('backup' in read)) throw new Error(JSON.stringify(read))
    await takeBackup(wiped, read.backup)
    expect(await wiped.db.sittings.toArray()).toEqual(await phone.db.sittings.toArray())
    expect(await wiped.db.malas.get('om-gam-ganapataye')).toMatchObject({ bead: 66, beads: 282 })
    expect(await wiped.db.preferences.toArray()).toEqual(await phone.db.preferences.toArray())
    expect((await wiped.db.audioQueue.toArray()).map((row) => row.url)).toEqual([url])
    expect(localStorage.getItem('modak-city')).toBe('{"name":"Pune"}')
    expect(localStorage.getItem('script')).toBe('telugu')
    expect(await wiped.db.favourites.toArray()).toEqual(await phone.db.favourites.toArray())
    expect((await wiped.db.bookings.get('PJ-2026-7K3M9W'))?.booking.fullName).toBe('Meera Kulkarni')
    expect((await wiped.db.donations.get('D7K3M9WACE'))?.donation.amount).toBe(501)
    expect((await wiped.db.orders.get('S7K3M9WACE'))?.order.amount).toBe(579)
    expect(read.backup.articles).toEqual([{ slug: 'modak', title: 'Modak' }])
    // Who is logged in is not in the file.
    expect(localStorage.getItem('modak-account')).toBeNull()
  })

  it('has no secret, so that whoever finds it can change nothing', async () => {
    const file = JSON.stringify(await makeBackup(await fullPhone()))
    expect(file).not.toMatch(/secret|token|"meera"/)
  })

  it('leaves a booking alone that the phone has with its link', async () => {
    const phone = await fullPhone()
    await takeBackup(phone, await makeBackup(phone))
    expect((await phone.db.bookings.get('PJ-2026-7K3M9W'))?.booking).toEqual(aBooking())
    const wiped = openPhone()
    await takeBackup(wiped, await makeBackup(phone))
    // Nothing is offered that the server would refuse.
    expect((await wiped.db.bookings.get('PJ-2026-7K3M9W'))?.booking).toMatchObject({
      token: '',
      canCancel: false,
      canReschedule: false,
    })
  })

  it('has an account’s bookings, which only somebody who is logged in gets back', async () => {
    const phone = { ...openPhone(), account: 'meera' }
    await phone.db.bookings.put({ reference: 'A', booking: aBooking(), seenAt, account: 'meera' })
    await phone.db.bookings.put({ reference: 'B', booking: aBooking(), seenAt, account: 'ravi' })
    const backup = await makeBackup(phone)
    expect(backup.bookings).toHaveLength(1)
    const guest = openPhone()
    await takeBackup(guest, backup)
    expect(await guest.db.bookings.count()).toBe(0)
    await takeBackup({ ...guest, account: 'meera' }, backup)
    expect(await guest.db.bookings.toArray()).toMatchObject([{ account: 'meera' }])
  })

  it('leaves out what an older version of the app stored, if it would refuse it', async () => {
    const phone = await fullPhone()
    const { trail: _, ...older } = aBooking()
    await phone.db.bookings.put({ reference: 'OLD', booking: older as never, seenAt })
    const backup = await makeBackup(phone)
    expect(backup.bookings).toHaveLength(1)
    expect(readBackup(JSON.stringify(backup))).toHaveProperty('backup')
  })

  it('is still taken in its first version', async () => {
    const { favourites, bookings, donations, orders, articles, ...first } = await makeBackup(
      await fullPhone(),
    )
    expect([favourites, bookings, donations, orders, articles].flat()).toHaveLength(5)
    const read = readBackup(JSON.stringify({ ...first, version: 1 }))
    if (!('backup' in read)) throw new Error(JSON.stringify(read))
    const wiped = openPhone()
    await takeBackup(wiped, read.backup)
    expect(await wiped.db.sittings.count()).toBe(2)
  })

  it('adds to the phone’s own lists, and keeps the later place to continue', async () => {
    const phone = await fullPhone()
    const placeAt = (text: string, at: string) => JSON.stringify({ text, verse: 2, at })
    localStorage.setItem('modak-last-text', placeAt('om', '2026-11-25T00:00:00.000Z'))
    localStorage.setItem('modak-checklist', '[{"slug":"a","done":["one"]}]')
    const backup = await makeBackup(phone)
    const later = placeAt('gayatri', '2026-11-26T00:00:00.000Z')
    localStorage.setItem('modak-last-text', later)
    localStorage.setItem('recited-until', '[["gayatri",9],["om",7]]')
    localStorage.setItem('modak-checklist', '[{"slug":"b","done":["two"]}]')
    for (let time = 0; time < 2; time++) await takeBackup(phone, backup)
    expect(localStorage.getItem('modak-last-text')).toBe(later)
    expect(localStorage.getItem('recited-until')).toBe('[["gayatri",9],["om",7]]')
    expect(JSON.parse(localStorage.getItem('modak-checklist') ?? '')).toEqual([
      { slug: 'b', done: ['two'] },
      { slug: 'a', done: ['one'] },
    ])
  })

  it('adds nothing twice and deletes nothing', async () => {
    const phone = await fullPhone()
    const backup = await makeBackup(phone)
    await phone.db.sittings.add(aSitting({ day: '2026-11-27' }))
    await takeBackup(phone, backup)
    await takeBackup(phone, backup)
    expect(await phone.db.sittings.count()).toBe(3)
    expect(await phone.db.audioQueue.count()).toBe(0)
    for (const table of ['favourites', 'bookings', 'donations', 'orders'] as const)
      expect(await phone.db[table].count()).toBe(1)
  })

  it('leaves a sitting and a mala alone that went on since', async () => {
    const phone = await fullPhone()
    const backup = await makeBackup(phone)
    const [first] = await phone.db.sittings.toArray()
    if (!first) throw new Error('No sitting')
    await phone.db.sittings.put({ ...first, beads: 200, changedAt: '2026-11-26T02:00:00.000Z' })
    await phone.db.malas.update('om-gam-ganapataye', { bead: 70, beads: 286 })
    await takeBackup(phone, backup)
    expect((await phone.db.sittings.get(first.id))?.beads).toBe(200)
    expect((await phone.db.malas.get('om-gam-ganapataye'))?.bead).toBe(70)
  })

  it('has nothing of another person’s log', async () => {
    const phone = await fullPhone()
    await phone.db.sittings.add(aSitting({ account: 'ravi' }))
    expect((await makeBackup(phone)).sittings).toHaveLength(2)
    expect((await makeBackup({ ...phone, account: 'ravi' })).sittings).toHaveLength(3)
  })

  it('has the goals, and leaves those alone that were set since', async () => {
    const phone = await fullPhone()
    const goals = { minutesADay: 20, beadsADay: 0, daysAWeek: 5 }
    await phone.db.goals.put({ account: 'guest', goals, changedAt: '2026-11-26T01:00:00.000Z' })
    const backup = await makeBackup(phone)
    const wiped = openPhone()
    await takeBackup({ ...wiped, account: 'meera' }, backup)
    expect(await wiped.db.goals.get('meera')).toMatchObject({ goals, isUnsent: 1 })
    await wiped.db.goals.update('meera', { goals: { ...goals, daysAWeek: 7 } })
    await takeBackup({ ...wiped, account: 'meera' }, backup)
    expect((await wiped.db.goals.get('meera'))?.goals.daysAWeek).toBe(7)
  })

  it('of the first version is read too', async () => {
    const backup = await makeBackup(await fullPhone())
    expect(readBackup(JSON.stringify({ ...backup, version: 1 }))).toHaveProperty('backup')
  })

  it('takes no sitting away from another account on the phone', async () => {
    const phone = openPhone()
    const hers = aSitting({ account: 'meera', beads: 1 })
    await phone.db.sittings.add(hers)
    const { account: _, ...later } = { ...hers, beads: 2, changedAt: '2026-11-26T03:00:00.000Z' }
    const backup = await makeBackup(openPhone())
    await takeBackup({ ...phone, account: 'ravi' }, { ...backup, sittings: [later] })
    expect(await phone.db.sittings.toArray()).toEqual([hers])
  })

  it('is refused whole, with the reason', async () => {
    const good = await makeBackup(await fullPhone())
    const refusal = (change: object) => readBackup(JSON.stringify({ ...good, ...change }))
    expect(readBackup('{"app":')).toEqual({ refused: 'not-json' })
    expect(readBackup('[1, 2]')).toEqual({ refused: 'not-ours' })
    expect(readBackup('{"app":"another"}')).toEqual({ refused: 'not-ours' })
    expect(refusal({ version: backupVersion + 1, more: 'of the future' })).toEqual({
      refused: 'newer',
    })
    expect(refusal({ sittings: [...good.sittings, { ...aSitting(), beads: -1 }] })).toEqual({
      refused: 'wrong',
      where: 'sittings › 2 › beads',
    })
    expect(refusal({ malas: [{ ...good.malas[0], bead: 108 }] })).toMatchObject({
      refused: 'wrong',
    })
    expect(refusal({ audio: [{ id: 'x', title: 'x', url: '//elsewhere.example' }] })).toMatchObject(
      { refused: 'wrong' },
    )
  })
})
