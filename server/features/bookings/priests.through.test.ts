import { expect, test } from 'vitest'
import type { StaffBooking, StaffBookingDetails } from '#contract/bookings/admin.ts'
import type { Priests } from '#contract/bookings/priestsAdmin.ts'
import type { Page } from '#contract/paging.ts'
import { changeFrom, get, okOf } from '#server/test/admin.ts'
import { book, problemOf, sharedTemple } from '#server/test/bookings.ts'
import { person } from '#server/test/people.ts'

const temple = sharedTemple()
const path = '/api/admin/priests'

test('Priests are chosen from their list, and what speaks against one is said', async () => {
  const { app } = await temple()
  const admin = await person(app, { role: 'admin' })
  const guruji = await person(app, { role: 'priest', username: 'guruji' })
  // At first those of the site, who serve always.
  const { items: first, version, accounts } = await get<Priests>(guruji, path)
  expect(first.every(({ weekdays, parts }) => weekdays.length === 7 && parts.length === 3)).toBe(
    true,
  )
  expect(accounts).toContainEqual({ id: guruji.id, username: 'guruji' })

  const always = { weekdays: [0, 1, 2, 3, 4, 5, 6], parts: ['morning', 'evening'], daysOff: [] }
  const anant = { ...always, name: 'Anant Guruji', accountId: guruji.id }
  const away = { ...always, name: 'Prabhakar', daysOff: ['2026-12-01'] }
  const put = (items: object[], from = version) => changeFrom(admin, 'PUT', path, from, { items })
  const faults = [
    [[anant, { ...away, name: 'anant guruji' }], '#/items'],
    [[{ ...anant, accountId: 'nobody' }], '#/items/0/accountId'],
  ] as const
  for (const [items, pointer] of faults)
    expect(problemOf(await put([...items])).errors?.[0]?.pointer).toBe(pointer)
  okOf(await put([anant, away]))
  expect((await put([])).status).toBe(412)

  const other = await book(app, { fullName: 'Other' })
  const [one, two] = [await book(app), await book(app, { pujaType: 'ganesh' })]
  const details = (reference: string) =>
    get<StaffBookingDetails>(admin, `/api/admin/bookings/${reference}`)
  const give = async (reference: string, priest: string, exactTime: string) => {
    const place = { preferredDate: '2026-12-01', preferredTime: 'morning' }
    const move = { ...place, exactTime, steps: 1 }
    okOf(await admin.post(`/api/admin/bookings/${reference}/move`, move))
    const { fullName, version: from } = await details(reference)
    const input = { fullName, names: [], priest }
    okOf(await changeFrom(admin, 'PUT', `/api/admin/bookings/${reference}`, from, input))
  }
  // Satyanarayana takes three hours at least.
  await give(one.reference, 'Anant Guruji', '06:00')
  await give(two.reference, 'Anant Guruji', '08:30')
  expect(await details(two.reference)).toMatchObject({
    priests: [
      { name: 'Anant Guruji', isServing: true },
      { name: 'Prabhakar', isServing: false },
    ],
    sameHour: [{ reference: one.reference, exactTime: '06:00' }],
  })
  await give(other.reference, 'Prabhakar', '09:00')
  const prabhakars = await details(other.reference)
  expect([prabhakars.isPriestAway, prabhakars.sameHour]).toEqual([true, undefined])

  // A priest sees which are his.
  const { items } = await get<Page<StaffBooking>>(guruji, '/api/admin/bookings')
  const mine = items.filter(({ isMine }) => isMine).map(({ reference }) => reference)
  expect(mine.toSorted()).toEqual([one.reference, two.reference].toSorted())
})
