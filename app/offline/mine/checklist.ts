const key = 'modak-checklist'
/** More than anybody uses at a time; older days are dropped. */
const daysKept = 6

type TickedDays = { slug: string; done: string[] }[]

const none: string[] = []
const listeners = new Set<() => void>()
// The raw text shows whether anything changed; without storage it lives only as long as the page.
let raw: string | null = null
let days: TickedDays = []

/** The ticks for a day, only on this phone: the same list until a tick changes. Never throws. */
export function tickedSteps(slug: string): string[] {
  const stored = read()
  if (stored !== raw) {
    raw = stored
    days = parse(stored)
  }
  return days.find((day) => day.slug === slug)?.done ?? none
}

export function keepTicked(slug: string, done: string[]): void {
  const others = days.filter((day) => day.slug !== slug)
  days = (done.length > 0 ? [{ slug, done }, ...others] : others).slice(0, daysKept)
  raw = JSON.stringify(days)
  try {
    localStorage.setItem(key, raw)
  } catch {
    // Private windows may forbid storage.
  }
  for (const listener of listeners) listener()
}

export function subscribeTicks(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function read(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return raw
  }
}

function parse(stored: string | null): TickedDays {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isDay) : []
  } catch {
    return []
  }
}

const isDay = (value: unknown): value is TickedDays[number] =>
  typeof value === 'object' &&
  value !== null &&
  'slug' in value &&
  typeof value.slug === 'string' &&
  'done' in value &&
  Array.isArray(value.done) &&
  value.done.every((step) => typeof step === 'string')
