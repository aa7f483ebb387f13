/** The almanac's list names cities as Hindi does. */
export const cityName = (devanagari: string): string => devanagari

export const nearCity = (name: string): string => `${name} के पास`
