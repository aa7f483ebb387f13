import type * as english from '#app/i18n/en/home/homeSections.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'

/** The home page below its first screen. */
export const homeSections = catalogue('homeSections', {
  welcome: {
    heading: 'हमेशा खुला मंदिर',
    text: 'जैसे हैं, वैसे ही चले आएँ।',
    about: 'मंदिर के बारे में',
    blurbs: {
      mantras: { title: 'नित्य मंत्र', text: 'पाठ, अर्थ और साथ बोलने के लिए ऑडियो।' },
      calendar: { title: 'त्योहार कैलेंडर', text: 'व्रत के दिन, और आपके शहर में चंद्रोदय का समय।' },
      puja: { title: 'ऑनलाइन पूजा', text: 'हमारे पंडित जी आपके नाम से पूजा करते हैं।' },
      shop: { title: 'पूजा सामग्री', text: 'मूर्तियाँ, पूजा की चीज़ें और पुस्तकें।' },
    },
  },
  today: { eyebrow: 'आज का मंत्र' },
  next: 'आगामी',
  sankashti: 'संकष्टी',
  festival: 'त्योहार',
  /** `चंद्रोदय रात 8:45` */
  nextHour: (hour: string) => hour,
  temple: 'मंदिर में',
  calendar: 'कैलेंडर',
  puja: {
    title: 'पूजा बुक करें',
    about: (hours: string | undefined, amount: string | 0 | undefined) =>
      [hours, amount && `${amount} से`].filter(Boolean).join(' · '),
    link: 'सभी पूजाएँ',
  },
  giving: {
    title: 'दान करें',
    text: 'दीप, अन्नदान और उत्सवों के लिए।',
  },
  shop: { heading: 'मंदिर की दुकान', all: 'सभी चीज़ें' },
  blog: { heading: 'लेख', all: 'सभी लेख' },
} satisfies Words<typeof english.homeSections.english>)
