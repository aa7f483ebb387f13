import type { GiftRecord } from './repository.ts'

/** The given day of the next month, or the last day of a shorter month. */
export const nextMonth = (date: string, day: number): string => {
  const [year = 0, month = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10)
}

const hourMs = 60 * 60_000

/** An Indian bank tells the owner of a card a day before, so that a charge may take 26 hours. */
const chargeMs = 28 * hourMs

const longestMs = 7 * 24 * hourMs

/**
 * Stripe tries a card again for two weeks, unless the temple has chosen more there. A few days later
 * it ends whatever is set: before the next month, so that nobody owes two.
 */
const failsForMs = 21 * 24 * hourMs

/** Whether its card has been declined for so long that it ends. */
export const isGivenUp = ({ status, failedAt }: GiftRecord, now: Date): boolean =>
  status === 'failed' &&
  failedAt !== undefined &&
  now.getTime() - Date.parse(failedAt) >= failsForMs

const isoOf = (ms: number): string => new Date(ms).toISOString()

/** When the provider is next asked about a gift by card, if no event comes; undefined: never. */
export const nextGiftCheck = (
  { status, createdAt, stopAskedAt }: Pick<GiftRecord, 'status' | 'createdAt' | 'stopAskedAt'>,
  nextAt: Date | undefined,
  now: Date,
): string | undefined => {
  const at = now.getTime()
  if (status === 'ended') return undefined
  if (stopAskedAt !== undefined) return isoOf(at + hourMs)
  if (status === 'pending') {
    const age = at - Date.parse(createdAt)
    return isoOf(at + Math.min(Math.max(age, hourMs / 4), 6 * hourMs))
  }
  if (status === 'failed') return isoOf(at + 12 * hourMs)
  const due = nextAt === undefined ? at + longestMs : nextAt.getTime() + chargeMs
  return isoOf(Math.min(Math.max(due, at + hourMs), at + longestMs))
}
