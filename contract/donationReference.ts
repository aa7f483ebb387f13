/** Leaves out letters that are mistaken for others: 0 O Q, 1 I L, 2 Z, 5 S, 8 B, U V. */
const letters = '34679ACDEFGHJKMNPRTWXY'

const length = 9

/** Only byte values that give every letter the same chance. */
const fair = 256 - (256 % letters.length)

/**
 * A new reference out of a million million, `D7K3M9WACE`: even made offline, no other donation has
 * it, and it is short and plain enough for a bank's line of text.
 */
export const newDonationReference = (): string => {
  let reference = 'D'
  while (reference.length <= length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < fair && reference.length <= length) reference += letters[byte % letters.length]
    }
  }
  return reference
}

const form = new RegExp(`^D[${letters}]{${length}}$`)

export const isDonationReference = (text: string): boolean => form.test(text)
