import type { Festival } from '#contract/festivals/public.ts'
import type { ReminderChoice } from '#contract/reminders/choice.ts'

export type ExpectedReminder = { readonly key: string; readonly sendAt: number }

const minuteMs = 60_000
const clocks = new Map<string, Intl.DateTimeFormat>()

const readClock = (at: number, timeZone: string): string => {
  const known =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  clocks.set(timeZone, known)
  return known.format(at)
}

/** `2026-11-27 07:00` of each minute of the span, by what the clocks of the zone show. */
export const clockOf = (timeZone: string, from: number, until: number) => {
  const shown: string[] = []
  for (let at = from; at <= until; at += minuteMs) shown.push(readClock(at, timeZone))
  const first = new Map<string, number>()
  shown.forEach((text, index) => {
    if (!first.has(text)) first.set(text, from + index * minuteMs)
  })
  /** The first minute at which the clocks show that text, or a later one of the same day. */
  return (text: string): number | undefined => {
    const exact = first.get(text)
    if (exact !== undefined) return exact
    const index = shown.findIndex((each) => each > text)
    return index > 0 ? from + index * minuteMs : undefined
  }
}

const before = (date: string, days: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day - days)).toISOString().slice(0, 10)
}

const wants = (
  { kinds, festivals }: ReminderChoice,
  { category, key, id, slug, group }: Festival,
): boolean => {
  const groups: string[] = kinds
  if (festivals.includes(key ?? id)) return true
  if (group !== undefined) return groups.includes(group)
  if (groups.includes('all') || groups.includes(category)) return true
  if (category === 'angaraki' && groups.includes('sankashti')) return true
  return groups.includes('vinayaka') && slug.startsWith('vinayaka-chaturthi-')
}

/** What one person is to be sent, festival by festival: slow, and written apart from the product. */
export const naiveReminders = (
  choice: ReminderChoice,
  festivals: readonly Festival[],
  momentAt: (text: string) => number | undefined,
): ExpectedReminder[] =>
  festivals
    .filter((festival) => wants(choice, festival))
    .flatMap((festival) => {
      const { date, moonriseTime, key, id } = festival
      const name = `${key ?? id}:${date}`
      const found: ExpectedReminder[] = []
      const add = (what: string, text: string) => {
        const sendAt = momentAt(text)
        if (sendAt !== undefined) found.push({ key: `${name}:${what}`, sendAt })
      }
      for (const days of choice.daysBefore)
        add(String(days), `${before(date, days)} ${choice.time}`)
      if (choice.atEve) add('eve', `${before(date, 1)} 19:00`)
      if (choice.atMoonrise && moonriseTime !== undefined)
        add('moonrise', `${moonriseTime < '12' ? before(date, -1) : date} ${moonriseTime}`)
      return found
    })
