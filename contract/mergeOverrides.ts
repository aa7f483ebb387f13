import type { Festival, FestivalOverride } from './festivals.ts'

/** Days a festival may have been moved by staff: so much more is computed on both sides of a range. */
export const widestMoveDays = 45

type Range = {
  from: string
  to: string
  /** Another city than the temple's: a moonrise staff wrote is not its own. */
  isElsewhere?: boolean
  /** What the almanac has on the dates of `movesOf`, for the same city. */
  moved?: readonly Festival[] | undefined
}

/** The festivals staff moved, and where to. */
export const movesOf = (overrides: readonly FestivalOverride[]): { slug: string; date: string }[] =>
  overrides.flatMap(({ slug, date, computedDate, isHidden }) =>
    isHidden || date === undefined || computedDate === undefined || date === computedDate
      ? []
      : [{ slug, date }],
  )

/**
 * What the almanac computed for a city, with the temple's changes over it, from `from` to `to`, by date.
 * Words and hiding hold everywhere. A moved date holds where the almanac gives the temple's own date;
 * a city with another sky keeps its own, and every city its own moonrise.
 */
export function mergeOverrides(
  computed: readonly Festival[],
  overrides: readonly FestivalOverride[],
  { from, to, isElsewhere = false, moved = [] }: Range,
): Festival[] {
  const said = isElsewhere ? overrides.map(withoutMoonrise) : overrides
  const changes = new Map(said.map((override) => [override.key ?? override.id, override]))
  const thereOf = new Map(moved.map((festival) => [festival.key, festival]))
  const known = computed.flatMap((festival) => {
    const change = changes.get(festival.key ?? festival.id)
    if (!change) return [festival]
    return change.isHidden ? [] : [changed(festival, change, thereOf.get(festival.key))]
  })
  const added = said.flatMap((override) => addedDay(override) ?? [])
  return [...known, ...added].filter(({ date }) => date >= from && date <= to).sort(byDate)
}

const withoutMoonrise = ({ moonriseTime: _, ...override }: FestivalOverride): FestivalOverride =>
  override

const byDate = (a: Festival, b: Festival): number =>
  a.date.localeCompare(b.date) || a.slug.localeCompare(b.slug)

/** `there`: what the almanac has on the date staff chose, once it is known. */
function changed(festival: Festival, change: FestivalOverride, there?: Festival): Festival {
  const { computedDate, date, isHidden: _hidden, key: _key, ...said } = change
  if (date === undefined || computedDate !== festival.date || date === festival.date)
    return { ...festival, ...present(said) }
  // Moonrise and midday belong to the day they were computed for.
  const { moonriseTime: _moonrise, puja: _puja, ...rest } = festival
  return { ...(there ?? rest), ...present(said), date }
}

/** Without what is not there, which would otherwise cover what is. */
const present = <T extends object>(value: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }

/** A day staff added by hand, unless it is hidden or lacks what a festival must have. */
function addedDay(override: FestivalOverride): Festival | undefined {
  const { isHidden, key, computedDate: _, ...day } = override
  const { name, date, description, category = 'default' } = day
  if (isHidden || key !== undefined || !name || !date || description === undefined) return undefined
  return { ...day, name, date, description, category }
}
