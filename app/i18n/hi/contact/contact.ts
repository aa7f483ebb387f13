import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/contact/contact.ts'
import { untilAfter } from '#contract/i18n/hi/untilAfter.ts'

export const contact = catalogue('contact', {
  page: {
    title: 'संपर्क करें: पता, दर्शन का समय और फ़ोन',
    description: 'मंदिर को लिखें, या मंदिर का पता, समय और फ़ोन नंबर देखें।',
  },
  heading: 'संपर्क करें',
  intro: 'किसी भी भाषा में लिखें। मंदिर में हर संदेश पढ़ा जाता है।',
  details: 'फ़ोन, ईमेल और पता',
  address: 'पता',
  templeHours: 'मंदिर का समय',
  alsoOpen: (from: string, until: string) =>
    `चंद्रोदय के लिए ${from} से ${untilAfter(from, until)} बजे तक भी खुला`,
  pujasToo: 'बुक की गई पूजा के लिए मंदिर इस समय के बाहर भी खुलता है।',
  phoneSupport: 'फ़ोन पर सहायता',
  phone: 'फ़ोन',
  email: 'ईमेल',
  form: {
    heading: 'संदेश भेजें',
    name: 'आपका नाम',
    email: 'ईमेल',
    emailHint: 'हम इसी पते पर जवाब देंगे।',
    subject: 'विषय',
    chooseSubject: 'विषय चुनें',
    subjects: {
      puja: 'पूजा के बारे में',
      product: 'दुकान की चीज़ों के बारे में',
      donation: 'दान के बारे में',
      service: 'अन्य सेवाओं के बारे में',
      feedback: 'सुझाव',
    },
    message: 'संदेश',
    wantsNewsletter: 'त्योहारों की जानकारी और आध्यात्मिक लेख मुझे ईमेल से भेजें',
    newsletterHint: 'पुष्टि के लिए हम ईमेल से एक लिंक भेजेंगे।',
    send: 'संदेश भेजें',
    sending: 'भेजा जा रहा है...',
  },
  thanks: {
    heading: 'संदेश के लिए धन्यवाद',
    text: 'आपका संदेश मिल गया। हम ईमेल से जवाब देंगे।',
  },
  saved: {
    heading: 'आपका संदेश इस फ़ोन पर सहेजा गया',
    text: 'यह पेज बंद हो, तब भी इंटरनेट आते ही संदेश भेजा जाएगा।',
    open: 'भेजने की सूची खोलें',
  },
  another: 'एक और संदेश लिखें',
  outbox: {
    name: 'मंदिर को संदेश',
    success: {
      title: 'संदेश भेजा गया!',
      description: 'हम ईमेल से जवाब देंगे।',
    },
    failure: { title: 'संदेश नहीं भेजा जा सका' },
  },
  map: {
    heading: 'मंदिर कैसे पहुँचें',
    label: (temple: string) => `${temple} और आसपास के शहरों का नक्शा`,
    note: 'दूरियाँ सही अनुपात में हैं। सड़कें नहीं दिखाई गई हैं।',
    scale: (km: number) => `${km} किमी`,
    north: 'उ',
    open: 'मैप ऐप में खोलें',
  },
  way: {
    label: ({
      temple,
      road,
      lane,
      landmark,
    }: Record<'temple' | 'road' | 'lane' | 'landmark', string>) =>
      `रास्ते का रेखाचित्र, दूरियाँ सही अनुपात में नहीं: ${road} पर ${landmark} के पास मुड़ें; वहीं से ${lane} शुरू होती है। ${temple} इसी पर है।`,
    north: 'उ',
    temple: 'मंदिर',
  },
} satisfies Words<typeof english.contact.english>)
