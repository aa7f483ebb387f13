/** A city of the almanac's list, where its Devanagari name is shown: that of the list, as Hindi writes it. */
export const cityName = (devanagari: string): string => devanagari

/** A place some way off. */
export const nearCity = (name: string): string => `Near ${name}`
