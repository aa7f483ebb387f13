import { expect, test } from 'vitest'
import { killAt, points, pointsOfHearing } from '#server/test/donationKills.ts'
import {
  donationTemple,
  eventOf,
  hear,
  numbersOf,
  outcomeOf,
  paidOnce,
} from '#server/test/donations.ts'
import { expectRight } from '#server/test/donationCounts.ts'
import { storm } from '#server/test/donationStorm.ts'
import { isProof, runs } from '#server/test/suite.ts'

test('events twice, late, lost and in any order: each donation is right once', async () => {
  const temple = await donationTemple()
  await expectRight(temple, await storm(temple, runs(25), 20_261_121))
}, 60_000)

/** One of them in `npm test`: each starts a process. */
test.each(isProof ? points : points.slice(-2, -1))(
  'a server that dies %s loses nothing and counts nothing twice',
  async (point) => {
    const temple = await donationTemple()
    const id = await killAt(temple, point)
    const isPaid = pointsOfHearing.some((hearing) => hearing === point)
    expect(id !== undefined).toBe(isPaid)
    if (id !== undefined) {
      expect(await outcomeOf(temple, id)).toEqual(paidOnce)
      // The provider heard no answer, and sends it again.
      await hear(temple, eventOf(temple, 'payment_intent.succeeded', id))
      expect(await outcomeOf(temple, id)).toEqual(paidOnce)
    } else expect(await temple.app.db('donations').pluck('status')).toEqual(['cancelled'])
    expect(await numbersOf(temple)).toEqual(isPaid ? [1] : [])
  },
  60_000,
)
