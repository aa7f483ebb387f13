import { counted } from '#contract/i18n/en/plural.ts'
import { numberText } from '#contract/i18n/numbers.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/sadhana/sadhana.ts'

const beads = (count: number) => counted(count, { one: '1 मणी', other: `${numberText(count)} मणी` })
const rounds = (count: number) =>
  counted(count, { one: '1 माळ', other: `${numberText(count)} माळा` })
const minutes = (count: number) =>
  counted(count, { one: '1 मिनिट', other: `${numberText(count)} मिनिटे` })
const goal = (done: number, target: string, isReached: boolean) =>
  isReached ? `आजचे उद्दिष्ट (${target}) पूर्ण झाले.` : `आज ${numberText(done)} / ${target}.`
const days = (count: number) => counted(count, { one: '1 दिवस', other: `${count} दिवस` })
/** A puja has no beads. */
const practice = (told: number) => (told > 0 ? beads(told) : 'घरची पूजा')

export const sadhana = catalogue('sadhana', {
  page: {
    title: 'आपल्या साधनेची नोंद',
    description: 'आपण रोज किती जप केला आणि घरी कोणत्या पूजा केल्या, त्याची नोंद.',
  },
  heading: 'माझी साधना',
  intro: 'जपमाळेवर एकेक मणी मोजून केलेला आपला जप, आणि घरी केलेल्या पूजा.',
  place: {
    guest: 'आपली नोंद फक्त या फोनवर आहे.',
    login: 'ती आपल्या सर्व फोनवर पाहण्यासाठी लॉग इन करा',
    account: 'आपली नोंद आपल्या खात्यात आहे; ती आपल्या सर्व फोनवर दिसते.',
    waiting: (count: number) =>
      counted(count, {
        one: 'इंटरनेट आल्यावर 1 बैठक आपल्या खात्यात जोडली जाईल.',
        other: `इंटरनेट आल्यावर ${numberText(count)} बैठका आपल्या खात्यात जोडल्या जातील.`,
      }),
    refused: (count: number) =>
      counted(count, {
        one: 'एक बैठक आपल्या खात्यात जोडता आली नाही. ती या फोनवर राहील:',
        other: `${numberText(count)} बैठका आपल्या खात्यात जोडता आल्या नाहीत. त्या या फोनवर राहतील:`,
      }),
    refusedOne: (date: string, told: number, why: string) => `${date}, ${practice(told)}: ${why}.`,
    more: (count: number) => `आणि आणखी ${numberText(count)}.`,
  },
  guests: {
    heading: (told: number) =>
      told > 0 ? `${beads(told)} आपल्या नोंदीत जोडायचे का?` : 'घरच्या पूजा आपल्या नोंदीत जोडायच्या का?',
    text: (practised: number) => `आपण लॉग इन करण्यापूर्वी या फोनवर झालेली साधना: ${days(practised)}.`,
    join: 'माझ्या नोंदीत जोडा',
    leave: 'माझी साधना नाही',
    joined: 'आपल्या नोंदीत जोडले',
    left: 'ही साधना या फोनवरच राहील, आपल्या नोंदीत नाही',
  },
  today: 'आज',
  beads: 'मणी',
  rounds: 'माळा',
  minutes: 'मिनिटे',
  goals: {
    heading: 'उद्दिष्टे',
    none: 'रोजचे किंवा आठवड्याचे उद्दिष्ट ठरवा, किंवा संकल्प करा.',
    set: 'उद्दिष्ट ठरवा',
    change: 'उद्दिष्ट बदला',
    rounds: (done: number, target: number) => goal(done, rounds(target), done >= target),
    minutes: (done: number, target: number) => goal(done, minutes(target), done >= target),
    beads: (done: number, target: number) => goal(done, beads(target), done >= target),
    week: (done: number, target: number) =>
      done >= target
        ? `या आठवड्याचे उद्दिष्ट (${days(target)}) पूर्ण झाले.`
        : `या आठवड्यात ${done} / ${days(target)}.`,
    sankalp: (mantra: string, told: number, target: number) =>
      `${mantra}: ${numberText(told)} / ${beads(target)}.`,
    sankalpDone: 'आपला संकल्प पूर्ण झाला.',
    sankalpAhead: (perDay: number, until: string) =>
      `रोज सुमारे ${beads(perDay)} जप केल्यास ${until} पर्यंत संकल्प पूर्ण होईल.`,
    sankalpOver: (until: string) =>
      `${until} ही तारीख होऊन गेली. आपल्या गतीने जप चालू ठेवा किंवा नवीन तारीख निवडा.`,
  },
  form: {
    heading: 'उद्दिष्टे',
    text: 'जे नको ते रिकामे ठेवा. उद्दिष्ट केव्हाही बदलता येते.',
    rounds: 'रोज किती माळा',
    minutes: 'रोज किती मिनिटे',
    beads: 'रोज किती मणी',
    week: 'आठवड्यात किती दिवस',
    noGoal: 'ठरवलेले नाही',
    roundsOf: rounds,
    daysOf: days,
    sankalp: 'संकल्प',
    sankalpText: 'एका मंत्राचा ठरावीक जप, ठरलेल्या तारखेपर्यंत करण्याचा निश्चय.',
    mantra: 'मंत्र',
    noSankalp: 'संकल्प नाही',
    sankalpBeads: 'एकूण मणी',
    until: 'कोणत्या तारखेपर्यंत',
    untilLater: 'कृपया आजची किंवा यानंतरची तारीख निवडा',
    whole: 'कृपया पूर्णांक लिहा',
    save: 'जतन करा',
    cancel: 'रद्द करा',
    failed: 'हा ब्राउझर आपली उद्दिष्टे जतन करू देत नाही.',
  },
  streak: (count: number) =>
    count > 1
      ? `सलग ${count} दिवस. आठवड्यात एक-दोन दिवस चुकले तरी चालेल.`
      : 'सुरुवात करायला कोणताही दिवस चांगलाच.',
  year: 'गेले वर्ष',
  yearText: (practised: number, told: number) =>
    told > 0 ? `${days(practised)}, ${beads(told)}` : days(practised),
  day: (date: string, told: number) => `${date}: ${practice(told)}`,
  mantras: 'मंत्र आणि पूजेनुसार',
  all: 'सर्व मिळून',
  total: (told: number, completed: number, spent: number) =>
    told > 0 ? `${beads(told)}, ${rounds(completed)}, ${minutes(spent)}` : minutes(spent),
  emptyTitle: 'अजून जप केलेला नाही',
  emptyText: 'आपला जप आणि घरच्या पूजा येथे दिसतील. जपमाळेवर पहिल्या मण्यापासून सुरुवात करा.',
  toMala: 'जपमाळ उघडा',
  mine: 'माझी साधना',
  open: 'नोंद उघडा',
  failed: 'हा ब्राउझर नोंद ठेवू देत नाही.',
  late: 'या फोनवरील आपली नोंद वाचता आली नाही.',
} satisfies Words<typeof english.sadhana.english>)
