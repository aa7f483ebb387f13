import { citiesNamed } from '#almanac/cities/cities.ts'
import { pseudoText } from '#contract/i18n/pseudo.ts'

/** A letter of a page that is in English, as what staff write is, or in the pseudo-language. */
const eitherLetter = (letter: string): string => `(?:${letter}|${pseudoText(letter)})`

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

const isLetter = (character: string): boolean => /[a-z]/i.test(character)

/** Of the journeys; the almanac's list has their names in Devanagari, which pages show. */
const cities = /(Pune|Mumbai|Kolkata|London|Nagpur|Sydney)/

/** A text whose cities may be in Devanagari, each other part as `convert` makes it. */
const withCities = (text: string, convert: (part: string) => string): string =>
  text
    .split(cities)
    .map((part) => {
      const name = cities.test(part) && citiesNamed(part)[0]?.devanagari
      return name ? `(?:${convert(part)}|${name})` : convert(part)
    })
    .join('')

/** Matches a text as it is written, or as the pseudo-language writes it. */
const eitherText = (text: string, { isExact }: { isExact: boolean }): RegExp => {
  const source = withCities(text.trim().replace(/\s+/g, ' '), (part) =>
    [...part]
      .map((each) => (isLetter(each) ? eitherLetter(each) : each === ' ' ? '\\s+' : escaped(each)))
      .join(''),
  )
  return isExact ? new RegExp(`^\\s*${source}\\s*$`) : new RegExp(source, 'i')
}

/** What is not a letter of the text: an escape, a set of characters, the beginning of a group. */
const syntax =
  /\\(?:[pPu]\{[\w=]+\}|k<\w+>|.)|\[(?:\\.|[^\]])*\]|\(\?(?:<\w+>|<?[=!]|:)|\{\d+(?:,\d*)?\}/uy

/** A set of letters, as `[KM]`; one with a range, as `[a-z]`, may be any letter of the pseudo-language. */
const eitherSet = (set: string): string => {
  if (/[a-z]-[a-z]/i.test(set)) return `${set.slice(0, -1)}\\u0900-\\u097f]`
  const letters = [...set.replace(/\\./g, '')].filter(isLetter)
  return letters.length === 0 ? set : `(?:${[set, ...letters.map(pseudoText)].join('|')})`
}

/** The same for a pattern: each letter may be either. */
const eitherPattern = ({ source, flags }: RegExp): RegExp =>
  new RegExp(withCities(source, eitherSource), flags)

function eitherSource(source: string): string {
  let result = ''
  for (let at = 0; at < source.length;) {
    syntax.lastIndex = at
    const [special] = syntax.exec(source) ?? []
    const next = special ?? source[at] ?? ''
    at += next.length
    if (special === undefined && isLetter(next)) result += eitherLetter(next)
    // There is no border between words for letters that are not Latin.
    else if (next === '\\b') continue
    else if (next === '\\w') result += '[\\w\\u0900-\\u097f]'
    else if (/^\[(?!\^)/.test(next)) result += eitherSet(next)
    else result += next
  }
  return result
}

export const either = (text: string | RegExp, isExact = false): RegExp =>
  typeof text === 'string' ? eitherText(text, { isExact }) : eitherPattern(text)
