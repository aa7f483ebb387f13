import { expect, test } from 'vitest'
import type { PujaSettings } from '#contract/bookings/pujaSettings.ts'
import type { Site } from '#contract/site/public.ts'
import { findSite } from '#server/features/site/repository.ts'
import { changeFrom, get, okOf } from '#server/test/admin.ts'
import { book, change, sharedTemple } from '#server/test/bookings.ts'
import { person } from '#server/test/people.ts'
import type { TestApp } from '#server/test/testApp.ts'
import { listMoonriseHours } from './moonriseHours.ts'

const temple = sharedTemple()

const extraOf = async (app: TestApp) => ((await app.send('/api/site')).json() as Site).extraHours

/** The dates, without the stored answer. */
const datesOf = async ({ db }: TestApp, at = '2026-11-21T12:00:00+05:30') =>
  (await listMoonriseHours(db, await findSite(db), new Date(at))).map(({ date }) => date)

const setPuja = async ({ db }: TestApp, fields: object) => {
  await db('puja_settings').where({ puja_type: 'sankashti' }).update(fields)
}

// From 8:20 PM to 10:20 PM, and so on.
const coming = [
  { date: '2026-11-27', from: 1220, until: 1340 },
  { date: '2026-12-26', from: 1215, until: 1335 },
]

test('the site is open for the moonrise of each coming Sankashti, until its day is over', async () => {
  const { app } = await temple()
  expect(await extraOf(app)).toEqual(coming)
  expect((await datesOf(app, '2026-11-27T23:59:00+05:30'))[0]).toBe('2026-11-27')
  expect((await datesOf(app, '2026-11-28T00:00:00+05:30'))[0]).toBe('2026-12-26')
})

test('but not where the puja is not held', async () => {
  const { app } = await temple()
  await setPuja(app, { closed_weekdays: '[5]' })
  expect(await datesOf(app)).not.toContain('2026-11-27')
  await setPuja(app, { closed_weekdays: '[]', closed_dates: '["2026-11-27"]' })
  expect((await datesOf(app))[0]).toBe('2026-12-26')
  await setPuja(app, { closed_dates: '[]', capacity_moonrise: 0 })
  expect(await datesOf(app)).toEqual([])
})

test('nor on a day on which the temple is closed, nor while the puja is switched off', async () => {
  const { app } = await temple()
  await app.db('site').update({ special_days: '[{"date":"2026-11-27","hours":"Closed"}]' })
  expect((await datesOf(app))[0]).toBe('2026-12-26')
  await app.db('pujas').where({ id: 'sankashti' }).update({ is_on: false })
  expect(await datesOf(app)).toEqual([])
})

test('stays open for those who were booked before the temple closed the puja to others', async () => {
  const { app } = await temple()
  const moonrise = { preferredDate: '2026-11-27', preferredTime: 'moonrise' }
  const booking = await book(app, { pujaType: 'sankashti', ...moonrise })
  await setPuja(app, { capacity_moonrise: 0 })
  expect(await datesOf(app)).toEqual(['2026-11-27'])
  okOf(await change(app, booking, 'cancel'))
  expect(await datesOf(app)).toEqual([])
})

test('follows the settings at once, as does the list of the pujas', async () => {
  const { app } = await temple()
  const admin = await person(app, { role: 'admin' })
  expect(await extraOf(app)).toBeDefined()
  const all = await get<PujaSettings[]>(admin, '/api/admin/puja-settings')
  const {
    version = 0,
    capacity,
    ...fields
  } = all.find(({ pujaType }) => pujaType === 'sankashti') ?? {}
  okOf(
    await changeFrom(admin, 'PUT', '/api/admin/puja-settings/sankashti', version, {
      ...fields,
      capacity: { ...capacity, moonrise: 0 },
      prepareMinutes: 15,
    }),
  )
  expect(await extraOf(app)).toBeUndefined()
  const pujas = (await app.send('/api/pujas')).json() as { id: string; notice?: object }[]
  expect(pujas.find(({ id }) => id === 'sankashti')?.notice).toMatchObject({ prepareMinutes: 15 })
})
