import { expect, test } from 'vitest'
import type { Availability } from '#contract/bookings/public.ts'
import type { Site } from '#contract/site/public.ts'
import { findSite } from '#server/features/site/repository.ts'
import { sharedTemple } from '#server/test/bookings.ts'
import type { TestApp } from '#server/test/testApp.ts'

const temple = sharedTemple()

const siteOf = async (app: TestApp) => (await app.send('/api/site')).json() as Site

const setHours = async ({ db }: TestApp, templeHours: readonly object[]): Promise<void> => {
  const row = await db('site').first('content')
  await db('site').update({ content: JSON.stringify({ ...JSON.parse(row.content), templeHours }) })
}

/** Thursday, 26 November 2026, and the three days after it. */
const closedOn = async (app: TestApp, pujaType = 'ganesh') => {
  const query = `pujaType=${pujaType}&from=2026-11-26&to=2026-11-29`
  const { days } = (
    await app.send(`/api/puja-bookings/availability?${query}`)
  ).json() as Availability
  return Object.fromEntries(
    days.map(({ date, slots }) => [
      date.slice(-2),
      slots.filter(({ isClosed }) => isClosed).map(({ slot }) => slot),
    ]),
  )
}

const festivalOn = async ({ db }: TestApp, date: string): Promise<void> => {
  await db('festivals').insert({
    id: 'f1',
    slug: 'kalash',
    name: 'Kalash',
    date,
    description: '',
    category: 'major',
    edited: '[]',
    is_hidden: false,
    sequence: 0,
    created_at: '2026-11-21T00:00:00.000Z',
    updated_at: '2026-11-21T00:00:00.000Z',
  })
}

const none = { 26: [], 27: [], 28: [], 29: [] }
const all = ['morning', 'afternoon', 'evening']

test('a weekday that is written to be closed takes no bookings', async () => {
  const { app } = await temple()
  expect(await closedOn(app)).toEqual(none)
  await setHours(app, [
    { days: 'Mon-Fri', hours: 'Closed' },
    { days: 'Sat-Sun', hours: '5 AM-9 PM' },
  ])
  expect(await closedOn(app)).toEqual({ ...none, 26: all, 27: all })
  expect(await closedOn(app, 'sankashti')).toEqual({ ...none, 26: all, 27: [...all, 'moonrise'] })
  // Nobody is sent to a closed door by the moonrise.
  const extra = (await siteOf(app)).extraHours ?? []
  expect(extra.map(({ date }) => date)).not.toContain('2026-11-27')
})

test('a slot wholly outside the hours of its weekday is closed, but for the moonrise', async () => {
  const { app } = await temple()
  await setHours(app, [{ days: 'Daily', hours: '6 AM-12 PM' }])
  const evenings = { 26: ['evening'], 27: ['evening'], 28: ['evening'], 29: ['evening'] }
  expect(await closedOn(app, 'sankashti')).toEqual(evenings)
})

test('a festival day has the hours of its own row, for bookings as on the site', async () => {
  const { app } = await temple()
  await setHours(app, [
    { days: 'Daily', hours: 'Closed' },
    { days: 'Festival days', hours: '4 AM-11 PM' },
  ])
  await festivalOn(app, '2026-11-28')
  // The site's answer may be stored: nothing but the test wrote into the table.
  const site = await findSite(app.db)
  expect(await app.bookings.comingFestivalDates(app.db, site)).toEqual(['2026-11-28'])
  expect(await closedOn(app)).toEqual({ 26: all, 27: all, 28: [], 29: all })
})
