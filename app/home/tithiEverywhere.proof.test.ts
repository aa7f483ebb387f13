import { describe, expect, it } from 'vitest'
import { addDays } from '#almanac/civilDate.ts'
import { dayInFull } from '#almanac/dayInFull.ts'
import { leading } from '#almanac/leading.ts'
import type { Place } from '#almanac/place.ts'
import { tithiAt } from '#almanac/tithi.ts'
import { startOfDay } from '#almanac/zone.ts'
import { jobs } from '#app/almanac/jobs.ts'
import { dayCardText } from '#app/features/day-card/dayCardText.ts'
import { answerOf } from '#app/features/scene/answerOf.ts'
import { timeText } from '#app/i18n/dates.ts'
import { dayCard } from '#app/i18n/en/day-card/dayCard.ts'
import { festivalGroups } from '#app/i18n/en/festivals/festivalGroups.ts'
import { scene } from '#app/i18n/en/scene/scene.ts'
import { tithis } from '#app/i18n/en/panchang/tithis.ts'

const { tithi } = tithis.english
const words = { ...scene.english, tithis: tithis.english }
const cardWords = { ...dayCard.english, tithi, parts: festivalGroups.english.parts }

const pune: Place = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }
const places: readonly Place[] = [
  pune,
  { name: 'London', lat: 51.51, lon: -0.13, tz: 'Europe/London' },
  { name: 'New York', lat: 40.71, lon: -74.01, tz: 'America/New_York' },
  { name: 'Auckland', lat: -36.85, lon: 174.76, tz: 'Pacific/Auckland' },
  // Not even a sunrise for two months.
  { name: 'Tromsø', lat: 69.65, lon: 18.96, tz: 'Europe/Oslo' },
]
const hourMs = 3_600_000

const second = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`

/** By whom and how another tithi than the one that runs is named, at the instants of a date. */
function differencesOn(date: string, place: Place) {
  const query = { place, reference: pune, date }
  const [sky, day, limbs] = [jobs.skyOfDay(query), jobs.panchang(query), jobs.limbs(query)]
  const api = dayInFull(place, date, { reference: pune })
  const card = { day, limbs, festival: undefined, city: place.name, timeZone: place.tz }
  const nameOf = (run: { number: number; end: number } | undefined) =>
    run && `${tithi(run.number)} until ${run.end}`
  return (now: number): string[] => {
    const { number, end } = tithiAt(now)
    const name = tithi(number)
    const until = `until ${timeText(end, place.tz)}`
    const home = answerOf({ date, timeZone: place.tz, sky, now }, words)
    const shared = dayCardText({ ...card, now }, cardWords)
    const onPage = leading(day.runs, day.dawn, now)
    const inPanel = leading(sky.tithis, sky.dawn, now)
    // It lists what runs from this sunrise on.
    const inApi = api.tithis.find((each) => each.start <= second(now) && second(now) < each.end)
    const others = (['nakshatras', 'yogas', 'karanas'] as const).map((kind) =>
      leading(limbs.runs[kind], limbs.dawn, now),
    )
    const isRight = {
      home: home.name === name && home.eyebrow.includes(`tithi ${until}`),
      card: shared.name === name && shared.tithi.startsWith(until),
      panchang: nameOf(onPage?.lead) === `${name} until ${end}`,
      calendar: nameOf(inPanel?.lead) === `${name} until ${end}`,
      sunrise: onPage?.atSunrise.number === inPanel?.atSunrise.number,
      api: !inApi || inApi.name === name,
      future: end > now,
      limbs: others.every((run) => run?.isNow && run.lead.start <= now && now < run.lead.end),
    }
    return Object.entries(isRight).flatMap(([where, holds]) =>
      holds ? [] : [`${where}, ${second(now)}`],
    )
  }
}

describe('Home, panchang, calendar, card and API name the same tithi, which runs at that hour', () => {
  it.each(places)('of every hour of a year in $name', { timeout: 60_000 }, (place) => {
    const differences: string[] = []
    let hours = 0
    for (let date = '2026-07-01'; date < '2027-07-01'; date = addDays(date, 1)) {
      const differencesAt = differencesOn(date, place)
      const end = startOfDay(addDays(date, 1), place.tz)
      for (let now = startOfDay(date, place.tz); now < end; now += hourMs, hours++)
        differences.push(...differencesAt(now))
    }
    expect(hours).toBe(365 * 24)
    expect(differences).toEqual([])
  })
})
