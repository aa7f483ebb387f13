import type { QueryWord } from './text.ts'

/**
 * Shorter words are one slip away from too many others; in four letters, two may have been swapped.
 */
const shortest = 5
const shortestTurned = 4

const commonLength = (one: string, other: string): number => {
  const most = Math.min(one.length, other.length)
  let length = 0
  while (length < most && one[length] === other[length]) length += 1
  return length
}

const backwards = (word: string): string => [...word].toReversed().join('')

/**
 * How one word became another by a single slip: two letters swapped (0), one replaced (1), one
 * extra or missing (2). Undefined if there was no slip, or more than one.
 */
export const slipBetween = (one: string, other: string): 0 | 1 | 2 | undefined => {
  const start = commonLength(one, other)
  const rest = [one.slice(start), other.slice(start)].map(backwards)
  const [a = '', b = ''] = rest
  const end = commonLength(a, b)
  const left = [backwards(a.slice(end)), backwards(b.slice(end))] as const
  const [here, there] = left
  const longest = Math.max(here.length, there.length)
  if (longest === 2 && here === backwards(there)) return 0
  if (longest !== 1) return undefined
  return here.length === there.length ? 1 : 2
}

/**
 * What to search for in place of a word, among the known terms that begin with its letter: the word
 * itself if one begins with it, otherwise the nearest term one slip away. Undefined if nothing is
 * close.
 * The same on the phone and on the server.
 */
export const mendedTerm = (
  { term, word }: QueryWord,
  known: Iterable<string>,
): string | undefined => {
  let nearest: { slip: number; term: string } | undefined
  for (const each of known) {
    if (each.startsWith(term)) return term
    const isNear = Math.abs(each.length - word.length) <= 1 && word.length >= shortestTurned
    const slip = isNear ? slipBetween(word, each) : undefined
    if (slip === undefined || (slip > 0 && Math.min(word.length, each.length) < shortest)) continue
    const isNearer =
      !nearest || slip < nearest.slip || (slip === nearest.slip && each < nearest.term)
    if (isNearer) nearest = { slip, term: each }
  }
  return nearest?.term
}
