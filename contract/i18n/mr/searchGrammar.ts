import { foldRoman, romanOf, foldWord } from '#contract/search/fold.ts'
import type { Grammar } from '#contract/search/grammar.ts'

/**
 * Marathi writes case endings and postpositions to the noun, whose own end changes before them: पूजा,
 * पूजेची; सण, सणांसाठी; देणगी, देणग्या. A stem is what is left without them. Words in Latin letters are
 * treated alike, as people type them: `sankashtichi`.
 */

/** One letter for each sound. Long vowels are capitals: only they stand before an ending. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/aa/g, 'A'],
  [/ee|ii/g, 'I'],
  [/oo|uu/g, 'U'],
  [/chh|ch/g, 'c'],
  [/sh/g, 's'],
  [/([kgjtdpb])h/g, '$1'],
  [/w/g, 'v'],
  [/m(?=[^aeiouAIUy])/g, 'n'],
]

/** In Latin letters the last vowel may be long as well. */
const lengthened = (form: string): string => form.replace(/[aiu]$/, (vowel) => vowel.toUpperCase())

const cases =
  'lA|c[AIie]|cyA|ca[mn]|ne|n[Ii]|(?<=[AeIU])s[Ii]|(?<=n)nA|(?<=[AeIU])ta|(?<=tI)sa|(?<=[^aeiouAIU]a)t|h[Ii]|' +
  't[Uu]na?|h[Uu]na?|t[Ii]la?|tal[AIie]|talyA'
const postpositions =
  's[aA]t[Ii]|mad(?:y?e|[Uu]na?|[Ii]la?|al[AIie]|alyA)|var(?:[aA]|[Uu]na?|[Ii]la?)?|kad(?:e|[Uu]na?|[Ii]la?)|' +
  'bad+al[aA]?|vis[ae]y[Ii]|b[aA]bat[aA]?|pram[aA]ne|p[aA]s[Uu]na?|paryant[aA]?|sah[aA]|sobat[aA]?|barobar[aA]?|' +
  'samor[aA]?|javal[aA]?|pude|m[aA]ge|(?<=[AeIU])Ad[Ii]|nantar[aA]?|p[Uu]rv[Ii]|nimit+[aA]?|mule|siv[aA]y[aA]?|peks[aA]|' +
  'dv[aA]re|sud+[aA]'
const ending = new RegExp(`(?:${postpositions}|${cases})$`)
/** संकष्टीलाच: even, on the very day. */
const emphasis = /(?<=lA|ne|[AeIU]ta|sAtI|madye)ca$/
/** पूजेसाठीची: a postposition takes the endings of an adjective. */
const joined = new RegExp(`(?:${postpositions})(?=c(?:[AIie]|yA)$)`)

/** Letters that are not left out, however a word is spelled. */
const lettersOf = (stem: string): number => stem.match(/^[aeiouAIU]|[^aeiouAIU\d]/g)?.length ?? 0

/** Shorter ones would be common to words that have nothing to do with each other. */
const shortest = 2

/** A word without its ending; undefined if it has none. Before one, short words have long vowels. */
const withoutEnding = (word: string, isLatin: boolean): string | undefined => {
  const bare = word.replace(emphasis, '').replace(joined, '').replace(ending, '')
  if (bare === word) return undefined
  // The plural has a nasal before each ending.
  const singular = bare.replace(isLatin ? /(?<=[aei])n$/ : /(?<=[AeIU])n$/, '')
  const rest = isLatin ? lengthened(singular) : singular
  return lettersOf(rest) === shortest && /[iu]$/.test(rest) ? undefined : rest
}

/** तांदूळ, तांदळाचा; देऊळ, देवळात: before an ending, the last u is left out. */
const weakened = (stem: string): string[] => {
  const weak = stem
    .replace(/(?<=.[^aeiouAIU])U(?=[^aeiouAIU]$)/, 'a')
    .replace(/(?<=[aeiouAI])U(?=[^aeiouAIU]$)/, 'va')
  return weak === stem ? [] : [weak]
}

const withoutVowel = (form: string): string => form.replace(/[aAe]$/, '')

/** What a noun may be that stands before an ending, or without one in its plural. */
const nounsOf = (form: string, isOblique: boolean): string[] => {
  // देणग्या, दिव्या, पुजाऱ्या: of देणगी, दिवा, पुजारी.
  const [, soft] = /^(.*[^aeiouAIUy])yA$/.exec(form) ?? []
  if (soft !== undefined) return [soft, `${soft}i`, ...(isOblique ? [] : [`${soft}y`])]
  // लाडवा: of लाडू.
  const [, round] = /^(.*[^aeiouAIU])avA$/.exec(form) ?? []
  if (round !== undefined) return [`${round}av`, `${round}u`]
  // उकडीचे: of उकड. In a short word, the i is its own: काळी.
  if (isOblique && form.endsWith('I') && lettersOf(form) > shortest)
    return [form, form.slice(0, -1)]
  const stem = withoutVowel(form)
  return [stem, ...weakened(stem)]
}

const stemsOf = (word: string): string[] => {
  const isLatin = /[a-z]/i.test(word)
  const plain = sounds.reduce((text, [from, to]) => text.replace(from, to), romanOf(word))
  const whole = isLatin ? lengthened(plain) : plain
  const bare = withoutEnding(whole, isLatin)
  // What looks like an ending may be the word's own: वर्गणी.
  const stems =
    bare === undefined ? nounsOf(whole, false) : [withoutVowel(whole), ...nounsOf(bare, true)]
  const long = stems.filter((stem) => lettersOf(stem) >= shortest)
  return [...new Set(long.map((stem) => foldRoman(stem.toLowerCase())))]
}

/** Typed as words of their own, and what a question is asked with. */
const particles =
  'चा ची चे च्या ला ने नी ना साठी मध्ये वर कडे बद्दल व आणि काय कसे कसा कशी किती कुठे कोठे कोणता कोणती कोणते ' +
  'तारीख तारखा तारखेला दिवस दिवशी पुढचा पुढची पुढचे पुढील यादी माहिती'

export const searchGrammar: Grammar = {
  particles: new Set(particles.split(' ').map(foldWord)),
  stemsOf,
  hasCompounds: true,
}
