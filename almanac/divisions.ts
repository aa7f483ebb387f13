import type { Day, Span } from './day.ts'
import type { Instant } from './zone.ts'

/** A day with the sunset before it and the sunrise after it. */
export type WholeDay = Day & { lastSunset: Instant; nextSunrise: Instant }

const choghadiyaNames = ['Udveg', 'Char', 'Labh', 'Amrit', 'Kaal', 'Shubh', 'Rog'] as const
export type ChoghadiyaName = (typeof choghadiyaNames)[number]
export type Choghadiya = Span & { name: ChoghadiyaName }

/** Stretches that are kept for something or in which nothing is begun. */
export type Divisions = {
  rahu: Span
  yamaganda: Span
  gulika: Span
  durmuhurta: Span[]
  /** None on a Wednesday. */
  abhijit?: Span
  brahma: Span
  pradosha: Span
  nishita: Span
  /** Eight by day, eight by night. */
  choghadiya: Choghadiya[]
}

/** Which of the eight parts of daylight, from 1 on, Sunday first. */
const rahuParts = [8, 2, 7, 5, 6, 4, 3]
const yamagandaParts = [5, 4, 3, 2, 1, 7, 6]
const gulikaParts = [7, 6, 5, 4, 3, 2, 1]
/** Which of the fifteen muhurtas of daylight; on Tuesdays also the seventh of the night. */
const durmuhurtas = [[14], [9, 12], [4], [8], [6, 12], [4, 9], [1, 2]]
const tuesday = 2
const wednesday = 3
const nightMuhurta = 7

/** Part `number`, from 1 on, of `parts` equal ones. */
const partOf = ({ start, end }: Span, number: number, parts: number): Span => {
  const at = (count: number): Instant => Math.round(start + ((end - start) * count) / parts)
  return { start: at(number - 1), end: at(number) }
}

const nightRing: readonly ChoghadiyaName[] = [
  'Shubh',
  'Amrit',
  'Char',
  'Rog',
  'Kaal',
  'Labh',
  'Udveg',
]
/** Each weekday begins three further on in the ring of the day, two in that of the night. */
const firstByDay = (vara: number): number => (vara * 3) % 7
const firstByNight = (vara: number): number => (vara * 2) % 7

function choghadiyaOf(daylight: Span, night: Span, vara: number): Choghadiya[] {
  const eighths = (of: Span, ring: readonly ChoghadiyaName[], first: number): Choghadiya[] =>
    Array.from({ length: 8 }, (_, at) => ({
      name: ring[(first + at) % 7] ?? 'Udveg',
      ...partOf(of, at + 1, 8),
    }))
  return [
    ...eighths(daylight, choghadiyaNames, firstByDay(vara)),
    ...eighths(night, nightRing, firstByNight(vara)),
  ]
}

/** The divisions of a day, by its own sunrise and sunset: never by a clock. `vara` 0 is Sunday. */
export function divisionsOf(day: WholeDay, vara: number): Divisions {
  const daylight = { start: day.sunrise, end: day.sunset }
  const night = { start: day.sunset, end: day.nextSunrise }
  const lastNight = { start: day.lastSunset, end: day.sunrise }
  const eighth = (parts: readonly number[]): Span => partOf(daylight, parts[vara] ?? 1, 8)
  const evening = vara === tuesday ? [partOf(night, nightMuhurta, 15)] : []
  return {
    rahu: eighth(rahuParts),
    yamaganda: eighth(yamagandaParts),
    gulika: eighth(gulikaParts),
    durmuhurta: [
      ...(durmuhurtas[vara] ?? []).map((number) => partOf(daylight, number, 15)),
      ...evening,
    ],
    ...(vara !== wednesday && { abhijit: partOf(daylight, 8, 15) }),
    brahma: partOf(lastNight, 14, 15),
    pradosha: partOf(night, 1, 5),
    nishita: partOf(night, 8, 15),
    choghadiya: choghadiyaOf(daylight, night, vara),
  }
}
