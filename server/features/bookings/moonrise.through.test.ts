import { describe, expect, test } from 'vitest'
import type { StaffBooking } from '#contract/bookings/admin.ts'
import type { Page } from '#contract/paging.ts'
import { get, okOf } from '#server/test/admin.ts'
import { book, sankalp, sharedTemple } from '#server/test/bookings.ts'
import { person } from '#server/test/people.ts'

const temple = sharedTemple()

const fast = { pujaType: 'sankashti', preferredDate: '2026-11-27' }
const atMoonrise = { ...fast, preferredTime: 'moonrise' }

describe('In the office the moonrise', () => {
  const open = async () => {
    const { app } = await temple()
    await app.db('slot_ceilings').delete()
    return { app, admin: await person(app, { role: 'admin' }) }
  }

  test('is listed last of the day, on the priest’s list and in the export with its hours', async () => {
    const { app, admin } = await open()
    const { reference } = await book(app, { ...atMoonrise, sankalp })
    await book(app, { ...atMoonrise, preferredTime: 'evening' })
    const path = '/api/admin/bookings'
    const { items } = await get<Page<StaffBooking>>(admin, `${path}?from=2026-11-27&to=2026-11-27`)
    expect(items.map(({ preferredTime }) => preferredTime)).toEqual(['evening', 'moonrise'])
    expect(items[1]).toMatchObject({ moonrise: '20:51', startsAt: '2026-11-27T14:50:00.000Z' })
    okOf(await admin.post(`${path}/${reference}/status`, { status: 'confirmed' }))
    const sheet = await get<{ slots: { slot: string; moonrise?: string; bookings: unknown[] }[] }>(
      admin,
      `${path}/sheet/2026-11-27`,
    )
    expect(sheet.slots.at(-1)).toMatchObject({
      slot: 'moonrise',
      moonrise: '20:51',
      bookings: [{ reference }],
    })
    const csv = await admin.send(`${path}.csv?slot=moonrise`)
    expect(csv.text).toContain('At moonrise, about 8:51 PM (8:20 PM - 10:20 PM)')
  })
})
