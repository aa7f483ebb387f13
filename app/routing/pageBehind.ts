/**
 * Where signing in leads: back to the page that asked for it (LoginLink.tsx), if that is one of ours,
 * else home. An address of another site, however it is written, leads nowhere.
 */
export function pageBehind({ search, origin }: { search: string; origin: string }): string {
  const back = new URLSearchParams(search).get('back') ?? '/'
  const url = URL.parse(back, origin)
  if (!url || url.origin !== origin || !back.startsWith('/')) return '/'
  const path = `${url.pathname}${url.search}${url.hash}`
  return /^\/(?![/\\])/.test(path) ? path : '/'
}
