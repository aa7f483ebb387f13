import { longUtrsIn, utrsIn } from '#server/features/donations/statements/cells.ts'
import type { Confirmed } from '#server/features/donations/statements/counting.ts'
import type { BankLine } from '#server/features/donations/statements/lines.ts'
import { matchLines } from '#server/features/donations/statements/matching.ts'
import type { Pledge } from '#server/features/donations/statements/pledges.ts'

export const pledge = (reference: string, changes: Partial<Pledge> = {}): Pledge => ({
  reference,
  status: 'pending',
  fullName: 'Arjun Rao',
  amount: 501,
  createdAt: '2026-11-05T06:30:00.000Z',
  createdOn: '2026-11-05',
  ...changes,
})

let lines = 0

export const line = (text: string, changes: Partial<BankLine> = {}): BankLine => ({
  key: String((lines += 1)),
  day: '2026-11-06',
  amountPaise: 501_00,
  text,
  utrs: utrsIn(text),
  numbers: [...utrsIn(text), ...longUtrsIn(text)],
  ...changes,
})

/** What each line may pay, in words. */
export const match = (given: BankLine[], pledges: Pledge[], confirmed: Confirmed[] = []) =>
  matchLines(given, { pledges, confirmed }).map(({ certainty, candidates, seeAlso }) => ({
    certainty,
    of: candidates.map(
      ({ reference, reasons, as }) =>
        `${reference} by ${reasons.join('+')}${as === undefined ? '' : ` as ${as}`}`,
    ),
    ...(seeAlso && { seeAlso: `${seeAlso.reference} ${seeAlso.why}` }),
  }))
