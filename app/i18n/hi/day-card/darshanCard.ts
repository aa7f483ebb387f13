import type * as english from '#app/i18n/en/day-card/darshanCard.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'

/** The picture of a day’s darshan. */
export const darshanCard = catalogue('darshanCard', {
  heading: 'दर्शन भेजें',
  darshan: 'दर्शन',
  mantra: 'ॐ गं गणपतये नमः',
  moonrise: (city: string, time: string) => `${city} में चंद्रोदय ${time}`,
} satisfies Words<typeof english.darshanCard.english>)
