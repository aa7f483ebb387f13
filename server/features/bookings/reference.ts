import { randomInt } from 'node:crypto'

/** Leaves out letters that are mistaken for others: 0 O Q, 1 I L, 2 Z, 5 S, 8 B, U V. */
const letters = '34679ACDEFGHJKMNPRTWXY'

const length = 6

/**
 * A new reference out of 113 million a year, `PJ-2026-7K3M9W`: not secret, and in no particular
 * order.
 */
export const newReference = (date: string): string => {
  const random = Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
  return `PJ-${date.slice(0, 4)}-${random}`
}
