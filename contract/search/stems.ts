import { foldWord, termOf } from './fold.ts'
import type { QueryWord } from './text.ts'

/**
 * What is written to a name without being part of it, in folded letters, of which the
 * last a is dropped: गणेशजी, श्रीगणेश, ganpatibappa, and the case endings of Marathi: गणपतीला, मोदकांचे.
 */
const before = /^(?:sri|srimat|jaya?|jai)(?=.{3})/
const honorific = /(?:ji[nm]?|bapa?|deva?|maharaja?)$/
const ending =
  /n?(?:[lc]|ci|ce|cy|ne|ni|hun|var|varil|sati|kade|madye|made|madun|tun|pasun|paryant|sobat)$/
/** Only in Devanagari: in Latin letters too many other words end like this: market, budgets. */
const devanagariEnding = /(?<=[\u093e-\u094c])(?:स|त|ंना|न्ना)$/

const shortest = 3

const without = (part: RegExp, word: string): string => {
  const rest = word.replace(part, '')
  return rest.length < shortest ? word : rest
}

/** What was in front of an ending changes its last vowel: पूजा, पूजेची. */
const withoutEndings = ({ typed, word }: QueryWord): string => {
  const bare = foldWord(typed.replace(devanagariEnding, ''))
  const stem = [ending, honorific, honorific].reduce(
    (rest, part) => without(part, rest),
    bare.length < shortest ? word : bare,
  )
  return stem === word ? word : without(/[aeiou]+$/, stem)
}

/** Separate particles, ignored in searches. */
const particles = new Set(
  'ji jim jin sri jai jay dev deva bap bapa maharaj ca ci ce cya la ne ni ka ki ke ko me se'.split(
    ' ',
  ),
)

/**
 * What else to look for where a query finds nothing as it is: first without endings, then also
 * without what precedes a name. The same on the phone and on the server.
 */
export const stemmedTerms = (words: readonly QueryWord[]): string[][] => {
  const named = words.filter(({ word }) => !particles.has(word))
  const meant = named.length > 0 ? named : words
  const stems = meant.map(withoutEndings)
  const bare = stems.map((stem) => stem.replace(before, ''))
  const exact = words.map(({ term }) => term).join(' ')
  return [stems, bare]
    .map((forms) => forms.map(termOf))
    .filter((terms, at, all) => {
      const text = terms.join(' ')
      return text !== exact && text !== all[at - 1]?.join(' ')
    })
}
