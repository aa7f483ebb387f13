/** What stands in the address: typed here, or shared to the app by another one. */
export type Asked = { query: string; shared: string }

const text = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The router reads `q=108` as a number and `q=true` as a yes; here everything is words. */
export function askedOf(search: Readonly<Record<string, unknown>>): Asked {
  const [title, words, url] = [search['title'], search['text'], search['url']].map((part) =>
    text(part).trim(),
  )
  const shared = [...new Set([title, words, url])].filter(Boolean).join('\n')
  return { query: text(search['q']) || words || title || '', shared }
}

/** A link that was shared and leads to a page of this very site, by any address it has. */
export function ownPath(shared: string, origins: readonly string[]): string | undefined {
  // What ends a sentence is no part of the link in it.
  const link = /https?:\/\/\S+/i.exec(shared)?.[0].replace(/[.,;:!?)\]'"»”]+$/, '')
  if (link === undefined || !URL.canParse(link)) return undefined
  const { origin: from, pathname, search, hash } = new URL(link)
  // What begins with two slashes would be another host's address.
  const isOurs = origins.includes(from) && !pathname.startsWith('//') && pathname !== '/search'
  return isOurs ? pathname + search + hash : undefined
}
