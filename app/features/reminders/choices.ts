import { festivalGroups } from '#contract/festivalGroups.ts'
import type { Festival } from '#contract/festivals.ts'
import {
  distinctKinds,
  kindsOf,
  type ReminderChoice,
  type ReminderKind,
} from '#contract/reminderChoice.ts'

/** What chooses a festival alone: the almanac's key, or the id of a day that staff added. */
export const keyOf = ({ key, id }: Festival): string => key ?? id

/**
 * Whether these are all of a year ahead, and can be counted: a rendered page has only the first. A
 * year has a Sankashti every month.
 */
export const isWholeYear = (festivals: readonly Festival[]): boolean =>
  festivals.some(({ date }) => date > earlier(festivals[0]?.date ?? '', -daysOfMostYear))

const daysOfMostYear = 300

export const isChosen = (festival: Festival, { kinds, festivals }: ReminderChoice): boolean =>
  kindsOf(festival).some((kind) => kinds.includes(kind)) || festivals.includes(keyOf(festival))

/** The list with or without one value, in the order it came. */
export const toggled = <T>(list: readonly T[], value: T): T[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value]

/** *All* and Ganesha’s other kinds exclude each other; the groups beyond are a choice of their own. */
export const toggledKinds = (kinds: readonly ReminderKind[], kind: ReminderKind): ReminderKind[] =>
  kind === 'all' || isGroup(kind)
    ? distinctKinds(toggled(kinds, kind))
    : toggled(kinds, kind).filter((each) => each !== 'all')

const isGroup = (kind: ReminderKind): boolean => festivalGroups.some((group) => group === kind)

export const isComplete = ({ kinds, festivals, daysBefore, atMoonrise }: ReminderChoice): boolean =>
  kinds.length + festivals.length > 0 && daysBefore.length + Number(atMoonrise) > 0

/** Breaking the fast of an evening goes on until the moon is there: before noon is the next morning. */
const dayOfMoonrise = (date: string, moonriseTime: string): string =>
  moonriseTime < '12:00' ? earlier(date, -1) : date

const earlier = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)

export type NextReminder = {
  festival: Festival
  date: string
  time: string
  daysBefore: number
  moment: 'time' | 'moonrise'
}

/** The first reminder after `now`, a local time such as `2026-11-24T06:30` of the festivals' city. */
export const nextReminder = (
  festivals: readonly Festival[],
  choice: ReminderChoice,
  now: string,
): NextReminder | undefined => {
  const all = festivals
    .filter((festival) => isChosen(festival, choice))
    .flatMap((festival) => {
      const { date, moonriseTime } = festival
      const before = choice.daysBefore.map((daysBefore) => ({
        festival,
        date: earlier(date, daysBefore),
        time: choice.time,
        daysBefore,
        moment: 'time' as const,
      }))
      return choice.atMoonrise && moonriseTime !== undefined
        ? [
            ...before,
            {
              festival,
              date: dayOfMoonrise(date, moonriseTime),
              time: moonriseTime,
              daysBefore: 0,
              moment: 'moonrise' as const,
            },
          ]
        : before
    })
  const at = ({ date, time }: NextReminder): string => `${date}T${time}`
  return all.filter((each) => at(each) > now).sort((a, b) => (at(a) < at(b) ? -1 : 1))[0]
}
