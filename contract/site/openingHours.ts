import { weekday } from '#almanac/civilDate.ts'
import { civilDateAt, clockAt } from '#almanac/zone.ts'

/** Minutes of a day; an end after midnight is more than a day's. */
export type OpenSpan = { readonly from: number; readonly until: number }

const hour = 60
const day = 24 * hour
const week = 7 * day

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** `Mon`, `Monday` or `Mondays`: 0 to 6. */
const weekdayOf = (word: string): number | undefined => {
  const match = /^(mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?$/i.exec(word)
  return match ? weekdays.indexOf(word.slice(0, 3).toLowerCase()) : undefined
}

const groups = new Map([
  ['daily', 'mon-sun'],
  ['every day', 'mon-sun'],
  ['weekdays', 'mon-fri'],
  ['weekends', 'sat-sun'],
])

/** The weekdays of `Mon-Fri`, `Sat, Sun` or `Daily`, Monday 0; undefined for other days. */
export function weekdaysOf(days: string): number[] | undefined {
  const text = days.trim().toLowerCase()
  const found: number[] = []
  for (const part of (groups.get(text) ?? text).split(/\s*(?:,|&|\band\b)\s*/)) {
    const [first, last = first] = part.split(/\s*(?:-|–|\bto\b)\s*/).map(weekdayOf)
    if (first === undefined || last === undefined) return undefined
    for (let at = first; ; at = (at + 1) % 7) {
      found.push(at)
      if (at === last) break
    }
  }
  return found
}

const clock = String.raw`(noon|midnight|(\d{1,2})(?:[:.](\d\d))?\s*([ap])?\.?(?:m\b\.?)?)`
const spanForm = new RegExp(String.raw`^${clock}\s*(?:-|–|\bto\b|\buntil\b)\s*${clock}$`, 'i')

type TimeMatch = (string | undefined)[]

/** Minutes since midnight; `half` is AM or PM taken from the other end of the span. */
function minutesOf([word = '', hours, minutes = '0', own]: TimeMatch, half?: string) {
  if (/^noon$/i.test(word)) return 12 * hour
  if (/^midnight$/i.test(word)) return 0
  const meridiem = (own ?? half)?.toLowerCase()
  const [h, m] = [Number(hours), Number(minutes)]
  if (m >= hour || h > (meridiem ? 12 : 24) || (meridiem && h === 0)) return undefined
  return (meridiem ? (h % 12) + (meridiem === 'p' ? 12 : 0) : h) * hour + m
}

function spanOf(text: string): OpenSpan | undefined {
  const match = spanForm.exec(text)
  if (!match) return undefined
  const [first, last] = [match.slice(1, 5), match.slice(5, 9)]
  // `6-12` may be either half of the day; `06:00-12:00` is a clock of 24 hours.
  const isSaid = [first, last].every(
    ([word = '', , minutes, half]) => half || minutes || /^(noon|midnight)$/i.test(word),
  )
  const until = minutesOf(last, first[3])
  let from = minutesOf(first, last[3])
  if (!isSaid && !first[3] && !last[3]) return undefined
  if (from === undefined || until === undefined) return undefined
  // `10-2 PM` begins in the morning.
  if (!first[3] && last[3] && from >= until && first[1]) from = minutesOf(first, 'a') ?? from
  return { from, until: until > from ? until : until + day }
}

/** The hours of `6 AM-12 PM and 4-9 PM`; none for `Closed`; undefined if they cannot be read. */
export function spansOf(hours: string): OpenSpan[] | undefined {
  const text = hours.trim()
  if (/^closed$/i.test(text)) return []
  if (/^(open )?24 hours$/i.test(text)) return [{ from: 0, until: day }]
  const spans = text.split(/\s*(?:,|;|&|\band\b)\s*/i).map(spanOf)
  return spans.includes(undefined) ? undefined : (spans as OpenSpan[])
}

/** A part of a day, in its minutes. */
type Part = { readonly from: number; readonly to: number }

/**
 * Whether a part of the day lies completely outside the opening hours. False if it is partly open,
 * or if the hours cannot be parsed.
 */
export const isOutside = (part: Part, hours: string): boolean =>
  spansOf(hours)?.every(({ from, until }) => until <= part.from || part.to <= from) ?? false

/** Hours as words alone (“by appointment”) are fine; with digits they must be readable. */
export const areReadable = (hours: string): boolean =>
  spansOf(hours) !== undefined || !/\d/.test(hours)

type OpeningRow = { readonly days: string; readonly hours: string }

/** At the temple: `minute` of the day, 0 to 1439, `days` from today. */
export type OpenState =
  | { readonly isOpen: true; readonly until: { minute: number; days: number } | undefined }
  | { readonly isOpen: false; readonly opens: { minute: number; days: number; weekday: number } }

/** Hours of a single day instead of those of its weekday. */
type SpecialHours = { readonly date: string; readonly hours: string }

/** A further opening of a single day, in its minutes; after midnight, more than a day's. */
export type ExtraHours = OpenSpan & { readonly date: string }

/** When a temple is open. */
export type Hours = {
  readonly templeHours: readonly OpeningRow[]
  readonly specialDays?: readonly SpecialHours[] | undefined
  /** The dates on which rows of festival days count. */
  readonly festivalDates?: readonly string[] | undefined
  readonly extraHours?: readonly ExtraHours[] | undefined
}

/** The weekday of a date, Monday 0. */
const dateWeekday = (date: string): number => (new Date(date).getUTCDay() + 6) % 7

const areFestivals = (days: string): boolean => /\bfestivals?\b/i.test(days)

/** Whether a row states regular opening hours, which must be parseable. */
export const isCounted = (days: string): boolean =>
  weekdaysOf(days) !== undefined || areFestivals(days)

/** The hours of a date as they are written: its own, or those of festival days, or its weekday's. */
export const hoursOn = (
  { templeHours, specialDays = [], festivalDates = [] }: Hours,
  date: string,
): string[] => {
  const special = specialDays.find((each) => each.date === date)
  if (special) return [special.hours]
  const festive = festivalDates.includes(date)
    ? templeHours.filter(({ days }) => areFestivals(days))
    : []
  const rows =
    festive.length > 0
      ? festive
      : templeHours.filter(({ days }) => weekdaysOf(days)?.includes(dateWeekday(date)))
  return rows.map(({ hours }) => hours)
}

const everyRow = (rows: readonly string[], is: (hours: string) => boolean): boolean =>
  rows.length > 0 && rows.every(is)

/** Whether the temple is written to be closed on a date. */
export const isClosedOn = (hours: Hours, date: string): boolean =>
  everyRow(hoursOn(hours, date), (row) => spansOf(row)?.length === 0)

/** Whether a part of a date lies wholly outside its hours. */
export const isOutsideOn = (hours: Hours, date: string, part: Part): boolean =>
  everyRow(hoursOn(hours, date), (row) => isOutside(part, row))

/** When the temple is open on a date, in its minutes. A date that is closed stays closed. */
export function spansOn(hours: Hours, date: string): OpenSpan[] {
  if (isClosedOn(hours, date)) return []
  const { extraHours = [] } = hours
  return joined([
    ...hoursOn(hours, date).flatMap((row) => spansOf(row) ?? []),
    ...extraHours.filter((each) => each.date === date),
  ])
}

/** Sorts spans and merges adjacent ones. */
function joined(spans: readonly OpenSpan[]): OpenSpan[] {
  const found: OpenSpan[] = []
  for (const { from, until } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1)
    if (last && from <= last.until)
      found[found.length - 1] = { from: last.from, until: Math.max(last.until, until) }
    else found.push({ from, until })
  }
  return found
}

