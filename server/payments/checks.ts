import type { Owed } from './payable.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** By then the provider's own news should have come; after that we ask. */
export const patienceMs = 15 * minuteMs

/** If it cannot be asked about now, we ask again later. */
const longestWaitMs = 6 * 60 * minuteMs

/**
 * A refund or a dispute may come long after the payment, and its event may be lost; after this
 * long, hardly any come.
 */
const watchedMs = 130 * dayMs

/** A bank that returns a refund does so within days. */
const afterChangeMs = 7 * dayMs

const isoOf = (ms: number): string => new Date(ms).toISOString()

export const ageOf = ({ createdAt }: Owed, now: Date): number =>
  now.getTime() - Date.parse(createdAt)

/** While it is open: after fifteen minutes, then each time its age has doubled. */
const whileOpen = (owed: Owed, now: Date): string => {
  const waitMs = Math.min(Math.max(ageOf(owed, now), patienceMs), longestWaitMs)
  return isoOf(now.getTime() + waitMs)
}

/** Once it is paid: after one day, two, four and so on, eight times in all. */
const whilePaid = ({ paidAt, createdAt }: Owed, now: Date): string | undefined => {
  const age = now.getTime() - Date.parse(paidAt ?? createdAt)
  const waitMs = Math.max(age, dayMs)
  return age + waitMs > watchedMs ? undefined : isoOf(now.getTime() + waitMs)
}

/** When the provider is next asked about something in this state; undefined: never. */
export const nextCheck = (owed: Owed, now: Date): string | undefined => {
  if (owed.paymentMethod !== 'card') return undefined
  if (owed.status === 'pending') return whileOpen(owed, now)
  return owed.status === 'succeeded' || owed.status === 'refunded'
    ? whilePaid(owed, now)
    : undefined
}

/** The same, if part of it has just been refunded. */
export const checkAfterChange = (owed: Owed, now: Date): string => {
  const soon = isoOf(now.getTime() + afterChangeMs)
  const planned = nextCheck(owed, now) ?? soon
  return planned < soon ? planned : soon
}
