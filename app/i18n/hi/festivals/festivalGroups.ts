import type * as english from '#app/i18n/en/festivals/festivalGroups.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import { nameOfSpan } from '#contract/i18n/hi/almanacNames.ts'

/** Words for the festivals and fasts beyond Ganesha’s. */
export const festivalGroups = catalogue('festivalGroups', {
  alsoShow: 'ये भी दिखाएँ',
  groups: {
    great: 'अन्य बड़े त्योहार',
    ekadashi: 'एकादशी',
    pradosh: 'प्रदोष व्रत',
    moon: 'पूर्णिमा व अमावस्या',
  },
  /** On one of them. */
  chips: {
    great: 'बड़ा त्योहार',
    ekadashi: 'एकादशी',
    pradosh: 'प्रदोष व्रत',
    moon: 'पूर्णिमा / अमावस्या',
  },
  parts: {
    madhyahna: 'मध्याह्न पूजा',
    aparahna: 'दोपहर की पूजा',
    pradosha: 'शाम की पूजा',
    nishita: 'मध्यरात्रि की पूजा',
    arunodaya: 'सूर्योदय से पहले',
    after_bhadra: 'राखी, भद्रा के बाद',
    fire: 'होलिका दहन, भद्रा के बाद',
    bhadra_puchha: 'होलिका दहन, भद्रा पूँछ में',
    parana: 'व्रत खोलने का समय',
  },
  begins: (name: string) => (name === 'Makara' ? 'सूर्य का मकर में प्रवेश' : `${nameOfSpan(name)} शुरू`),
  ends: (name: string) => `${nameOfSpan(name)} समाप्त`,
  sources: (names: string) => `संदर्भ: ${names}।`,
  whyThisDay: 'यही दिन क्यों',
  /** Whose date another day is. */
  otherDay: {
    maharashtra: 'महाराष्ट्र के पंचांगों में',
    vaishnava: 'वैष्णव परंपरा में',
  },
  /** The general date, beside that of a custom. */
  generalDay: { maharashtra: 'उत्तर भारत में', vaishnava: 'अधिकतर घरों में' },
} satisfies Words<typeof english.festivalGroups.english>)