const dayMs = 24 * 60 * 60_000

/** The date that is this many days after another. */
const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)

/** The minute of the week, from Monday 0:00. */
function minuteOfWeek(date: string, clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return ((weekday(date) + 6) % 7) * day + hours * hour + minutes
}

/** Whether the temple is open, and until or from when. Undefined if no row can be read. */
export function openState(hours: Hours, now: number, timeZone: string): OpenState | undefined {
  const today = civilDateAt(now, timeZone)
  const at = minuteOfWeek(today, clockAt(now, timeZone))
  // Three weeks, so that every opening around this week is whole; in minutes of this week.
  const openingsOf = (of: Hours) =>
    joined(
      Array.from({ length: 21 }, (_, index) => index - 7).flatMap((dayOfWeek) =>
        spansOn(of, dateAfter(today, dayOfWeek - Math.floor(at / day))).map(({ from, until }) => ({
          from: dayOfWeek * day + from,
          until: dayOfWeek * day + until,
        })),
      ),
    )
  // A single extra opening says nothing about the regular hours.
  if (openingsOf({ ...hours, extraHours: [] }).length === 0) return undefined
  const next = openingsOf(hours).find(({ until }) => until > at)
  if (!next) return undefined
  const point = (minute: number) => ({
    minute: ((minute % day) + day) % day,
    days: Math.floor(minute / day) - Math.floor(at / day),
  })
  if (next.from > at) {
    const weekday = Math.floor((next.from % week) / day)
    return { isOpen: false, opens: { ...point(next.from), weekday } }
  }
  const isEndless = next.until - at >= week
  return { isOpen: true, until: isEndless ? undefined : point(next.until) }
}
