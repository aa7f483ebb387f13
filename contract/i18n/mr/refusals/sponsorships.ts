import type { CivilDate } from '#almanac/civilDate.ts'
import type * as english from '#contract/i18n/en/refusals/sponsorships.ts'
import { dayText } from '#contract/i18n/mr/dates.ts'
import { formatRupees } from '#contract/i18n/numbers.ts'

export const sponsorships = {
  taken: 'हा दिवस नुकताच दुसऱ्या कोणीतरी घेतला. कृपया दुसरा दिवस निवडा.',
  holdOver: 'हा दिवस आता आपल्यासाठी राखलेला नाही. कृपया पुन्हा दिवस निवडा.',
  paid: 'या दिवसाचे पैसे आधीच भरले आहेत.',
  tooLittle: ({ price }: { price: number }) => `या दिवसाच्या सेवेसाठी ${formatRupees(price)} लागतात`,
  dayPassed: 'हा दिवस होऊन गेला. कृपया यानंतरचा दिवस निवडा',
  today: 'कृपया उद्यापासून पुढचा दिवस निवडा',
  tooFar: ({ last }: { last: CivilDate }) => `कृपया ${dayText(last)} पर्यंतचा दिवस निवडा`,
  templeClosed: 'या दिवशी मंदिर बंद आहे. कृपया दुसरा दिवस निवडा',
  notOffered: 'ही सेवा उपलब्ध नाही. कृपया दुसरी निवडा',
} satisfies typeof english.sponsorships
