import { describe, expect, test } from 'vitest'
import type { Availability } from '#contract/bookings/public.ts'
import type { Site } from '#contract/site/public.ts'
import type { WholeTemple } from '#contract/site/specialDaysAdmin.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import {
  book,
  change,
  problemOf,
  sendBooking,
  setCapacity,
  sharedTemple,
} from '#server/test/bookings.ts'
import { person } from '#server/test/people.ts'

const temple = sharedTemple()

const open = async () => {
  const made = await temple()
  const { app } = made
  await app.db('slot_ceilings').delete()
  const admin = await person(app, { role: 'admin' })
  const body = (hours: string) => ({ method: 'PUT', body: { hours } })
  return {
    ...made,
    admin,
    setDay: (date: string, hours: string) =>
      admin.send(`/api/admin/temple-days/${date}`, body(hours)),
    removeDay: (date: string) => admin.send(`/api/admin/temple-days/${date}`, { method: 'DELETE' }),
    setCeilings: async (ceilings: object, from?: number) => {
      const { version } = await get<WholeTemple>(admin, '/api/admin/temple-days')
      return changeFrom(admin, 'PUT', '/api/admin/slot-ceilings', from ?? version, ceilings)
    },
    morningOf: async (pujaType: string) => {
      const path = `/api/puja-bookings/availability?pujaType=${pujaType}&from=2026-12-01&to=2026-12-01`
      return (await get<Availability>(admin, path)).days[0]?.slots[0]
    },
    site: () => get<Site>(admin, '/api/site'),
  }
}

const day = '2026-12-01'

describe('A day on which the temple is closed', () => {
  test('is closed for every puja, is told on the site, and can be opened again', async () => {
    const { app, setDay, removeDay, morningOf, site } = await open()
    okOf(await setDay(day, 'Closed'))
    for (const pujaType of ['ganesh', 'lakshmi']) {
      const refused = problemOf(await sendBooking(app, { pujaType }))
      expect(refused).toMatchObject({ code: 'slot_closed' })
      expect(refused.detail).toContain('The temple is closed on that day')
      expect(await morningOf(pujaType)).toMatchObject({ isClosed: true })
    }
    expect((await site()).specialDays).toEqual([{ date: day, hours: 'Closed' }])
    okOf(await removeDay(day))
    await book(app)
    expect((await site()).specialDays).toBeUndefined()
    expect((await auditOf(app)).map(({ action }) => action)).toEqual(['day_set', 'day_set'])
  })

  test('stays closed when the settings are saved, and is not part of what that changes', async () => {
    const { app, admin, setDay, site } = await open()
    okOf(await setDay(day, 'Closed'))
    const settings = await get<{ site: object; version: number }>(admin, '/api/admin/site')
    const saved = await admin.send('/api/admin/site', {
      method: 'PUT',
      body: { ...settings.site, tagline: 'Another one' },
      headers: { 'If-Match': `"${settings.version}"` },
    })
    okOf(saved)
    expect((await site()).specialDays).toHaveLength(1)
    expect((await auditOf(app)).at(-1)?.after).toEqual({ tagline: 'Another one' })
  })

  test('is set by administrators only', async () => {
    const { app } = await open()
    const priest = await person(app, { role: 'priest' })
    const path = `/api/admin/temple-days/${day}`
    expect((await priest.send(path, { method: 'PUT', body: { hours: 'Closed' } })).status).toBe(403)
    expect(await get<WholeTemple>(priest, '/api/admin/temple-days')).toMatchObject({
      days: [],
      ceilings: {},
    })
  })
})

describe('The ceiling of a part of the day', () => {
  test('counts all pujas together, beside the capacity of each', async () => {
    const { app, setCeilings, morningOf } = await open()
    await setCapacity(app, 5)
    okOf(await setCeilings({ morning: 2 }))
    const first = await book(app, { pujaType: 'ganesh' })
    expect(await morningOf('lakshmi')).toMatchObject({ left: 1 })
    await book(app, { pujaType: 'lakshmi' })
    expect(await morningOf('custom')).toMatchObject({ left: 0 })
    const refused = problemOf(await sendBooking(app, { pujaType: 'custom' }))
    expect(refused.code).toBe('slot_full')
    expect(JSON.stringify(refused)).not.toContain('"2026-12-01","slot":"morning"')
    await book(app, { preferredTime: 'evening', pujaType: 'custom' })
    okOf(await change(app, first, 'cancel'))
    await book(app, { pujaType: 'custom' })
  })
})
