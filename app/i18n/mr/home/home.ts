import type * as english from '#app/i18n/en/home/home.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'

export const home = catalogue('home', {
  title: (name: string) => `${name}: गणपतीचे मंत्र, सण आणि पूजा`,
  description: (tagline: string) =>
    `${tagline}: नित्य मंत्र वाचा आणि ऐका, सणांच्या तारखा पाहा, पूजा बुक करा. इंटरनेट नसतानाही.`,
  /** Shown until the temple's own is loaded. Unless staff changed it, it is the same. */
  tagline: 'रोजच्या साधनेत श्रीगणेशाची कृपा',
  mantras: 'नित्य मंत्र',
  calendar: 'सणांची दिनदर्शिका',
} satisfies Words<typeof english.home.english>)
