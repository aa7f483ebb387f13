import type { DonationRecord } from '#server/features/donations/repository.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** By then the provider's own word should have come; after it we ask. */
export const patienceMs = 15 * minuteMs

/** What cannot be asked about now is asked about again. */
const longestWaitMs = 6 * 60 * minuteMs

/** A refund or a dispute may come long after the payment, and its event be lost; after so long hardly any does. */
const watchedMs = 130 * dayMs

/** A refund that the bank returns does so within days. */
const afterChangeMs = 7 * dayMs

const isoOf = (ms: number): string => new Date(ms).toISOString()

export const ageOf = ({ createdAt }: DonationRecord, now: Date): number =>
  now.getTime() - Date.parse(createdAt)

/** While it is open: a quarter of an hour, then as long again as it is old. */
const whileOpen = (donation: DonationRecord, now: Date): string => {
  const waitMs = Math.min(Math.max(ageOf(donation, now), patienceMs), longestWaitMs)
  return isoOf(now.getTime() + waitMs)
}

/** Once it is paid: after one day, two, four and so on, eight times in all. */
const whilePaid = ({ paidAt, createdAt }: DonationRecord, now: Date): string | undefined => {
  const age = now.getTime() - Date.parse(paidAt ?? createdAt)
  const waitMs = Math.max(age, dayMs)
  return age + waitMs > watchedMs ? undefined : isoOf(now.getTime() + waitMs)
}

/** When the provider is asked next about a donation as it stands; undefined: never. */
export const nextCheck = (donation: DonationRecord, now: Date): string | undefined => {
  if (donation.paymentMethod !== 'card') return undefined
  if (donation.status === 'pending') return whileOpen(donation, now)
  return donation.status === 'succeeded' || donation.status === 'refunded'
    ? whilePaid(donation, now)
    : undefined
}

/** The same, when something of it has just gone back. */
export const checkAfterChange = (donation: DonationRecord, now: Date): string => {
  const soon = isoOf(now.getTime() + afterChangeMs)
  const planned = nextCheck(donation, now) ?? soon
  return planned < soon ? planned : soon
}
