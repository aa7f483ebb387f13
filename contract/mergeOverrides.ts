import type { Festival, FestivalOverride } from './festivals.ts'

/** Days a festival may have been moved by staff: so much more is computed on both sides of a range. */
export const widestMoveDays = 45

type Range = {
  from: string
  to: string
  /** Another city than the temple's: a moonrise staff wrote is not its own. */
  isElsewhere?: boolean
}

/**
 * What the almanac computed for a city, with the temple's changes over it, from `from` to `to`, by date.
 * Words and hiding hold everywhere. A moved date holds where the almanac gives the temple's own date;
 * a city with another sky keeps its own, and every city its own moonrise.
 */
export function mergeOverrides(
  computed: readonly Festival[],
  overrides: readonly FestivalOverride[],
  { from, to, isElsewhere = false }: Range,
): Festival[] {
  const said = isElsewhere ? overrides.map(withoutMoonrise) : overrides
  const changes = new Map(said.map((override) => [override.key ?? override.id, override]))
  const known = computed.flatMap((festival) => {
    const change = changes.get(festival.key ?? festival.id)
    if (!change) return [festival]
    return change.isHidden ? [] : [changed(festival, change)]
  })
  const added = said.flatMap((override) => addedDay(override) ?? [])
  return [...known, ...added].filter(({ date }) => date >= from && date <= to).sort(byDate)
}

const withoutMoonrise = ({ moonriseTime: _, ...override }: FestivalOverride): FestivalOverride =>
  override

const byDate = (a: Festival, b: Festival): number =>
  a.date.localeCompare(b.date) || a.slug.localeCompare(b.slug)

function changed(festival: Festival, change: FestivalOverride): Festival {
  const { computedDate, date, isHidden: _hidden, key: _key, ...said } = change
  const isMoved = date !== undefined && computedDate === festival.date && date !== festival.date
  // Moonrise belongs to the evening it was computed for.
  const { moonriseTime, ...rest } = festival
  const evening = isMoved || moonriseTime === undefined ? {} : { moonriseTime }
  return { ...rest, ...evening, ...present(said), ...(isMoved && { date }) }
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
