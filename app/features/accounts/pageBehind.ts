/**
 * Where the login leads: back to the page that asked for it (LoginLink.tsx), if that is one of ours,
 * else home. An address of another site, however it is written, leads nowhere.
 */
export function pageBehind(back: string | undefined, origin: string): string {
  const url = URL.parse(back ?? '/', origin)
  if (!url || url.origin !== origin || !back?.startsWith('/')) return '/'
  const path = `${url.pathname}${url.search}${url.hash}`
  return /^\/(?![/\\])/.test(path) ? path : '/'
}
