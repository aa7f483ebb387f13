import { expect, test } from 'vitest'
import { problem } from '#contract/errors.ts'
import {
  book,
  bookingOf,
  change,
  countBookings,
  mailsOf,
  payload,
  problemOf,
  saturdayNoon,
  sendBooking,
  setCapacity,
  takenOf,
} from '#server/test/bookings.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'

const now = () => saturdayNoon
const temple = () => testApp({ now })

/** Ten bookings, seven of them for others: three places are left. */
const threeLeft = async (app: TestApp): Promise<void> => {
  await setCapacity(app, 10)
  for (let i = 0; i < 7; i += 1) await book(app, { email: `guest-${i}@example.org` })
}

const raceOfTwenty = async (apps: readonly TestApp[]): Promise<void> => {
  const [app] = apps
  if (!app) throw new Error('nobody to race at')
  await threeLeft(app)
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      sendBooking(apps[i % apps.length] ?? app, { email: `family-${i}@example.org` }, `race-${i}`),
    ),
  )
  const made = replies.filter(({ status }) => status === 200).map(bookingOf)
  const refused = replies.filter(({ status }) => status !== 200)
  expect(made).toHaveLength(3)
  expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: 17 }, () => 409))
  expect(new Set(refused.map((reply) => problemOf(reply).code))).toEqual(new Set(['slot_full']))
  expect(new Set(made.map(({ reference }) => reference)).size).toBe(3)
  expect(await countBookings(app)).toBe(10)
  expect(await takenOf(app, payload)).toBe(10)
  // Nobody whose booking was refused gets an email that it was received.
  expect(await mailsOf(app)).toHaveLength(20)
}

test('twenty clients racing for the last three places get exactly three', async () => {
  await raceOfTwenty([await temple()])
})

test('and so they do at two servers with connections of their own', async () => {
  const first = await temple()
  await raceOfTwenty([first, await testApp({ now, sharing: first })])
})

test('twenty racing for three, ten of them the same command again, get exactly three', async () => {
  const app = await temple()
  await threeLeft(app)
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      sendBooking(app, { email: `family-${i % 10}@example.org` }, `race-${i % 10}`),
    ),
  )
  const references = replies
    .filter(({ status }) => status === 200)
    .map((reply) => bookingOf(reply).reference)
  expect(new Set(references).size).toBe(3)
  expect(await takenOf(app, payload)).toBe(10)
})

test('one place and two who move to it: one does, the other stays where it was', async () => {
  const app = await temple()
  await setCapacity(app, 1)
  const mornings = await Promise.all([
    book(app, { preferredDate: '2026-12-02' }),
    book(app, { preferredDate: '2026-12-03' }),
  ])
  const move = { preferredDate: '2026-12-01', preferredTime: 'evening' }
  const replies = await Promise.all(
    mornings.map((booking) => change(app, booking, 'reschedule', move)),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const moved = replies.findIndex(({ status }) => status === 200)
  for (const [index, booking] of mornings.entries()) {
    expect(await takenOf(app, booking)).toBe(index === moved ? 0 : 1)
  }
})

test('two who swap their slots at once both end somewhere, and every place is accounted for', async () => {
  const app = await temple()
  await setCapacity(app, 2)
  for (let round = 0; round < 10; round += 1) {
    const date = `2026-12-${String(round + 10)}`
    const [a, b] = [
      await book(app, { preferredDate: date, preferredTime: 'morning' }),
      await book(app, { preferredDate: date, preferredTime: 'evening' }),
    ]
    const replies = await Promise.all([
      change(app, a, 'reschedule', { preferredDate: date, preferredTime: 'evening' }),
      change(app, b, 'reschedule', { preferredDate: date, preferredTime: 'morning' }),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await takenOf(app, a)).toBe(1)
    expect(await takenOf(app, b)).toBe(1)
  }
})

test('a booking cancelled twenty times at once frees its place once', async () => {
  const app = await temple()
  const [booking] = [await book(app), await book(app)]
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => change(app, booking, 'cancel')),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const reply of replies.filter(({ status }) => status !== 200)) {
    expect(problemOf(reply).code).toBe('wrong_status')
  }
  expect(await takenOf(app, payload)).toBe(1)
})

test('a full slot offers the nearest that are free, of this puja', async () => {
  const app = await temple()
  await setCapacity(app, 1)
  await book(app)
  await book(app, { preferredTime: 'afternoon' })
  await book(app, { preferredDate: '2026-11-30' })
  const reply = await sendBooking(app)
  expect(problem.parse(reply.json())).toMatchObject({
    code: 'slot_full',
    status: 409,
    detail: 'This time is fully booked. Please choose another.',
    freeSlots: [
      { date: '2026-12-01', slot: 'evening' },
      { date: '2026-12-02', slot: 'morning' },
      { date: '2026-11-30', slot: 'afternoon' },
      { date: '2026-12-02', slot: 'afternoon' },
      { date: '2026-11-30', slot: 'evening' },
      { date: '2026-12-02', slot: 'evening' },
    ],
  })
})
