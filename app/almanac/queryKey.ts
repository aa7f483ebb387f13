/** First in the key of every query that the phone computes itself: these are never stored. */
export const almanacKey = 'almanac'
