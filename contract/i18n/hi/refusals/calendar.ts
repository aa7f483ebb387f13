import type * as english from '#contract/i18n/en/refusals/calendar.ts'

/** Of festivals and the panchang. */
export const calendar = {
  unlistedCity: 'यह शहर हमारी सूची में नहीं है।',
  unknownCity: 'यह शहर नहीं मिला',
  noSunrise: 'इस दिन यहाँ सूर्योदय नहीं होता।',
} satisfies typeof english.calendar
