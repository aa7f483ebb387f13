import { foldRoman, foldWord, romanOf } from '#contract/search/fold.ts'
import type { Grammar } from '#contract/search/grammar.ts'

/**
 * Hindi writes postpositions as words of their own; before them, and in the plural, the end of a noun changes:
 * मंदिरों, पूजाओं, आरतियाँ, मेले. A stem is what is left without it.
 */
const ending = /(?<=iy)(?:om|aam)$|(?<=[^y])om$|(?<=aa|uu?)em$|(?<=[^aeiou])em$/

const lettersOf = (stem: string): number => stem.match(/^[aeiou]|[^aeiou\d]/g)?.length ?? 0

/** Shorter ones would be common to words that have nothing to do with each other. */
const shortest = 2

const stemsOf = (word: string): string[] => {
  const whole = romanOf(word)
  const bare = whole.replace(ending, '').replace(/(?<=i)y$/, '')
  const stem = foldRoman(bare.replace(/(?:aa?|e)$/, ''))
  return lettersOf(stem) < shortest ? [] : [stem]
}

/** Typed as words of their own, and what a question is asked with. */
const particles =
  'का की के को से में पर ने तक लिए और क्या कौन कौनसा कौनसी कैसे कितना कितनी कितने कहाँ तारीख तारीखें दिन अगला अगली अगले'

export const searchGrammar: Grammar = {
  particles: new Set(particles.split(' ').map(foldWord)),
  stemsOf,
  hasCompounds: true,
}
