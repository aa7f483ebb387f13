import { foldRoman, foldWord, romanOf } from '#contract/search/fold.ts'
import type { Grammar } from '#contract/search/grammar.ts'

/**
 * Hindi writes postpositions as words of their own; before them, and in the plural, the end of a noun changes:
 * मंदिरों, पूजाओं, आरतियाँ, मेले. A stem is what is left without it.
 */

/** The dot is often left out: मंदिरो, पूजाए. */
const plural = /(?<=iy)aam$|om?$|(?<=aa|uu?)em?$|(?<=[^aeiou])em$/
/** `aartiyan`, `pujaon`, `mandiron`; many short words end like the last: `seven`. */
const latinPlural =
  /(?<=i)y(?:on|aa?n)$|(?<=a)(?:on?|y?ei?n)$|(?<=[^aeiou].*[^aeiou].*[^aeiouy])(?:on|ei?n)$/

/**
 * Some write a postposition to its noun: मंदिरमें, आरतीका. Words of their own end like those with k and s (देवकी,
 * द्वारका, पताका), though not after two syllables or a long i.
 */
const postposition =
  /(?<=[^aeiou].*)(?:ko|mem|para)$|(?<=ii|om|[aeiou][^aeiou]+[aeiou]+[^aeiou]+a)(?:kaa|kii|ke|se)$/

const lettersOf = (stem: string): number => stem.match(/^[aeiou]|[^aeiou\d]/g)?.length ?? 0

/** Shorter ones would be common to words that have nothing to do with each other. */
const shortest = 2

/** What a noun may be before the ending of a plural: आरतियों is of आरती, दीयों of दीया. */
const singularsOf = (word: string, ending: RegExp): string[] => {
  const bare = word.replace(ending, '')
  if (bare === word) return []
  return bare.endsWith('iy') ? [bare.slice(0, -1), bare] : [bare]
}

/** मेला, मेले; रुपए is रुपये. */
const withoutVowel = (form: string): string =>
  form.replace(/(?<=[^a]a|i)e$/, 'y').replace(/(?:aa?|e)$/, '')

const stemsOf = (word: string): string[] => {
  const isLatin = /[a-z]/i.test(word)
  const roman = romanOf(word)
  // Jai is जय.
  const whole = isLatin ? roman.replace(/ai$/, 'ay') : roman
  const words = new Set([whole, isLatin ? whole : whole.replace(postposition, '')])
  const ending = isLatin ? latinPlural : plural
  const nouns = [...words].flatMap((each) => [each, ...singularsOf(each, ending)])
  const stems = nouns.map((noun) => foldRoman(withoutVowel(noun)))
  return [...new Set(stems)].filter((stem) => lettersOf(stem) >= shortest)
}

/** Typed as words of their own, and what a question is asked with. */
const particles =
  'का की के को से में मे पर ने तक लिए लिये और जी क्या क्यों कौन कौनसा कौनसी कैसे कितना कितनी कितने कहाँ किस करें करना कराना कराएँ ' +
  'करवाना होता होती हैं तारीख तारीखें दिन अगला अगली अगले'

/** In Latin letters the dot is an n, and people hear two vowels before it: karen, karein. */
const spellingsOf = (word: string): string[] => [
  word,
  word.replace(/m$/, 'n'),
  word.replace(/em$/, 'ein'),
]

export const searchGrammar: Grammar = {
  particles: new Set(particles.split(' ').map(foldWord).flatMap(spellingsOf)),
  stemsOf,
  hasCompounds: true,
}
