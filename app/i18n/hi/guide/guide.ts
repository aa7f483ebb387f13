import { counted } from '#contract/i18n/hi/plural.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/guide/guide.ts'

const minutes = (count: number) => `${count} मिनट`
const steps = (count: number) => counted(count, { one: `${count} चरण`, other: `${count} चरण` })

export const guide = catalogue('guide', {
  page: {
    title: 'घर पर पूजा: एक-एक चरण, मंत्र के साथ',
    description:
      'नित्य पूजा, संकष्टी और गणेश चतुर्थी की पूजा घर पर करें: हर चरण का चित्र, मंत्र, अर्थ और ऑडियो। इंटरनेट न हो तब भी चलती है।',
  },
  eyebrow: 'घर पर',
  heading: 'घर की पूजा',
  intro: 'एक बार में एक चरण, मंत्र और ऑडियो के साथ। एक बार खोली हुई पूजा इंटरनेट न हो तब भी चलती है।',
  performAtHome: 'यह पूजा घर पर करें, एक-एक चरण',
  back: 'पूजा बुक करें',
  backToAll: 'घर की सभी पूजाएँ',
  failed: 'यह पूजा लोड नहीं हुई।',
  empty: 'घर पर करने की पूजाएँ यहाँ दिखेंगी।',
  facts: (stepCount: number, length: number) => `${steps(stepCount)} · ${minutes(length)}`,
  anyDay: 'किसी भी दिन, सुबह या शाम',
  sankashti: (date: string, time: string, city: string) => `${date}, ${city}: चंद्रोदय ${time}`,
  sankashtiToday: (time: string, city: string) => `आज, ${city}: चंद्रोदय ${time}`,
  midday: (date: string, hours: string, city: string) => `${date}, ${city}: मध्याह्न ${hours}`,
  middayToday: (hours: string, city: string) => `आज, ${city}: मध्याह्न ${hours}`,
  notToday: 'आज इस पूजा का दिन नहीं है, इसलिए आज का संकल्प नित्य पूजा का है।',
  goesOnWith: (title: string) => `यह पूजा आगे बढ़ेगी: ${title}`,
  unread: 'ये पाठ अभी किसी पंडित जी ने नहीं जाँचे हैं। आपके घर या पंडित जी की विधि अलग हो, तो वही मानें।',
  begin: 'शुरू करें',
  goOn: (step: number) => `चरण ${step} से आगे`,
  anew: 'फिर से शुरू करें',
  begunAnew: 'पूजा फिर से शुरू हुई',
  form: {
    legend: 'कितना समय है?',
    whole: 'पूरी पूजा',
    short: 'संक्षिप्त पूजा',
    facts: (stepCount: number, length: number, days: number) =>
      `${steps(stepCount)}, ${days > 1 ? `${days} दिनों में ` : ''}लगभग ${minutes(length)}`,
  },
  samagri: {
    heading: 'पूजा की सामग्री',
    optional: 'हो तो',
    note: 'आपके निशान इस फ़ोन में सहेजे जाते हैं।',
    add: 'जो नहीं है, उसे कार्ट में जोड़ें',
    inShop: (products: string) => `हमारी दुकान से: ${products}`,
    inCart: (products: string) => `आपके कार्ट में: ${products}`,
    added: (count: number) =>
      counted(count, { one: `${count} चीज़ कार्ट में जोड़ी गई`, other: `${count} चीज़ें कार्ट में जोड़ी गईं` }),
    notAdded: 'कार्ट में कुछ नहीं जोड़ा जा सका',
    notAddedText: 'कृपया फिर से कोशिश करें, या दुकान खोलें।',
    toCart: 'कार्ट देखें',
  },
  family: {
    heading: 'संकल्प के लिए नाम',
    note: 'संकल्प आपके शहर और समय के अनुसार बनता है; उसमें ये नाम बोले जाते हैं। नाम इसी फ़ोन में रहते हैं।',
    name: (place: number) => `नाम ${place}`,
    add: 'एक और नाम',
    remove: (place: number) => `नाम ${place} हटाएँ`,
    gotra: 'गोत्र',
    gotraHint: 'पता न हो तो खाली छोड़ दें: तब काश्यप गोत्र बोला जाता है।',
    take: 'पिछली बुकिंग के नाम लें',
  },
  remind: 'रिमाइंडर',
  remindEve: 'एक दिन पहले शाम को याद दिलाएँ',
  save: {
    heading: 'इंटरनेट न हो तब',
    note: 'यह पेज खोलने पर पाठ और चित्र इस फ़ोन में सहेजे जाते हैं। डेटा बचत चालू न हो तो रिकॉर्डिंग भी सहेजी जाती हैं।',
  },
  steps: 'पूजा के चरण',
} satisfies Words<typeof english.guide.english>)
