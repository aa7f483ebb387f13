import { longestQuery } from '#contract/search/longestQuery.ts'

/** The site's own sections, and endings that other sites use. */
const noWords = new Set(
  'blog calendar mantras panchang puja search shop pages html htm php asp aspx index'.split(' '),
)

const words = /[\p{L}\p{M}\p{N}]+/gu

/** A search query for a wrong URL: its words, without the section's. */
export function wordsOfPath(pathname: string): string {
  const found = decoded(pathname).normalize('NFC').match(words) ?? []
  const query = found.filter((word) => !noWords.has(word.toLowerCase())).join(' ')
  return query.length > longestQuery ? '' : query
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
