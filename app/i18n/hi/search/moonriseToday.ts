import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/search/moonriseToday.ts'

export const moonriseToday = catalogue('moonriseToday', {
  heading: (city: string) => `${city} में आज का चंद्रोदय`,
  risen: (city: string) => `${city} में आज चंद्रोदय हुआ:`,
  none: 'आज चंद्रोदय नहीं है',
  sankashti: (day: string, time: string) => `अगली संकष्टी, ${day}: ${time}`,
} satisfies Words<typeof english.moonriseToday.english>)
