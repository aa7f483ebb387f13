import type { CivilDate } from '#almanac/civilDate.ts'
import type * as english from '#contract/i18n/en/refusals/bookings.ts'
import { shortDayText } from '#contract/i18n/mr/longDates.ts'

export const bookings = {
  timePassed: 'आजची ही वेळ होऊन गेली आहे. कृपया दुसरी वेळ निवडा.',
  tooSoon: 'या वेळेसाठी आता उशीर झाला आहे. गुरुजींना तयारीला वेळ लागतो. कृपया दुसरी वेळ निवडा.',
  templeClosed: 'त्या दिवशी मंदिर बंद आहे. कृपया दुसरा दिवस निवडा.',
  tooFar: ({ until }: { until: CivilDate }) => `ही पूजा ${shortDayText(until)} पर्यंत बुक करता येते.`,
  /** As the temple writes them. */
  otherHours: ({ hours }: { hours: readonly string[] }) =>
    `त्या दिवशी मंदिराच्या वेळा: ${hours.join(' आणि ')}. कृपया दुसरी वेळ किंवा दुसरा दिवस निवडा.`,
  dayPassed: 'कृपया आजची किंवा पुढची तारीख निवडा',
  noSankashti: 'चंद्रोदयाची वेळ फक्त संकष्टी चतुर्थीला असते. कृपया दुसरी वेळ किंवा दुसरा दिवस निवडा',
  noMoonriseTime: 'ही पूजा चंद्रोदयाच्या वेळी होत नाही. कृपया दुसरी वेळ निवडा',
  sameTime: 'कृपया सध्याच्या वेळेपेक्षा वेगळी वेळ निवडा',
  noPuja: 'कृपया पूजा निवडा',
  notOffered: ({ puja }: { puja: string }) => `${puja} सध्या होत नाही. कृपया दुसरी पूजा निवडा`,
  pinElsewhere: 'हा पिन कोड आपण लिहिलेल्या राज्यातील नाही',
  unknownLink: 'या लिंकचे बुकिंग सापडले नाही.',
  linkOver: ({ days }: { days: number }) =>
    `पूजेनंतर ${days} दिवसांनी या लिंकची मुदत संपली. खात्यातून बुकिंग केले असल्यास ते पाहण्यासाठी कृपया लॉग इन करा.`,
  endsBeforeBegin: 'शेवटचा दिवस पहिल्या दिवसाच्या आधी आहे',
  tooManyDays: ({ most }: { most: number }) => `जास्तीत जास्त ${most} दिवस`,
} satisfies typeof english.bookings
