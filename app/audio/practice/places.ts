const key = 'recited-until'

/** So few mantras are recited that the oldest places are of no use. */
const most = 30

/** What is shorter than this is not worth continuing. */
const worthSeconds = 5

const everyMs = 2_000

export type Places = ReturnType<typeof createPlaces>

/**
 * The last position of each recitation, in seconds, on this phone only. In local storage, because
 * it must be written while the page is closing.
 */
export function createPlaces(storage: () => Storage, now: () => number) {
  let keptAt = 0
  const read = (): [string, number][] => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(key) ?? '[]')
      return Array.isArray(stored) ? stored.filter(isPlace) : []
    } catch {
      return []
    }
  }
  const write = (places: [string, number][]) => {
    try {
      storage().setItem(key, JSON.stringify(places.slice(0, most)))
    } catch {
      // Storage is full or refused: it starts from the beginning next time.
    }
  }
  const others = (id: string) => read().filter(([other]) => other !== id)
  return {
    of: (id: string): number | undefined => read().find(([other]) => other === id)?.[1],
    /** Whether it is time to write down where the sound is: not at each of its reports. */
    isDue: () => now() - keptAt >= everyMs,
    keep(id: string, seconds: number) {
      keptAt = now()
      if (seconds >= worthSeconds) write([[id, seconds], ...others(id)])
    },
    forget: (id: string) => write(others(id)),
  }
}

const isPlace = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1])
