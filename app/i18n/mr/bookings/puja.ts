import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/bookings/puja.ts'
import { untilAfter } from '#contract/i18n/mr/untilAfter.ts'

export const puja = catalogue('puja', {
  anyPuja: 'पूजा',
  from: (amount: string) => `${amount} पासून`,
  byArrangement: 'मंदिराशी ठरवून',
  slots: {
    morning: 'सकाळ',
    afternoon: 'दुपार',
    evening: 'संध्याकाळ',
    moonrise: 'चंद्रोदयाच्या वेळी',
  },
  moonrise: (time: string) => `चंद्रोदयाच्या वेळी, सुमारे ${time}`,
  moonriseHours: (from: string, to: string, isAfterMidnight: boolean) =>
    `${from} ते ${untilAfter(from, to)}${isAfterMidnight ? ', मध्यरात्रीनंतर' : ''}`,
  when: (date: string, slot: string, hours?: string) =>
    `${date}, ${slot}${hours ? ` (${hours})` : ''}`,
  anotherPhone: 'दुसऱ्या फोनवरून बुक केले आहे? आमच्या ईमेलमधील लिंक उघडा.',
  mine: {
    heading: 'या फोनवरील आपली बुकिंग',
    ofAccount: 'आपली बुकिंग',
    book: 'पूजा बुक करा',
    empty: 'आपण बुक केलेल्या पूजा येथे दिसतील, इंटरनेट नसतानाही.',
    waiting: 'पाठवायचे बाकी आहे',
    needsYou: 'लक्ष हवे',
  },
} satisfies Words<typeof english.puja.english>)
