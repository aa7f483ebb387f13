/** Where a text may lead: another site, or a page of ours. Nothing that runs, nothing a browser guesses. */
export const isAllowedLink = (url: string): boolean =>
  /^https?:\/\/[^\s/\\]+/i.test(url) || /^\/(?![/\\])/.test(url)

export const isForeign = (url: string): boolean => /^https?:/i.test(url)
