import { expect, test } from 'vitest'
import type { StaffBooking } from '#contract/bookings/admin.ts'
import type { Page } from '#contract/paging.ts'
import { daySlots } from '#contract/bookings/pujas.ts'
import { get } from '#server/test/admin.ts'
import { book, sankalp, sharedTemple } from '#server/test/bookings.ts'
import { person } from '#server/test/people.ts'

const temple = sharedTemple()

const many = 300
const limitMs = 100

/** Three hundred copies of one booking, over the parts of the day. */
const open = async () => {
  const { app } = await temple()
  const { id } = await book(app, { sankalp, phone: '+91 98230 11111' })
  const one = await app.db('puja_bookings').where({ id }).first()
  const step = await app.db('booking_steps').where({ booking_id: id }).first()
  for (let at = 1; at < many; at += 1) {
    const copy = `${id}-${at}`
    const preferred_time = daySlots[at % daySlots.length]
    await app
      .db('puja_bookings')
      .insert({ ...one, id: copy, reference: `PJ-${at}`, preferred_time })
    await app.db('booking_steps').insert({ ...step, booking_id: copy })
  }
  return { app, desk: await person(app, { role: 'desk' }) }
}

/** What else runs on the machine comes and goes. */
const quickest = async <T>(read: () => Promise<T>): Promise<{ page: T; ms: number }> => {
  const times: number[] = []
  let page = await read()
  for (let tries = 0; tries < 10; tries += 1) {
    const startedAt = performance.now()
    page = await read()
    times.push(performance.now() - startedAt)
    if (tries > 1 && Math.min(...times) < limitMs) break
  }
  const ms = Math.min(...times)
  // eslint-disable-next-line no-console
  if (process.env['TEST_FIGURES']) console.log(`${ms.toFixed(1)} ms`)
  return { page, ms }
}

test(`a festival day of ${many} bookings is read in two pages, each within ${limitMs} ms`, async () => {
  const { desk } = await open()
  const day = '/api/admin/bookings?from=2026-12-01&to=2026-12-01&limit=200'
  const seen: StaffBooking[] = []
  let after: string | undefined = ''
  do {
    const asked: string = after ? `${day}&after=${after}` : day
    const { page, ms } = await quickest(() => get<Page<StaffBooking>>(desk, asked))
    expect(ms).toBeLessThan(limitMs)
    seen.push(...page.items)
    after = page.next
  } while (after !== undefined)
  expect(new Set(seen.map(({ reference }) => reference)).size).toBe(many)
})
