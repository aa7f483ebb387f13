import type * as english from '#app/i18n/en/festivals/calendar.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import { monthName } from '#contract/i18n/mr/almanacNames.ts'
import { months, shortWeekdays, weekdays } from '#contract/i18n/mr/dateTable.ts'

/** Of a fast that comes every month, a cell has room for its kind. */
const everyMonth = /^.*(एकादशी|प्रदोष|पौर्णिमा|अमावास्या)(?=$| \()/

export const calendar = catalogue('calendar', {
  page: {
    title: 'सणांची दिनदर्शिका: आपल्या शहरातील संकष्टी आणि गणेश चतुर्थी',
    description: 'आपल्या शहरातील चंद्रोदयासह संकष्टी, विनायक चतुर्थी आणि गणेश चतुर्थी. इंटरनेट नसतानाही.',
  },
  heading: 'सणांची दिनदर्शिका',
  computedFor: 'शहर',
  weekdays,
  shortWeekdays,
  months,
  lunarMonth: monthName,
  previousMonth: 'मागचा महिना',
  nextMonth: 'पुढचा महिना',
  today: 'आज',
  goTo: 'महिना आणि वर्ष निवडा',
  month: 'महिना',
  year: 'वर्ष',
  /** In a small cell: शु for the bright half, कृ for the dark one; the new moon is 30, as in print. */
  shortTithi: (number: number) =>
    `${number > 15 ? 'कृ' : 'शु'}${number > 15 && number < 30 ? number - 15 : number}`,
  shortTithiHelp: 'शु = शुक्ल पक्ष, कृ = कृष्ण पक्ष.',
  tithiHelp: 'दिवसाची तिथी म्हणजे सूर्योदयाची तिथी; सणाच्या दिवशी, त्या सणाची.',
  moreOnGrid: 'आणखी सण, तिथी',
  /** So short that they share one line of a phone. */
  legend: {
    major: 'मोठा सण',
    sankashti: 'संकष्टी',
    angaraki: 'अंगारकी',
    default: 'विनायकी',
  },
  /** On one festival. */
  categoryChips: {
    major: 'मोठा सण',
    sankashti: 'संकष्टी',
    angaraki: 'अंगारकी',
    default: 'सण',
  },
  /** In a cell: the name without the words that every day of this calendar shares. */
  shortName: (name: string, isEveryMonth: boolean) =>
    name.includes('अंगारकी')
      ? 'अंगारकी'
      : name.includes('संकष्टी')
        ? 'संकष्टी'
        : isEveryMonth
          ? name.replace(everyMonth, '$1')
          : name.replace(/^विनायक चतुर्थी$/, 'विनायकी'),
  shapes: 'खुणांचे अर्थ',
  loadFailed: 'दिनदर्शिका उघडता आली नाही. कृपया पुन्हा प्रयत्न करा.',
  upcomingFailed: 'येणारे सण उघडता आले नाहीत. कृपया पुन्हा प्रयत्न करा.',
  retry: 'पुन्हा प्रयत्न करा',
  almanacLost: (city: string) =>
    `या फोनवर पंचांग उघडता आले नाही. ${city} येथील सण दाखवता येतात, पण तिथी आणि चंद्र दाखवता येत नाहीत.`,
  almanacLostHere: 'या फोनवर पंचांग उघडता आले नाही. कृपया यादीतून जवळचे शहर निवडा.',
  outOfRange: (from: number, to: number) =>
    `हे पंचांग ${from} ते ${to} या वर्षांचे आहे. इतर वर्षांच्या तारखा चुकू शकतात, म्हणून त्या दाखवत नाही.`,
  upcoming: 'येणारे सण',
  upcomingEyebrow: 'पुढील वर्षभरात',
  noneUpcoming: 'पुढील वर्षभरात कोणताही सण नाही.',
  more: 'आणखी सण दाखवा',
  moonrise: 'चंद्रोदय',
  begins: (time: string) => `सुरुवात ${time}`,
  moonriseIn: (city: string) => `${city} येथे चंद्रोदय`,
  midday: 'मध्यान्हपूजा',
  middayIn: (city: string) => `${city} येथे मध्यान्हपूजा`,
  panchang: 'या दिवसाचे पंचांग',
  visibleLater: 'ही वेळ सपाट क्षितिज धरून काढली आहे. धुके, इमारती किंवा डोंगर असल्यास चंद्र उशिरा दिसू शकतो.',
  checkLocally: 'या तारखेबाबत पंचांगांत फरक असू शकतो. कृपया आपले स्थानिक पंचांग पाहा.',
  reference: (place: string) =>
    `तेव्हा आपल्या शहरात सूर्य किंवा चंद्र उगवत नाही. ही ${place} येथील तारीख आहे.`,
  atTheTemple: (city: string) => `${city} येथील मंदिरात`,
  noFestival: 'या दिवशी कोणताही सण नाही.',
  /** How a festival is kept, or the fast of a Sankashti. */
  openFestival: 'कसा साजरा करावा',
  openFast: 'हा उपवास कसा करावा',
  openNamed: (open: string, name: string) => `${name}: ${open}`,
  inDays: (days: number) =>
    days === 0
      ? 'आज'
      : days === 1
        ? 'उद्या'
        : days === -1
          ? 'काल'
          : days > 0
            ? `${days} दिवसांनी`
            : `${-days} दिवसांपूर्वी`,
  details: 'निवडलेला दिवस',
} satisfies Words<typeof english.calendar.english>)
