/**
 * Where a text may link to: another site, or one of our pages. No scripts, and nothing a browser
 * has to guess.
 */
export const isAllowedLink = (url: string): boolean =>
  /^https?:\/\/[^\s/\\]+/i.test(url) || /^\/(?![/\\])/.test(url)

export const isForeign = (url: string): boolean => /^https?:/i.test(url)
