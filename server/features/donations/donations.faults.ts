import { expect, test } from 'vitest'
import { upTo, expectRight } from '#server/test/donationCounts.ts'
import { killMany } from '#server/test/donationKills.ts'
import {
  donationTemple,
  eventOf,
  hear,
  numbersOf,
  outcomeOf,
  paidOnce,
} from '#server/test/donations.ts'
import { storm } from '#server/test/donationStorm.ts'

test.each([1, 2, 3])(
  'a thousand events and more, doubled, shuffled, delayed and lost, with the seed %d',
  async (seed) => {
    const temple = await donationTemple()
    const results = await storm(temple, 200, seed)
    expect(results.sent).toBeGreaterThan(1000)
    await expectRight(temple, results)
  },
  600_000,
)

test('fifty servers killed between charge and record leave nothing lost and nothing double', async () => {
  const temple = await donationTemple()
  const paid = await killMany(temple, 50)
  for (const id of paid) {
    await hear(temple, eventOf(temple, 'payment_intent.succeeded', id))
    expect(await outcomeOf(temple, id)).toEqual(paidOnce)
  }
  expect(paid.length).toBeGreaterThan(30)
  expect(await numbersOf(temple)).toEqual(upTo(paid.length))
  expect(await temple.app.db('donations').where({ status: 'pending' })).toEqual([])
}, 600_000)
