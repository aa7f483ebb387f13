import type { WorkboxPlugin } from 'workbox-core'

/** By file extension. */
const types: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/(x-)?javascript/,
  css: /^text\/css/,
  html: /^text\/html/,
  svg: /^image\/svg/,
  png: /^image\/png/,
  woff2: /^(font|application)\//,
}

/** Our own document requests our own files; the page of a network that wants a login does not. */
export const isOwnDocument = (html: string): boolean => html.includes('/assets/')

/** Whether an answer is the file of the app that its address names. */
export const isAppFile = async (address: string, answer: Response): Promise<boolean> => {
  if (answer.status !== 200) return false
  const ending = /\.(\w+)$/.exec(new URL(address, 'https://temple.example').pathname)?.[1] ?? ''
  const type = types[ending]
  if (type && !type.test(answer.headers.get('content-type') ?? '')) return false
  return ending !== 'html' || isOwnDocument(await answer.clone().text())
}

/**
 * Anything else is not installed, so that the browser tries again; and where it was once, it counts as
 * missing.
 */
export const precacheKinds: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isAppFile(request.url, response)) ? response : null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && (await isAppFile(request.url, cachedResponse)) ? cachedResponse : null,
}
