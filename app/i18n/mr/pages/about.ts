import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/pages/about.ts'

export const about = catalogue('about', {
  hours: 'दर्शनाची वेळ आणि मार्ग',
  day: 'मंदिरातील एक दिवस',
  dayOf: (city: string) => `आजच्या वेळा, ${city}. सर्वांना सहभागी होता येते.`,
  now: 'आता',
  next: 'पुढे',
  from: { sunrise: 'सूर्योदय', sunset: 'सूर्यास्त' },
  priests: 'आमचे गुरुजी',
  languages: (names: string) => `भाषा: ${names}`,
} satisfies Words<typeof english.about.english>)
