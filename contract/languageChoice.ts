/** Which language was chosen, for pages without one in their address. */
export const languageCookie = 'lang'

/** In a link that chooses the language, which works without scripts. */
export const languageParameter = 'lang'
