const dayMs = 24 * 60 * 60 * 1000

/**
 * The mantra for a date, `2026-11-22`: the temple's mantras in their order, one each day, so that
 * it is the same for everyone on that date, online or offline. `date` is the temple's civil day.
 */
export const todaysMantraOf = <M>(mantras: readonly M[], date: string): M | undefined => {
  const day = Math.floor(Date.parse(`${date}T00:00:00Z`) / dayMs)
  if (mantras.length === 0 || !Number.isFinite(day)) return undefined
  return mantras[((day % mantras.length) + mantras.length) % mantras.length]
}
