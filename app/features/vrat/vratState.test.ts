import { describe, expect, it } from 'vitest'
import { addDays } from '#almanac/civilDate.ts'
import { civilDateAt } from '#almanac/zone.ts'
import { observedDays } from '#app/almanac/observedDays.ts'
import { anOverride } from '#app/test/builders.ts'
import type { FestivalOverride } from '#contract/festivals/public.ts'
import { nextTick, vratState } from './vratState.ts'

const pune = { name: 'Pune', lat: 18.5196, lon: 73.8553, tz: 'Asia/Kolkata' }
const oslo = { name: 'Oslo', lat: 59.9127, lon: 10.7461, tz: 'Europe/Oslo' }

const observed = (place = pune, overrides: FestivalOverride[] = []) =>
  observedDays({
    place,
    reference: pune,
    from: '2026-01-01',
    to: '2027-12-31',
    overrides,
    isElsewhere: place !== pune,
  })

const stateAt = (iso: string, overrides: FestivalOverride[] = []) => {
  const now = Date.parse(iso)
  return vratState(observed(pune, overrides), { now, today: civilDateAt(now, pune.tz) })
}

describe('The companion of a fast', () => {
  it.each([
    ['an ordinary day', '2026-11-21T12:00:00+05:30', 'ahead', 'Ganadhipa', 6],
    ['the eve', '2026-11-26T23:59:00+05:30', 'ahead', 'Ganadhipa', 1],
    ['the first minute of the day', '2026-11-27T00:00:00+05:30', 'fasting', 'Ganadhipa', undefined],
    ['a minute before moonrise', '2026-11-27T20:50:00+05:30', 'fasting', 'Ganadhipa', undefined],
    ['after moonrise', '2026-11-27T20:55:00+05:30', 'risen', 'Ganadhipa', undefined],
    ['the day after', '2026-11-28T08:00:00+05:30', 'ahead', 'Vinayaka', 15],
    ['a day that asks for neither', '2026-12-13T08:00:00+05:30', 'ahead', 'Vinayaka', 0],
  ])('on %s', (_, iso, is, name, days) => {
    const state = stateAt(iso)
    expect(state).toMatchObject({ is, day: { observance: { name } } })
    if (days !== undefined) expect(state).toMatchObject({ days })
  })

  it('waits on after midnight where the moon rises then', () => {
    const days = observed(oslo)
    const late = days.find(
      ({ moonrise, festival }) => moonrise && civilDateAt(moonrise, oslo.tz) > festival.date,
    )
    if (!late?.moonrise) throw new Error('Oslo has such a moonrise every year')
    const before = late.moonrise - 60_000
    const after = late.moonrise + 60_000
    const today = addDays(late.festival.date, 1)
    expect(vratState(days, { now: before, today })).toMatchObject({ is: 'fasting' })
    expect(vratState(days, { now: after, today })).toMatchObject({ is: 'risen' })
    expect(vratState(days, { now: after + 4 * 3_600_000, today })?.is).toBe('ahead')
  })

  it('greets Ganesh Chaturthi all day, with the moon to be avoided second', () => {
    const greeting = (when: string | undefined) => ({
      is: 'greeting',
      day: { festival: { puja: { from: expect.any(String) } } },
      moon: when && { when },
    })
    expect(stateAt('2026-09-14T00:00:00+05:30')).toMatchObject(greeting('ahead'))
    expect(stateAt('2026-09-14T07:00:00+05:30')).toMatchObject(greeting('ahead'))
    expect(stateAt('2026-09-14T14:00:00+05:30')).toMatchObject(greeting('now'))
    expect(stateAt('2026-09-14T23:00:00+05:30')).toEqual(
      expect.objectContaining({ is: 'greeting', moon: undefined }),
    )
    expect(stateAt('2026-09-15T12:00:00+05:30')?.is).toBe('ahead')
  })

  it('warns of the moon on the evening before, where the tithi begins by then', () => {
    const evening = observed().flatMap(({ festival, observance }) =>
      (observance?.forbiddenMoon ?? []).filter(
        ({ start }) => civilDateAt(start, pune.tz) < festival.date,
      ),
    )[0]
    if (!evening) throw new Error('2026 or 2027 has such an evening')
    const state = vratState(observed(), {
      now: evening.start + 60_000,
      today: civilDateAt(evening.start, pune.tz),
    })
    expect(state).toMatchObject({ is: 'hidden-moon', when: 'now' })
  })

  it('counts down on the day the temple chose, and never on one it hid', () => {
    const evening = '2026-11-27T18:00:00+05:30'
    const moved = anOverride({ date: '2026-11-28', computedDate: '2026-11-27' })
    expect(stateAt(evening, [moved])).toMatchObject({ is: 'ahead', days: 1 })
    expect(stateAt('2026-11-28T18:00:00+05:30', [moved])).toMatchObject({ is: 'fasting' })
    expect(stateAt(evening, [anOverride({ isHidden: true })])).toMatchObject({
      is: 'ahead',
      day: { observance: { kind: 'vinayaka' } },
    })
  })

  it('looks again at each minute of the countdown, and at each second of its last', () => {
    const state = stateAt('2026-11-27T18:00:00+05:30')
    if (state?.is !== 'fasting') throw new Error('it is the day')
    expect(nextTick(state, state.moonrise - 90_500)).toBe(30_500)
    expect(nextTick(state, state.moonrise - 40_200)).toBe(200)
    expect(nextTick(stateAt('2026-11-21T12:00:00+05:30'), 30_000)).toBe(30_000)
  })
})
