import type * as english from '#contract/i18n/en/refusals/sevas.ts'

export const sevas = {
  noSunrise: 'या दिवशी तेथे सूर्योदय होत नाही. कृपया मंदिराचे शहर निवडा',
  unknownFestival: 'हा सण मंदिराच्या दिनदर्शिकेत नाही',
} satisfies typeof english.sevas
