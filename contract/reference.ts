/** Leaves out letters that are mistaken for others: 0 O Q, 1 I L, 2 Z, 5 S, 8 B, U V. */
const letters = '34679ACDEFGHJKMNPRTWXY'

const length = 9

/** Bytes below this limit give a uniform distribution over the letters. */
const fair = 256 - (256 % letters.length)

/**
 * A new reference such as `D7K3M9WACE`, one of about 10^12, so that it is unique even when
 * generated offline, and short enough for the note of a bank transfer. The first letter is the
 * kind.
 */
export const newReference = (kind: 'D' | 'S' | 'Y' | 'M'): string => {
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

/** The stored form of a reference, or of the number of a receipt, however it was typed. */
export const asReference = (text: string): string => text.trim().toUpperCase()
