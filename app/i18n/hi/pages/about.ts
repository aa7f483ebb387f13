import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/pages/about.ts'

export const about = catalogue('about', {
  hours: 'दर्शन का समय और रास्ता',
  day: 'मंदिर में एक दिन',
  dayOf: (city: string) => `आज के कार्यक्रम, ${city} के समय के अनुसार। सभी का स्वागत है।`,
  now: 'अभी',
  next: 'आगे',
  from: { sunrise: 'सूर्योदय', sunset: 'सूर्यास्त' },
  priests: 'हमारे पंडित जी',
  languages: (names: string) => `भाषाएँ: ${names}`,
} satisfies Words<typeof english.about.english>)
