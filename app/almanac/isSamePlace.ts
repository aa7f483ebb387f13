type Point = { lat: number; lon: number; tz: string }

/**
 * Whether two places share one calendar: the temple's city chosen from the list, or found by a
 * phone in it, is the temple's city. Ten kilometres change moonrise by some twenty seconds.
 */
export const isSamePlace = (a: Point, b: Point): boolean =>
  Math.abs(a.lat - b.lat) < 0.1 && Math.abs(a.lon - b.lon) < 0.1 && a.tz === b.tz
