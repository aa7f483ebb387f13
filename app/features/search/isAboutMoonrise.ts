import { queryWords } from '#contract/search/text.ts'

/** `moonrise`, `chandrodaya`, चाँद कब निकलेगा, in their normalised forms. */
const moonrise = /munrise|candroday|(?:mun|cand(?:rama?)?)nik/

/** Whether a query is about the moonrise, in any spelling or script. */
export const isAboutMoonrise = (query: string): boolean =>
  moonrise.test(
    queryWords(query)
      .map(({ word }) => word)
      .join(''),
  )
