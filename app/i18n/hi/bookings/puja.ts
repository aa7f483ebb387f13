import { untilAfter } from '#contract/i18n/hi/untilAfter.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/bookings/puja.ts'

export const puja = catalogue('puja', {
  anyPuja: 'पूजा',
  from: (amount: string) => `${amount} से`,
  byArrangement: 'मंदिर से तय करके',
  slots: {
    morning: 'सुबह',
    afternoon: 'दोपहर',
    evening: 'शाम',
    moonrise: 'चंद्रोदय के समय',
  },
  moonrise: (time: string) => `चंद्रोदय के समय, लगभग ${time} बजे`,
  moonriseHours: (from: string, to: string, isAfterMidnight: boolean) =>
    `${from} से ${untilAfter(from, to)} बजे तक${isAfterMidnight ? ', मध्यरात्रि के बाद' : ''}`,
  when: (date: string, slot: string, hours?: string) =>
    `${date}, ${slot}${hours ? ` (${hours})` : ''}`,
  anotherPhone: 'दूसरे फ़ोन से बुक किया है? हमारे ईमेल का लिंक खोलें।',
  mine: {
    heading: 'इस फ़ोन पर आपकी बुकिंग',
    ofAccount: 'आपकी बुकिंग',
    book: 'पूजा बुक करें',
    empty: 'आपकी बुक की हुई पूजाएँ यहाँ दिखेंगी, इंटरनेट न हो तब भी।',
    waiting: 'भेजना बाकी है',
    needsYou: 'ध्यान देना ज़रूरी है',
  },
} satisfies Words<typeof english.puja.english>)
