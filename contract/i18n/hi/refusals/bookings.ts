import type { CivilDate } from '#almanac/civilDate.ts'
import type * as english from '#contract/i18n/en/refusals/bookings.ts'
import { shortDayText } from '#contract/i18n/hi/longDates.ts'

export const bookings = {
  timePassed: 'आज का यह समय निकल चुका है। कृपया दूसरा समय चुनें।',
  tooSoon: 'इस समय के लिए अब देर हो चुकी है: पंडित जी को तैयारी का समय चाहिए। कृपया दूसरा समय चुनें।',
  templeClosed: 'उस दिन मंदिर बंद है। कृपया दूसरा दिन चुनें।',
  tooFar: ({ until }: { until: CivilDate }) => `यह पूजा ${shortDayText(until)} तक बुक की जा सकती है।`,
  /** As the temple writes them. */
  otherHours: ({ hours }: { hours: readonly string[] }) =>
    `उस दिन मंदिर का समय: ${hours.join(' और ')}। कृपया दूसरा समय या दिन चुनें।`,
  dayPassed: 'कृपया आज या आगे की तारीख चुनें',
  noSankashti: 'चंद्रोदय के समय पूजा सिर्फ़ संकष्टी चतुर्थी को होती है। कृपया दूसरा समय या दिन चुनें',
  noMoonriseTime: 'यह पूजा चंद्रोदय के समय नहीं होती। कृपया दूसरा समय चुनें',
  sameTime: 'कृपया मौजूदा समय से अलग समय चुनें',
  noPuja: 'कृपया पूजा चुनें',
  notOffered: ({ puja }: { puja: string }) => `${puja} अभी उपलब्ध नहीं है। कृपया दूसरी पूजा चुनें`,
  pinElsewhere: 'यह पिन कोड आपके लिखे हुए राज्य का नहीं है',
  unknownLink: 'इस लिंक की कोई बुकिंग नहीं मिली।',
  linkOver: ({ days }: { days: number }) =>
    `पूजा के ${days} दिन बाद इस लिंक की अवधि समाप्त हो गई। बुकिंग खाते से की गई हो, तो उसे देखने के लिए कृपया लॉग इन करें।`,
  endsBeforeBegin: 'आखिरी दिन पहले दिन से पहले है',
  tooManyDays: ({ most }: { most: number }) => `अधिकतम ${most} दिन`,
} satisfies typeof english.bookings
