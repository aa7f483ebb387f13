import type { InBothScripts } from '#contract/bookings/admin.ts'
import { gotras } from '#contract/bookings/gotrasAdmin.ts'
import { inBothScripts } from './bothScripts.ts'

/** The same for all usual spellings: Kashyap and Kāśyapa, Bhardwaj and Bharadvaja, Vashisht. */
const keyOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\bgotra\b|[^a-z]/g, '')
    .replaceAll('w', 'v')
    .replaceAll(/([bcdgkpst])h/g, '$1')
    .replaceAll(/([aeiou])\1/g, '$1')
    .replaceAll('ou', 'au')
    .replace('bard', 'barad')
    .replace(/a$/, '')

const known = new Map(gotras.map(([roman, devanagari]) => [keyOf(roman), devanagari]))

/** A gotra of the list is written as it is spoken; any other is guessed like a name. */
export const gotraInBothScripts = (written: string): InBothScripts => {
  const devanagari = known.get(keyOf(written))
  return devanagari === undefined
    ? inBothScripts(written)
    : { written, devanagari, roman: written, isGuessed: false }
}
