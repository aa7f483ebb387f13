/** Of a search, in characters. Not beside the words, which only a search loads. */
export const longestQuery = 200
