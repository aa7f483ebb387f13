import { addDays } from '#almanac/civilDate.ts'
import { startOfDay } from '#almanac/zone.ts'
import { aartisOfDay } from '#app/almanac/aartisOfDay.ts'
import type { ObservedDay } from '#app/almanac/observedDays.ts'
import type { SkyOfDay } from '#app/almanac/skyOfDay.ts'
import { answerOf, pujaOf, type Worship } from '#app/features/scene/answerOf.ts'
import { vratState } from '#app/features/vrat/vratState.ts'
import { scene } from '#app/i18n/en/scene/scene.ts'
import { tithis } from '#app/i18n/en/panchang/tithis.ts'
import { vrat } from '#app/i18n/en/vrat/vrat.ts'
import { actOf, promptOf } from './prompt.ts'

type Day = {
  date: string
  timeZone: string
  sky: SkyOfDay
  tomorrow: SkyOfDay | undefined
  days: readonly ObservedDay[]
  aartis: readonly Worship[] | undefined
}

const halfHourMs = 30 * 60_000
const dayMs = 24 * 60 * 60_000

/**
 * The scene's texts for each moment of a day at the temple, from which an inline script chooses
 * before the first paint (`writeHour`). First the second at which the day begins, then a row per
 * change: second of the day, the answer's five lines with `%` for a duration, the second it counts
 * down to, the link of the day's observance, and whether a Sankashti's moon has risen. Unchanged
 * values are left out.
 */
export function hoursOfTemple(day: Day): string {
  const start = day.sky.midnight
  const secondOf = (at: number): number => Math.ceil((at - start) / 1000)
  const seconds = [start, ...changesOf(day)]
    .filter((at) => at >= start && at < start + dayMs)
    .map(secondOf)
  let before: readonly string[] = []
  const rows = [...new Set(seconds)]
    .toSorted((one, other) => one - other)
    .flatMap((second) => {
      const fields = fieldsAt(day, start + second * 1000, secondOf)
      const changed = fields.map((field, at) => (field === before[at] ? '' : field))
      before = fields
      return changed.some(Boolean) ? [`${second}\t${changed.join('\t')}`.trimEnd()] : []
    })
  return [start / 1000, ...rows].join('\n')
}

/** The instants at which the answer may change. */
function changesOf({ date, timeZone, sky, days, aartis = [] }: Day): number[] {
  const worship = aartisOfDay(aartis, sky).flatMap(({ at }) =>
    at === undefined ? [] : [at, at + halfHourMs],
  )
  const moons = days.flatMap(({ moonrise, observance }) => [
    ...(moonrise === undefined ? [] : [moonrise, moonrise + 6 * halfHourMs]),
    ...(observance?.forbiddenMoon ?? []).flatMap((moon) => [moon.start, moon.end]),
  ])
  const { puja } = days.find(({ festival }) => festival.date === date)?.festival ?? {}
  const midday = pujaOf(sky.midday, puja, timeZone)
  const sunset = sky.sunset === undefined ? [] : [sky.sunset]
  // A tithi's end is written with its date where it is more than a day away.
  const ends = sky.tithis.flatMap(({ end }) => [end, end - dayMs])
  return [
    ...worship,
    ...moons,
    ...(midday ? [midday.start, midday.end] : []),
    ...sunset,
    ...ends,
    startOfDay(addDays(date, 1), timeZone),
  ]
}

function fieldsAt(
  { date, timeZone, sky, tomorrow, days, aartis }: Day,
  now: number,
  secondOf: (at: number) => number,
): string[] {
  let left = 0
  const length = (ms: number): string => {
    left = ms
    return '%'
  }
  const state = vratState(days, { now, today: date })
  const prompt = promptOf(state)
  const festival = days.find((day) => day.festival.date === date)?.festival
  const words = { ...scene.english, length, tithis: tithis.english }
  const answer = answerOf({ date, timeZone, sky, tomorrow, festival, prompt, aartis, now }, words)
  const isRisen = prompt?.is === 'risen'
  const target = answer.line.includes('%')
    ? String(secondOf(isRisen ? now - left : now + left))
    : ''
  const { eyebrow, name, label, time, line } = answer
  const act = state && state.is !== 'ahead' ? actOf(state, timeZone, vrat.english) : ''
  return [eyebrow, name, label, time, line, target, act, isRisen ? '1' : '']
}
