import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/guide/rite.ts'

export const rite = catalogue('rite', {
  title: (name: string) => `${name}: एकेक टप्पा`,
  leave: 'पूजेतून बाहेर पडा',
  step: (place: number, all: number) => `टप्पा ${place} / ${all}`,
  left: (minutes: number) => `${minutes} मि. बाकी`,
  next: 'पुढे',
  readOn: 'पुढे वाचा',
  finish: 'पूर्ण करा',
  back: 'मागे',
  listen: 'ऐका',
  pause: 'थांबवा',
  synthesised: 'संगणकाचा आवाज',
  silent: 'याचे ध्वनिमुद्रण अजून नाही: मंत्र मोठ्याने म्हणा.',
  soundOffline: 'इंटरनेट कनेक्शन नाही, आणि हे ध्वनिमुद्रण जतन केलेले नाही.',
  soundFailed: 'हे ध्वनिमुद्रण सध्या ऐकता येत नाही.',
  meaning: 'अर्थ',
  keys: 'पुढच्या टप्प्यासाठी स्पेस किंवा →',
  yourTurn: 'आता आपण म्हणा',
  thenNext: 'यानंतर पुढचा टप्पा येईल.',
  thenNextAfter: (minutes: number) => `${minutes} मि. नंतर पुढचा टप्पा येईल.`,
  stay: 'येथेच थांबा',
  options: {
    open: 'सर्व टप्पे आणि पर्याय',
    heading: 'टप्पे',
    close: 'ठीक आहे',
    skip: 'हा टप्पा वगळा',
    short: 'थोडक्यात',
    shortHint: (minutes: number) => `एकूण सुमारे ${minutes} मि.`,
    myTurn: 'मागोमाग म्हणा',
    myTurnHint:
      'प्रत्येक ओळ ऐका, मग आपण म्हणा. शेवटच्या ओळीनंतर पुढचा टप्पा येतो. संकल्प, चंद्राला अर्घ्य, आरती, शेवटचा टप्पा आणि मंत्र नसलेला टप्पा आपण पुढे जाईपर्यंत थांबतात.',
  },
  midday: (city: string, from: string, until: string) => `${city}: आज मध्यान्ह ${from} ते ${until}.`,
  moon: {
    rises: (time: string, city: string) => `${city}: चंद्रोदय ${time}.`,
    risen: (time: string, city: string) => `${city}: चंद्र उगवला आहे, ${time}.`,
    none: (city: string) => `${city}: आज चंद्रोदय नाही.`,
    haze: 'धुके, इमारती किंवा डोंगर यांमुळे चंद्र थोडा उशिरा दिसू शकतो.',
  },
  sankalp: {
    waiting: 'आपले नाव, गोत्र, ठिकाण आणि तिथी सांगा, आणि ही पूजा कशासाठी करत आहात ते म्हणा.',
  },
  resume: {
    heading: 'थांबला होता तेथून पुढे जायचे?',
    text: (step: number, all: number, title: string) =>
      `पूजा टप्पा ${step} / ${all} येथे थांबली होती: ${title}`,
    goOn: 'पुढे चला',
    anew: 'पुन्हा सुरू करा',
  },
  done: {
    heading: 'पूजा पूर्ण झाली',
    blessing: 'गणपती बाप्पाची कृपा आपल्या घरावर राहो.',
    dayHeading: 'या दिवसाची पूजा पूर्ण झाली',
    nextDay: (title: string) => `तो दिवस आला की ही पूजा पुन्हा उघडा. पुढचा टप्पा: ${title}`,
    goOn: 'आत्ताच पुढे जा',
    anew: 'पुन्हा सुरू करा',
    minutes: (minutes: number) =>
      counted(minutes, {
        one: '1 मिनिट, साधनेत नोंद झाली',
        other: `${minutes} मिनिटे, साधनेत नोंद झाली`,
      }),
    log: 'साधनेची नोंद पाहा',
    next: (name: string, date: string) => `${name}: ${date}`,
    visarjan: {
      heading: 'विसर्जनाचे दिवस',
      after: (days: number, date: string) =>
        days === 1
          ? `दीड दिवसांनी: ${date}`
          : `${{ 2: 'तिसरा', 4: 'पाचवा', 6: 'सातवा' }[days]} दिवस: ${date}`,
      anant: (date: string) => `अनंत चतुर्दशी: ${date}`,
    },
    upcoming: 'यापुढे',
    share: 'चित्र शेअर करा',
    book: 'पूजा बुक करा',
    donate: 'देणगी द्या',
    home: 'घरच्या सर्व पूजा',
  },
} satisfies Words<typeof english.rite.english>)
