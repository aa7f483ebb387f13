import { parseUrl } from '#contract/parseUrl.ts'

/**
 * Where login leads: back to the page it was opened from (LoginLink.tsx) if that is one of ours,
 * otherwise home. Addresses of other sites are ignored in any spelling.
 */
export function pageBehind(back: string | undefined, origin: string): string {
  const url = parseUrl(back ?? '/', origin)
  if (!url || url.origin !== origin || !back?.startsWith('/')) return '/'
  const path = `${url.pathname}${url.search}${url.hash}`
  return /^\/(?![/\\])/.test(path) ? path : '/'
}
