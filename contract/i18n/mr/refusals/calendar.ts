import type * as english from '#contract/i18n/en/refusals/calendar.ts'

/** Of festivals and the panchang. */
export const calendar = {
  unlistedCity: 'हे शहर आमच्या यादीत नाही.',
  unknownCity: 'हे शहर सापडले नाही',
  noSunrise: 'या दिवशी येथे सूर्योदय होत नाही.',
} satisfies typeof english.calendar
