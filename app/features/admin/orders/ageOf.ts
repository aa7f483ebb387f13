import type { adminOrders } from '#app/i18n/en/orders/adminOrders.ts'

type Words = typeof adminOrders.english.age

/** How long somebody has been waiting, roughly. */
export const ageOf = (createdAt: string, now: number, words: Words): string => {
  const minutes = Math.floor((now - Date.parse(createdAt)) / 60_000)
  if (minutes < 2) return words.now
  if (minutes < 60) return words.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? words.hours(hours) : words.days(Math.floor(hours / 24))
}
