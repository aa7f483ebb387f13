import type { CivilDate } from '#almanac/civilDate.ts'
import { dayText } from '#contract/i18n/en/dates.ts'
import { formatRupees } from '#contract/i18n/numbers.ts'

export const sponsorships = {
  taken: 'This day has just been taken. Please choose another.',
  holdOver: 'This day is no longer held for you. Please choose a day again.',
  paid: 'This day is already paid for.',
  tooLittle: ({ price }: { price: number }) => `Sponsoring this day is ${formatRupees(price)}`,
  dayPassed: 'This day is over. Please choose a later one',
  today: 'Please choose a day from tomorrow on',
  tooFar: ({ last }: { last: CivilDate }) => `Please choose a day up to ${dayText(last)}`,
  templeClosed: 'The temple is closed on this day. Please choose another',
  notOffered: 'This offering is not available. Please choose another',
}
