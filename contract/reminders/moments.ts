import { addDays } from '#almanac/civilDate.ts'
import type { Festival } from '#contract/festivals/public.ts'
import {
  eveTime,
  kindsOf,
  type ReminderChoice,
  type ReminderDay,
  type ReminderKind,
  type SendingMoment,
} from './choice.ts'

/** What chooses a festival alone: the almanac's key, or the id of a day that staff added. */
export const keyOfFestival = ({ key, id }: Pick<Festival, 'key' | 'id'>): string => key ?? id

export const isIncluded = (
  { kinds, festivals }: Pick<ReminderChoice, 'kinds' | 'festivals'>,
  festival: Pick<Festival, 'key' | 'id' | 'category' | 'group'>,
): boolean =>
  kindsOf(festival).some((kind) => kinds.includes(kind)) ||
  festivals.includes(keyOfFestival(festival))

/**
 * The date of a festival's moonrise. A fast lasts until moonrise, so a time before noon is on the
 * next date.
 */
export const dateOfMoonrise = (date: string, moonriseTime: string): string =>
  moonriseTime < '12:00' ? addDays(date, 1) : date

export type ChoosableMoment = ReminderDay | Exclude<SendingMoment, 'time'>

/** In the order in which they come. */
export const choosableMoments: readonly ChoosableMoment[] = [7, 3, 1, 'eve', 0, 'moonrise']

export type NextReminder = {
  readonly festival: Festival
  readonly date: string
  readonly time: string
  readonly daysBefore: number
  readonly moment: SendingMoment
}

/** A festival's reminder of one moment; undefined at the moonrise of a day that no moonrise ends. */
const reminderAt = (
  festival: Festival,
  moment: ChoosableMoment,
  time: string,
): NextReminder | undefined => {
  const { date, moonriseTime } = festival
  if (moment === 'eve')
    return { festival, date: addDays(date, -1), time: eveTime, daysBefore: 1, moment }
  if (moment !== 'moonrise') {
    return { festival, date: addDays(date, -moment), time, daysBefore: moment, moment: 'time' }
  }
  return moonriseTime === undefined
    ? undefined
    : {
        festival,
        date: dateOfMoonrise(date, moonriseTime),
        time: moonriseTime,
        daysBefore: 0,
        moment,
      }
}

type Moments = Pick<ReminderChoice, 'daysBefore' | 'atEve' | 'atMoonrise'>

export const isChosen = (
  { daysBefore, atEve, atMoonrise }: Moments,
  moment: ChoosableMoment,
): boolean =>
  moment === 'eve' ? atEve : moment === 'moonrise' ? atMoonrise : daysBefore.includes(moment)

const clockOf = ({ date, time }: NextReminder): string => `${date}T${time}`

/**
 * The first reminder after `now`, a local time such as `2026-11-24T06:30` of the festivals' city, as every
 * `now` here.
 */
export const nextReminder = (
  festivals: readonly Festival[],
  choice: ReminderChoice,
  now: string,
): NextReminder | undefined =>
  festivals
    .filter((festival) => isIncluded(choice, festival))
    .flatMap((festival) =>
      choosableMoments
        .filter((moment) => isChosen(choice, moment))
        .flatMap((moment) => reminderAt(festival, moment, choice.time) ?? []),
    )
    .filter((each) => clockOf(each) > now)
    .sort((a, b) => (clockOf(a) < clockOf(b) ? -1 : 1))[0]

const moonriseKinds: readonly ReminderKind[] = ['all', 'sankashti', 'angaraki']

/** Festivals of a kind come again, year after year. */
const recurs = (kinds: readonly ReminderKind[], moment: ChoosableMoment): boolean =>
  moment === 'moonrise' ? kinds.some((kind) => moonriseKinds.includes(kind)) : kinds.length > 0

/** `no_moonrise`: no day that was chosen ends with one. */
export type MomentState = 'ahead' | 'passed' | 'no_moonrise'

/**
 * Whether a reminder of this moment can still come for what is chosen, at its hour. `festivals` are all of a
 * year ahead; only single ones matter, except at the moonrise of kinds that mostly have none.
 */
export const momentState = (
  moment: ChoosableMoment,
  choice: ReminderChoice,
  festivals: readonly Festival[],
  now: string,
): MomentState => {
  if (recurs(choice.kinds, moment)) return 'ahead'
  const chosen = festivals.filter((festival) => isIncluded(choice, festival))
  const times = chosen.flatMap((festival) => reminderAt(festival, moment, choice.time) ?? [])
  if (times.some((each) => clockOf(each) > now)) return 'ahead'
  const hasNone = times.length === 0 && chosen.length + choice.kinds.length > 0
  return moment === 'moonrise' && hasNone ? 'no_moonrise' : 'passed'
}

/** A choice without the moments of which no reminder can come any more. */
export const stillAhead = (
  choice: ReminderChoice,
  festivals: readonly Festival[],
  now: string,
): ReminderChoice => {
  const isAhead = (moment: ChoosableMoment): boolean =>
    momentState(moment, choice, festivals, now) === 'ahead'
  return {
    ...choice,
    daysBefore: choice.daysBefore.filter(isAhead),
    atEve: choice.atEve && isAhead('eve'),
    atMoonrise: choice.atMoonrise && isAhead('moonrise'),
  }
}

export const hasMoment = ({ daysBefore, atEve, atMoonrise }: Moments): boolean =>
  daysBefore.length > 0 || atEve || atMoonrise
