import { inAlmanac } from '#contract/festivals/inAlmanac.ts'
import type { Festival } from '#contract/festivals/public.ts'
import type { Language } from '#contract/languages.ts'
import { wordsOf } from './words.ts'

/** Those that the almanac of a language's readers prints; all of them without a language. */
export const listed = (
  festivals: readonly Festival[],
  { language }: { readonly language?: Language | undefined },
): readonly Festival[] =>
  language === undefined ? festivals : inAlmanac(festivals, wordsOf(language).isNorthern)
