import { expect } from 'vitest'
import { numbersOf, outcomeOf, type DonationTemple } from './donations.ts'
import type { Storm } from './donationStorm.ts'

export const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1)

/**
 * Each donation has the status it must have, with one receipt and one email if it was paid, and no
 * gap in the numbers.
 */
export const expectRight = async (
  temple: DonationTemple,
  { expected, refused }: Storm,
): Promise<void> => {
  expect(refused).toBe(0)
  let paid = 0
  for (const [id, { ends: status, also = [] }] of expected) {
    const isPaid = status === 'succeeded' || status === 'refunded'
    if (isPaid) paid += 1
    const steps = status === 'refunded' ? ['succeeded', 'refunded'] : [status, ...also]
    expect(await outcomeOf(temple, id)).toEqual({
      status,
      receipts: isPaid ? 1 : 0,
      mails: isPaid ? 1 : 0,
      steps: ['pending', ...steps],
    })
  }
  expect(paid).toBeGreaterThan(0)
  expect(await numbersOf(temple)).toEqual(upTo(paid))
}
