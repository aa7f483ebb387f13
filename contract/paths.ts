/**
 * Path prefixes that belong to the server: the worker never answers them, and Vite proxies them.
 */
export const serverPrefixes = ['/api', '/audio', '/media', '/hooks'] as const

export const isServerPath = (pathname: string): boolean =>
  serverPrefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))

/** Where a stored `audioUrl` is fetched from: /audio/ and its last path segment. */
export const audioPath = (audioUrl: string): string =>
  `/audio/${audioUrl.slice(audioUrl.lastIndexOf('/') + 1)}`

/** The pages with a card form: only they may load the payment provider's script. */
export const isCardPage = (pathname: string): boolean =>
  pathname === '/checkout' || /^\/(?:orders|booking)\/[^/]+\/pay$/.test(pathname)
