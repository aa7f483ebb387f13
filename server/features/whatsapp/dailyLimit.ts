const dayMs = 24 * 60 * 60 * 1000

/** Nobody can have anybody's phone filled: so many codes and samples in any 24 hours. */
const messagesADay = 3

/**
 * When messages were asked for in the last 24 hours, with the one that is asked for now; `freeMs` instead
 * where there were enough: so long until there may be another.
 */
export const addToday = (
  askedAt: readonly string[],
  now: Date,
): { readonly asked: string[] } | { readonly freeMs: number } => {
  const dayAgo = new Date(now.getTime() - dayMs).toISOString()
  const recent = askedAt.filter((at) => at > dayAgo)
  const [oldest] = recent
  if (recent.length < messagesADay || oldest === undefined)
    return { asked: [...recent, now.toISOString()] }
  return { freeMs: new Date(oldest).getTime() + dayMs - now.getTime() }
}
