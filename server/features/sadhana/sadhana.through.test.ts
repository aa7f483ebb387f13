import { expect, test } from 'vitest'
import { okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { sharedTestApp } from '#server/test/testApp.ts'

const now = new Date('2026-11-26T06:30:00Z')
const shared = sharedTestApp({ now: () => now })

test('the later of two changes of the goals stays, and a clock that is ahead wins only once', async () => {
  const meera = await person(await shared())
  const goals = { minutesADay: 20, beadsADay: 0, daysAWeek: 5 }
  const sankalp = {
    mantra: 'om-gam-ganapataye',
    beads: 125_000,
    from: '2026-11-26',
    until: '2027-09-14',
  }
  const change = async (changed?: object) =>
    okOf<{ kept?: { goals: object; changedAt: string } }>(
      await meera.post('/api/account/goals', { account: meera.id, ...(changed && { changed }) }),
    ).kept
  expect(await change()).toBeUndefined()
  const first = { goals: { ...goals, sankalp }, changedAt: '2026-11-26T06:00:00.000Z' }
  expect(await change(first)).toEqual(first)
  expect(await change({ goals, changedAt: '2026-11-26T05:00:00.000Z' })).toEqual(first)
  const ahead = { goals, changedAt: '2036-11-26T05:00:00.000Z' }
  expect(await change(ahead)).toEqual({ goals, changedAt: now.toISOString() })
  expect(await change()).toEqual({ goals, changedAt: now.toISOString() })
})
