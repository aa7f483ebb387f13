export type Encoding = 'br' | 'gzip' | 'identity'

/** The encodings we offer, the smallest first. */
const offered: readonly Encoding[] = ['br', 'gzip', 'identity']

const parse = (header: string): ReadonlyMap<string, number> =>
  new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2)
      return [name, weight === undefined ? 1 : Number(weight) || 0]
    }),
  )

const negotiate = (header: string): readonly Encoding[] => {
  const weights = parse(header)
  const any = weights.get('*')
  const weightOf = (name: Encoding): number =>
    weights.get(name) ?? any ?? (name === 'identity' ? Number.MIN_VALUE : 0)
  const accepted = offered
    .filter((name) => weightOf(name) > 0)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
  // If nothing is acceptable, the plain bytes are better than a refusal.
  return accepted.includes('identity') ? accepted : [...accepted, 'identity']
}

const identityOnly: readonly Encoding[] = ['identity']

/** Browsers send only a few different headers, so the answer is looked up, not computed. */
const cache = new Map<string, readonly Encoding[]>()
const cacheLimit = 100

/** The encodings a client accepts, the preferred first; always including `identity`. */
export const acceptedEncodings = (header: string | undefined): readonly Encoding[] => {
  if (header === undefined) return identityOnly
  const found = cache.get(header)
  if (found) return found
  const accepted = negotiate(header)
  if (cache.size >= cacheLimit) cache.clear()
  cache.set(header, accepted)
  return accepted
}
