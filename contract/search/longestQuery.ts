/**
 * Longest query in characters. In a separate file, because the search text's module loads only with
 * a search.
 */
export const longestQuery = 200
