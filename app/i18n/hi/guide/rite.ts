import { counted } from '#contract/i18n/hi/plural.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/guide/rite.ts'

export const rite = catalogue('rite', {
  title: (name: string) => `${name}: एक-एक चरण`,
  leave: 'पूजा से बाहर जाएँ',
  step: (place: number, all: number) => `चरण ${place} / ${all}`,
  left: (minutes: number) => `${minutes} मिनट बाकी`,
  next: 'आगे',
  readOn: 'आगे पढ़ें',
  finish: 'पूर्ण करें',
  back: 'पीछे',
  listen: 'सुनें',
  pause: 'रोकें',
  synthesised: 'कंप्यूटर की आवाज़',
  silent: 'इसकी रिकॉर्डिंग अभी नहीं है: मंत्र बोलकर पढ़ें।',
  soundOffline: 'इंटरनेट नहीं है, और यह रिकॉर्डिंग सहेजी हुई नहीं है।',
  soundFailed: 'यह रिकॉर्डिंग अभी नहीं चल सकती।',
  meaning: 'अर्थ',
  keys: 'अगले चरण के लिए स्पेस या →',
  yourTurn: 'अब आप बोलें',
  thenNext: 'इसके बाद अगला चरण आएगा।',
  thenNextAfter: (minutes: number) => `${minutes} मिनट बाद अगला चरण आएगा।`,
  stay: 'यहीं रुकें',
  options: {
    open: 'सभी चरण और विकल्प',
    heading: 'चरण',
    close: 'हो गया',
    skip: 'यह चरण छोड़ें',
    short: 'संक्षिप्त पूजा',
    shortHint: (minutes: number) => `कुल लगभग ${minutes} मिनट`,
    myTurn: 'सुनकर दोहराएँ',
    myTurnHint:
      'हर पंक्ति सुनें, फिर आप बोलें। आखिरी पंक्ति के बाद अगला चरण आता है। संकल्प, चंद्रमा को अर्घ्य, आरती, आखिरी चरण और बिना मंत्र वाले चरण आपके आगे बढ़ने तक रुकते हैं।',
  },
  midday: (city: string, from: string, until: string) =>
    `${city}: आज मध्याह्न ${from} से ${until} बजे तक।`,
  moon: {
    rises: (time: string, city: string) => `${city}: चंद्रोदय ${time}।`,
    risen: (time: string, city: string) => `${city}: चंद्रमा उदय हो चुका है, ${time}।`,
    none: (city: string) => `${city}: आज चंद्रोदय नहीं है।`,
    haze: 'धुंध, इमारतों या पहाड़ों के कारण चंद्रमा कुछ देर से दिख सकता है।',
  },
  sankalp: {
    waiting: 'अपना नाम, गोत्र, स्थान और तिथि बोलें, और यह भी कि यह पूजा किस लिए है।',
  },
  resume: {
    heading: 'जहाँ छोड़ा था, वहीं से आगे बढ़ें?',
    text: (step: number, all: number, title: string) =>
      `पूजा चरण ${step} / ${all} पर रुकी थी: ${title}`,
    goOn: 'आगे बढ़ें',
    anew: 'फिर से शुरू करें',
  },
  done: {
    heading: 'पूजा संपन्न हुई',
    blessing: 'श्री गणेश की कृपा आप पर और आपके परिवार पर बनी रहे।',
    dayHeading: 'इस दिन की पूजा संपन्न हुई',
    nextDay: (title: string) => `वह दिन आने पर यह पूजा फिर खोलें। अगला चरण: ${title}`,
    goOn: 'अभी आगे बढ़ें',
    anew: 'फिर से शुरू करें',
    minutes: (minutes: number) =>
      counted(minutes, {
        one: `${minutes} मिनट, साधना डायरी में लिखा गया`,
        other: `${minutes} मिनट, साधना डायरी में लिखे गए`,
      }),
    log: 'साधना डायरी खोलें',
    next: (name: string, date: string) => `${name}: ${date}`,
    visarjan: {
      heading: 'विसर्जन के दिन',
      after: (days: number, date: string) =>
        days === 1
          ? `डेढ़ दिन बाद: ${date}`
          : `${{ 2: 'तीसरा', 4: 'पाँचवाँ', 6: 'सातवाँ' }[days]} दिन: ${date}`,
      anant: (date: string) => `अनंत चतुर्दशी: ${date}`,
    },
    upcoming: 'आगे की तिथियाँ',
    share: 'चित्र शेयर करें',
    book: 'पूजा बुक करें',
    donate: 'दान करें',
    home: 'घर की सभी पूजाएँ',
  },
} satisfies Words<typeof english.rite.english>)
