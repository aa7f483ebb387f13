/** The search in the URL: typed here, or shared by another app. */
export type SearchQuery = { query: string; shared: string }

const text = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The router reads `q=108` as a number and `q=true` as a boolean; here everything is text. */
export function parseSearch(search: Readonly<Record<string, unknown>>): SearchQuery {
  const [title, words, url] = [search['title'], search['text'], search['url']].map((part) =>
    text(part).trim(),
  )
  const shared = [...new Set([title, words, url])].filter(Boolean).join('\n')
  return { query: text(search['q']) || words || title || '', shared }
}

/** A shared link to a page of this site, under any of its addresses. */
export function ownPath(shared: string, origins: readonly string[]): string | undefined {
  // Punctuation that ends a sentence is not part of the link.
  const link = /https?:\/\/\S+/i.exec(shared)?.[0].replace(/[.,;:!?)\]'"»”]+$/, '')
  if (link === undefined) return undefined
  let url: URL
  try {
    url = new URL(link)
  } catch {
    return undefined
  }
  const { origin: from, pathname, search, hash } = url
  // A path that begins with two slashes would be another host's address.
  const isOurs = origins.includes(from) && !pathname.startsWith('//') && pathname !== '/search'
  return isOurs ? pathname + search + hash : undefined
}
