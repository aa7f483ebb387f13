import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/search/moonriseToday.ts'

export const moonriseToday = catalogue('moonriseToday', {
  heading: (city: string) => `आजचा चंद्रोदय, ${city}`,
  risen: (city: string) => `${city} येथे आजचा चंद्रोदय झाला:`,
  none: 'आज चंद्रोदय नाही',
  sankashti: (day: string, time: string) => `पुढची संकष्टी, ${day}: ${time}`,
} satisfies Words<typeof english.moonriseToday.english>)
