import { movedReason } from '#contract/i18n/en/festivals/movedReason.ts'
import type { Festival, FestivalOverride, Repeat } from './public.ts'

/**
 * The most days by which staff may move a festival: this much more is computed on both sides of a
 * range.
 */
export const widestMoveDays = 45

type Range = {
  from: string
  to: string
  /**
   * In a city other than the temple's, staff's moonrise times do not apply, nor do time and venue
   * of the temple's celebration of a computed day, which may be on another date there.
   */
  isElsewhere?: boolean
  /** What the almanac found on the dates of `movesOf`, for the same city. */
  moved?: readonly Festival[] | undefined
}

/** The festivals that staff moved, and their new dates. */
export const movesOf = (overrides: readonly FestivalOverride[]): { slug: string; date: string }[] =>
  overrides.flatMap(({ slug, date, computedDate, isHidden }) =>
    isHidden || date === undefined || computedDate === undefined || date === computedDate
      ? []
      : [{ slug, date }],
  )

/** A yearly festival of the temple, as stored on phones. */
export type RepeatedFestival = FestivalOverride &
  Pick<Festival, 'name' | 'description' | 'category'> & { readonly repeat: Repeat }

/** The yearly festivals among the overrides. */
export const repeatsOf = (overrides: readonly FestivalOverride[]): RepeatedFestival[] =>
  overrides.filter((override): override is RepeatedFestival => override.repeat !== undefined)

/** The yearly festivals as an input for computing a year; empty without any. */
export const repeatingOf = (
  overrides: readonly FestivalOverride[],
): { repeats?: readonly RepeatedFestival[] } => {
  const repeats = repeatsOf(overrides)
  return repeats.length > 0 ? { repeats } : {}
}

/**
 * Applies the temple's overrides to the festivals computed for a city from `from` to `to`, sorted
 * by date. Changed texts and hidden days apply everywhere. A moved date applies where the almanac
 * gives the same date as for the temple; other cities keep their own date, and every city its own
 * moonrise. Yearly festivals are among the computed ones already.
 */
export function mergeOverrides(
  computed: readonly Festival[],
  overrides: readonly FestivalOverride[],
  { from, to, isElsewhere = false, moved = [] }: Range,
): Festival[] {
  const applicable = isElsewhere ? overrides.map(overrideElsewhere) : overrides
  const changes = new Map(applicable.map((override) => [override.key ?? override.id, override]))
  const thereOf = new Map(moved.map((festival) => [festival.key, festival]))
  const shown = computed.flatMap((festival) => {
    const change = changes.get(festival.key ?? festival.id)
    if (!change) return [festival]
    return change.isHidden ? [] : [changed(festival, change, thereOf.get(festival.key))]
  })
  const added = applicable.flatMap((override) => addedDay(override) ?? [])
  return withoutDoubles([...shown, ...added])
    .filter(({ date }) => date >= from && date <= to)
    .sort(byDate)
}

/**
 * Removes a computed festival whose slug equals one the temple added itself, for example a Dasara
 * added before the almanac computed one.
 */
function withoutDoubles(festivals: readonly Festival[]): Festival[] {
  const own = new Set(festivals.filter(({ group }) => !group).map(({ slug }) => slug))
  return festivals.filter(({ group, slug }) => !group || !own.has(slug))
}

const overrideElsewhere = ({
  moonriseTime: _,
  ...override
}: FestivalOverride): FestivalOverride => {
  if (override.key === undefined) return override
  const { startTime: _start, venue: _venue, ...elsewhere } = override
  return elsewhere
}

/** Sort key within a day: Ganesha's festivals first, then the others by hour. */
const hourOf = ({ group, hours }: Festival): string =>
  group ? `1 ${hours?.isNextDay ? '24:' : ''}${hours?.from ?? ''}` : ''

export const byDate = (a: Festival, b: Festival): number =>
  a.date.localeCompare(b.date) || hourOf(a).localeCompare(hourOf(b)) || a.slug.localeCompare(b.slug)

/** `there`: what the almanac found on the date staff chose, once it is known. */
function changed(festival: Festival, change: FestivalOverride, there?: Festival): Festival {
  const { computedDate, date, isHidden: _hidden, key: _key, repeat: _repeat, ...words } = change
  if (date === undefined || computedDate !== festival.date || date === festival.date)
    return { ...festival, ...present(words) }
  // Hours, tithi and reasons belong to the day they were computed for. The date that others keep stays: a
  // temple that follows them does not show this one, moved or not.
  const { moonriseTime: _moonrise, puja: _puja, hours: _hours, why: _why, ...rest } = festival
  const why = festival.group && movedReason(festival.date)
  const { tithi: _tithi, ...day } = there ?? rest
  return { ...day, ...present(words), ...(why && { why }), date }
}

/** Drops undefined fields, which would otherwise overwrite values. */
const present = <T extends object>(value: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }

/** A day that staff added, unless it is hidden or lacks a required field. */
function addedDay(override: FestivalOverride): Festival | undefined {
  const { isHidden, key, computedDate: _, repeat: _repeat, ...day } = override
  const { name, date, description, category = 'default' } = day
  if (isHidden || key !== undefined || !name || !date || description === undefined) return undefined
  return { ...day, name, date, description, category }
}
