import { counted } from '#contract/i18n/hi/plural.ts'
import { numberText } from '#contract/i18n/numbers.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/sadhana/sadhana.ts'

const beads = (count: number) =>
  counted(count, { one: `${count} मनका`, other: `${numberText(count)} मनके` })
const rounds = (count: number) =>
  counted(count, { one: `${count} माला`, other: `${numberText(count)} मालाएँ` })
const minutes = (count: number) => `${numberText(count)} मिनट`
const goal = (done: number, target: string, isReached: boolean) =>
  isReached ? `आज का लक्ष्य (${target}) पूरा हुआ।` : `आज ${numberText(done)} / ${target}।`
const days = (count: number) => `${count} दिन`
/** A puja has no beads. */
const practice = (told: number) => (told > 0 ? beads(told) : 'घर की पूजा')

export const sadhana = catalogue('sadhana', {
  page: {
    title: 'आपकी साधना डायरी',
    description: 'किस दिन कितना जप हुआ, और घर पर कौन सी पूजा हुई।',
  },
  heading: 'मेरी साधना',
  intro: 'माला पर एक-एक मनका गिनकर किया गया आपका जप, और घर पर की गई पूजाएँ।',
  place: {
    guest: 'आपकी साधना डायरी सिर्फ़ इस फ़ोन पर है।',
    login: 'इसे अपने हर फ़ोन और कंप्यूटर पर देखने के लिए लॉग इन करें',
    account: 'आपकी साधना डायरी आपके खाते में है, और आपके हर फ़ोन और कंप्यूटर पर दिखती है।',
    waiting: (count: number) =>
      counted(count, {
        one: `इंटरनेट आने पर साधना की ${count} बैठक आपके खाते में जुड़ जाएगी।`,
        other: `इंटरनेट आने पर साधना की ${numberText(count)} बैठकें आपके खाते में जुड़ जाएँगी।`,
      }),
    refused: (count: number) =>
      counted(count, {
        one: 'साधना की एक बैठक आपके खाते में नहीं जुड़ सकी। वह इस फ़ोन पर रहेगी:',
        other: `साधना की ${numberText(count)} बैठकें आपके खाते में नहीं जुड़ सकीं। वे इस फ़ोन पर रहेंगी:`,
      }),
    refusedOne: (date: string, told: number, why: string) => `${date}, ${practice(told)}: ${why}।`,
    more: (count: number) => `इनके अलावा ${numberText(count)} और।`,
  },
  guests: {
    heading: (told: number) =>
      told > 0 ? `क्या ${beads(told)} आपकी डायरी में जोड़ें?` : 'क्या घर की पूजाएँ आपकी डायरी में जोड़ें?',
    text: (practised: number) => `लॉग इन से पहले इस फ़ोन पर हुई साधना: ${days(practised)}।`,
    join: 'मेरी डायरी में जोड़ें',
    leave: 'यह मेरी साधना नहीं है',
    joined: 'आपकी डायरी में जोड़ा गया',
    left: 'यह साधना इस फ़ोन पर ही रहेगी, आपकी डायरी में नहीं',
  },
  today: 'आज',
  beads: 'मनके',
  rounds: 'मालाएँ',
  minutes: 'मिनट',
  goals: {
    heading: 'लक्ष्य',
    none: 'रोज़ का या सप्ताह का लक्ष्य तय करें, या संकल्प लें।',
    set: 'लक्ष्य तय करें',
    change: 'लक्ष्य बदलें',
    rounds: (done: number, target: number) => goal(done, rounds(target), done >= target),
    minutes: (done: number, target: number) => goal(done, minutes(target), done >= target),
    beads: (done: number, target: number) => goal(done, beads(target), done >= target),
    week: (done: number, target: number) =>
      done >= target
        ? `इस सप्ताह का लक्ष्य (${days(target)}) पूरा हुआ।`
        : `इस सप्ताह ${done} / ${days(target)}।`,
    sankalp: (mantra: string, told: number, target: number) =>
      `${mantra}: ${numberText(told)} / ${beads(target)}।`,
    sankalpDone: 'आपका संकल्प पूरा हुआ।',
    sankalpAhead: (perDay: number, until: string) =>
      `रोज़ लगभग ${beads(perDay)} गिनें, तो संकल्प ${until} तक पूरा हो जाएगा।`,
    sankalpOver: (until: string) =>
      `${until} की तारीख बीत चुकी है। अपनी गति से जप जारी रखें, या नई तारीख चुनें।`,
  },
  form: {
    heading: 'लक्ष्य',
    text: 'जो लक्ष्य न रखना हो, उसे खाली छोड़ दें। लक्ष्य कभी भी बदले जा सकते हैं।',
    rounds: 'रोज़ कितनी मालाएँ',
    minutes: 'रोज़ कितने मिनट',
    beads: 'रोज़ कितने मनके',
    week: 'सप्ताह में कितने दिन',
    noGoal: 'कोई लक्ष्य नहीं',
    roundsOf: rounds,
    daysOf: days,
    sankalp: 'संकल्प',
    sankalpText: 'किसी एक मंत्र का तय संख्या में जप, तय तारीख तक पूरा करने का निश्चय।',
    mantra: 'मंत्र',
    noSankalp: 'कोई संकल्प नहीं',
    sankalpBeads: 'कुल मनके',
    until: 'किस तारीख तक',
    untilLater: 'कृपया आज की या आगे की तारीख चुनें',
    whole: 'कृपया पूरी संख्या लिखें',
    save: 'सहेजें',
    cancel: 'रद्द करें',
    failed: 'यह ब्राउज़र आपके लक्ष्य सहेजने नहीं देता।',
  },
  streak: (count: number) =>
    count > 1
      ? `लगातार ${count} दिन। सप्ताह में एक-दो दिन छूट जाएँ, तो भी कोई बात नहीं।`
      : 'शुरुआत के लिए हर दिन शुभ है।',
  year: 'पिछला एक वर्ष',
  yearText: (practised: number, told: number) =>
    told > 0 ? `${days(practised)}, ${beads(told)}` : days(practised),
  day: (date: string, told: number) => `${date}: ${practice(told)}`,
  mantras: 'मंत्र और पूजा के अनुसार',
  all: 'कुल मिलाकर',
  total: (told: number, completed: number, spent: number) =>
    told > 0 ? `${beads(told)}, ${rounds(completed)}, ${minutes(spent)}` : minutes(spent),
  emptyTitle: 'अभी कोई जप नहीं हुआ',
  emptyText: 'आपका जप और घर की पूजाएँ यहाँ दिखेंगी। माला पर एक मनके से शुरुआत करें।',
  toMala: 'माला खोलें',
  mine: 'मेरी साधना',
  open: 'डायरी खोलें',
  failed: 'यह ब्राउज़र साधना डायरी सहेजने नहीं देता।',
  late: 'इस फ़ोन पर आपकी साधना डायरी नहीं खुल सकी।',
} satisfies Words<typeof english.sadhana.english>)
