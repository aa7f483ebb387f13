/** Its ticks are kept beside those of a fast's day. */
export const samagriKey = (rite: string): string => `puja-guide-${rite}`
