import type * as english from '#app/i18n/en/home/home.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'

export const home = catalogue('home', {
  title: (name: string) => `${name}: गणेश जी के मंत्र, पर्व और पूजा`,
  description: (tagline: string) =>
    `${tagline}: नित्य मंत्र पढ़ें और सुनें, पर्वों की तारीखें देखें, पूजा बुक करें। इंटरनेट न हो तब भी।`,
  /** Shown until the temple's own is loaded. Unless staff changed it, it is the same. */
  tagline: 'रोज़ की साधना में श्री गणेश का आशीर्वाद',
  mantras: 'नित्य मंत्र',
  calendar: 'त्योहार कैलेंडर',
} satisfies Words<typeof english.home.english>)
