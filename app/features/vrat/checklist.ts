const key = 'modak-checklist'
/** More than anybody keeps at a time; older days make room. */
const daysKept = 6

type Kept = { slug: string; done: string[] }[]

/** What was ticked for a day, on this phone alone. Never throws: without storage ticks last as long as the page. */
export function tickedSteps(slug: string): string[] {
  return read().find((day) => day.slug === slug)?.done ?? []
}

export function keepTicked(slug: string, done: string[]): void {
  const others = read().filter((day) => day.slug !== slug)
  const days = done.length > 0 ? [{ slug, done }, ...others] : others
  try {
    localStorage.setItem(key, JSON.stringify(days.slice(0, daysKept)))
  } catch {
    // Private windows may forbid storage.
  }
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isDay) : []
  } catch {
    return []
  }
}

const isDay = (value: unknown): value is Kept[number] =>
  typeof value === 'object' &&
  value !== null &&
  'slug' in value &&
  typeof value.slug === 'string' &&
  'done' in value &&
  Array.isArray(value.done) &&
  value.done.every((step) => typeof step === 'string')
