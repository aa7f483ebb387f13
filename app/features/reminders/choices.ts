import { addDays } from '#almanac/civilDate.ts'
import { festivalGroups } from '#contract/festivals/groups.ts'
import type { Festival } from '#contract/festivals/public.ts'
import {
  distinctKinds,
  everyFestival,
  kindsOf,
  type ReminderChoice,
  type ReminderKind,
} from '#contract/reminders/choice.ts'
import {
  type ChoosableMoment,
  dateOfMoonrise,
  hasMoment,
  isIncluded,
  keyOfFestival,
  momentState,
  type MomentState,
  nextReminder,
  stillAhead,
} from '#contract/reminders/moments.ts'
import { hoursOfDay } from './hoursOfDay.ts'

/**
 * Whether these are all of a year ahead, and can be counted: a rendered page has only the first. A
 * year has a Sankashti every month.
 */
export const isWholeYear = (festivals: readonly Festival[]): boolean => {
  const [first] = festivals
  const late = first && addDays(first.date, daysOfMostYear)
  return late !== undefined && festivals.some(({ date }) => date > late)
}

const daysOfMostYear = 300

/** Adds or removes one value, keeping the order. */
export const toggled = <T>(list: readonly T[], value: T): T[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value]

/** *All* and Ganesha’s other kinds exclude each other; groups beyond Ganesha's are independent. */
export const toggledKinds = (kinds: readonly ReminderKind[], kind: ReminderKind): ReminderKind[] =>
  kind === 'all' || isGroup(kind)
    ? distinctKinds(toggled(kinds, kind))
    : toggled(kinds, kind).filter((each) => each !== 'all')

/** A kind more or less. A fast that ends with the moonrise ticks *At moonrise* too. */
export const withKind = (choice: ReminderChoice, kind: ReminderKind): ReminderChoice => {
  const kinds = toggledKinds(choice.kinds, kind)
  const isFast = kind === 'sankashti' || kind === 'angaraki'
  return { ...choice, kinds, atMoonrise: choice.atMoonrise || (isFast && kinds.includes(kind)) }
}

const isGroup = (kind: ReminderKind): boolean => festivalGroups.some((group) => group === kind)

const hasFestival = ({ kinds, festivals }: ReminderChoice): boolean =>
  kinds.length + festivals.length > 0

export const isComplete = (choice: ReminderChoice): boolean =>
  hasFestival(choice) && hasMoment(choice)

/** What is known of a city: its festivals, and the time on its clocks (`2026-11-24T06:30`). */
export type FestivalSnapshot = {
  readonly festivals: readonly Festival[] | undefined
  readonly now: string
}

/** Whether a festival is over at this time: its day, or the moonrise that ends its fast. */
const isOver = ({ date, moonriseTime }: Festival, now: string): boolean =>
  moonriseTime === undefined
    ? date < now.slice(0, date.length)
    : `${dateOfMoonrise(date, moonriseTime)}T${moonriseTime}` <= now

/** The first of a kind that is not over. */
export const nextOfKind = (
  kind: ReminderKind,
  festivals: readonly Festival[],
  now: string,
): Festival | undefined =>
  festivals.find((festival) => kindsOf(festival).includes(kind) && !isOver(festival, now))

/** Whether the festivals are loaded that decide what of a choice is still to come. */
const isJudged = (choice: ReminderChoice, festivals: readonly Festival[]): boolean =>
  hasFestival(choice) &&
  (isWholeYear(festivals) ||
    (choice.kinds.length === 0 &&
      choice.festivals.every((key) => festivals.some((each) => keyOfFestival(each) === key))))

/** Whether a reminder of a moment can come; as long as that is not known, it can. */
export const stateOf = (
  moment: ChoosableMoment,
  choice: ReminderChoice,
  { festivals = [], now }: FestivalSnapshot,
): MomentState =>
  isJudged(choice, festivals) ? momentState(moment, choice, festivals, now) : 'ahead'

/** What is sent of a choice: only what can still come. */
export const aheadOf = (
  choice: ReminderChoice,
  { festivals = [], now }: FestivalSnapshot,
): ReminderChoice => (isJudged(choice, festivals) ? stillAhead(choice, festivals, now) : choice)

/** The usual hour, or the next one of the day where nothing can come at that hour any more. */
export const hourFor = (choice: ReminderChoice, known: FestivalSnapshot): string => {
  const isOfUse = (time: string): boolean => hasMoment(aheadOf({ ...choice, time }, known))
  const hours = [choice.time, ...hoursOfDay(choice.time)]
  return hours.find(isOfUse) ?? choice.time
}

/** A festival alone; one whose fast ends with the moonrise, then, too. */
const onlyOf = (festival: Festival): ReminderChoice => ({
  ...everyFestival,
  kinds: [],
  festivals: [keyOfFestival(festival)],
  atMoonrise: festival.moonriseTime !== undefined,
})

/** What somebody wants to be reminded of: the day, or the evening before, when its puja is made ready. */
export type RemindedOf = 'day' | 'eve'

/** What *Remind me* chooses to begin with. */
export const startOf = (festival: Festival, of: RemindedOf = 'day'): ReminderChoice =>
  of === 'eve' ? eveOf(festival) : onlyOf(festival)

/** The choice a festival's bell sets: every default moment still to come. */
export const bellOf = (festival: Festival, now: string, of?: RemindedOf): ReminderChoice => {
  const known = { festivals: [festival], now }
  const only = startOf(festival, of)
  return aheadOf({ ...only, time: hourFor(only, known) }, known)
}

/** Only the evening before, and the moonrise that ends a fast. */
const eveOf = (festival: Festival): ReminderChoice => ({
  ...onlyOf(festival),
  daysBefore: [],
  atEve: true,
})

export const isEveAhead = (festival: Festival, now: string): boolean =>
  momentState('eve', eveOf(festival), [festival], now) === 'ahead'

/**
 * A bell, merged into the phone's existing choice; its days before are kept unless none of them
 * is still to come. The moonrise that ends a fast is always added.
 */
export const withBell = (
  stored: ReminderChoice | undefined,
  festival: Festival,
  now: string,
  of?: RemindedOf,
): ReminderChoice => {
  const bell = bellOf(festival, now, of)
  if (!stored) return bell
  const beside = isIncluded(stored, festival)
    ? stored
    : { ...stored, festivals: [...stored.festivals, keyOfFestival(festival)] }
  return {
    ...beside,
    ...(!bell.atEve &&
      !nextReminder([festival], beside, now) && {
        daysBefore: everyFestival.daysBefore.filter(
          (days) => beside.daysBefore.includes(days) || bell.daysBefore.includes(days),
        ),
      }),
    atEve: beside.atEve || bell.atEve,
    atMoonrise: beside.atMoonrise || bell.atMoonrise,
  }
}
