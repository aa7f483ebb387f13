import { plainCharacters } from '#contract/fields.ts'
import { letterBoxOf } from './letterBox.ts'
import { internationalNumber } from './phoneNumber.ts'

/** By all names, emails and phones under which somebody is known. */
export type Identity = {
  readonly names: readonly string[]
  readonly emails: readonly string[]
  readonly phones: readonly string[]
}

/** What is written before a name, in Latin letters and in Devanagari, without its dot. */
const titles = new Set(
  `shri shree sri smt shrimati shreemati sau sow kum kumari mr mrs ms miss dr prof pt pandit adv
  श्री श्रीमती श्रीमति सौ कु कुमारी डॉ डाॅ डॉक्टर प्रा प्रो पं पंडित ॲड अॅड मि मिस्टर`
    .split(/\s+/)
    .map((title) => title.normalize('NFKC')),
)

/**
 * A name as it is compared: without titles, punctuation, invisible characters, case and blanks. Names
 * in another order and letters of another script that look the same are other names.
 */
const plainName = (name: string): string => {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{Cf}\p{DI}]/gu, '')
    .split(/[\s\p{P}\p{S}]+/u)
    .filter(Boolean)
  const first = words.findIndex((word) => !titles.has(word))
  return words.slice(Math.max(0, first)).join('')
}

/** With the same name, email or phone; what is missing or empty is never the same. */
export const isSamePerson = (one: Identity, other: Identity): boolean => {
  const share = (which: keyof Identity, plain: (value: string) => string): boolean => {
    const known = new Set(one[which].map(plain).filter(Boolean))
    return other[which].some((value) => known.has(plain(value)))
  }
  return (
    share('names', plainName) ||
    share('emails', letterBoxOf) ||
    share('phones', (phone) => internationalNumber(plainCharacters(phone)))
  )
}
