import { foldWord, skeletonOf } from '#contract/search/fold.ts'
import { words } from '#contract/search/text.ts'

const foldedWords = (text: string): string[] =>
  (text.normalize('NFC').match(words) ?? []).map((word) => skeletonOf(foldWord(word)))

/** A name as it is compared: its words in either script, whatever their order. */
export const foldedName = (name: string): string => foldedWords(name).toSorted().join(' ').trim()

/** An address as it is compared: its letters and digits. */
const foldedAddress = (address: string): string => foldedWords(address).join('')

/** What is known of somebody, to be compared. */
export type Identity = {
  readonly names: readonly string[]
  readonly pans: readonly string[]
  readonly addresses: readonly string[]
}

const share = (
  one: readonly string[],
  other: readonly string[],
  fold: (text: string) => string,
): boolean => {
  const known = new Set(one.map(fold).filter(Boolean))
  return other.some((text) => known.has(fold(text)))
}

/**
 * Why two may be one person: the same name with the same PAN, or with the same address. A name alone
 * is not enough, and neither is a PAN, which people mistype.
 */
export const likenessOf = (one: Identity, other: Identity): 'pan' | 'address' | undefined => {
  if (!share(one.names, other.names, foldedName)) return undefined
  if (share(one.pans, other.pans, (pan) => pan)) return 'pan'
  return share(one.addresses, other.addresses, foldedAddress) ? 'address' : undefined
}
