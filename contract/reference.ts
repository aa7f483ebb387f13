/** Leaves out letters that are mistaken for others: 0 O Q, 1 I L, 2 Z, 5 S, 8 B, U V. */
const letters = '34679ACDEFGHJKMNPRTWXY'

const length = 9

/** Only byte values that give every letter the same chance. */
const fair = 256 - (256 % letters.length)

/**
 * A new reference out of a million million, `D7K3M9WACE`: even made offline, nothing else has it,
 * and it is short and plain enough for a bank's line of text. The first letter tells the kind.
 */
export const newReference = (kind: 'D' | 'S'): string => {
  let reference: string = kind
  while (reference.length <= length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < fair && reference.length <= length) reference += letters[byte % letters.length]
    }
  }
  return reference
}

const form = new RegExp(`^[DS][${letters}]{${length}}$`)

export const isReference = (kind: 'D' | 'S', text: string): boolean =>
  text.startsWith(kind) && form.test(text)
