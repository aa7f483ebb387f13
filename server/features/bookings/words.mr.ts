import { linkDays } from '#contract/bookings/links.ts'
import { slotMinutes, type FreeSlot, type UsualSlot } from '#contract/bookings/pujas.ts'
import {
  plainClockText as exactWords,
  shortDayText as dayName,
} from '#contract/i18n/mr/longDates.ts'
import { untilAfter } from '#contract/i18n/mr/untilAfter.ts'
import { nakshatraNames, rashiNames } from '#server/devanagari/sanskritNames.ts'

const slotNames: Readonly<Record<UsualSlot, string>> = {
  morning: 'सकाळ',
  afternoon: 'दुपार',
  evening: 'संध्याकाळ',
}

const clockOf = (minutes: number): string =>
  exactWords(`${Math.floor(minutes / 60) % 24}:${minutes % 60}`)

/** `सकाळी 6 ते 10`, `संध्याकाळी 4 ते रात्री 8` */
const span = (from: string, to: string): string => `${from} ते ${untilAfter(from, to)}`

const shortClock = (minutes: number): string => clockOf(minutes).replace(':00', '')

/** `सकाळ (सकाळी 6 ते 10)`, `चंद्रोदयाच्या वेळी, सुमारे रात्री 8:51 (रात्री 8:20 ते 10:20)` */
const slotText = ({ slot, ...time }: Omit<FreeSlot, 'date'>): string => {
  if (slot !== 'moonrise') {
    const { from, to } = slotMinutes(slot, time)
    return `${slotNames[slot]} (${span(shortClock(from), shortClock(to))})`
  }
  const { moonrise } = time
  const hours = slotMinutes(slot, time)
  if (!hours || !moonrise) return 'चंद्रोदयाच्या वेळी'
  const isNextDay = hours.from >= 24 * 60
  return `चंद्रोदयाच्या वेळी, सुमारे ${exactWords(moonrise)} (${span(clockOf(hours.from), clockOf(hours.to))}${isNextDay ? ', मध्यरात्रीनंतर' : ''})`
}

/** As Marathi almanacs say it, where a sankalp says it in Sanskrit. */
const starNames: Readonly<Record<string, string>> = {
  ...nakshatraNames,
  ...rashiNames,
  mrigashira: 'मृग',
  punarvasu: 'पुनर्वसू',
  mula: 'मूळ',
  shatabhisha: 'शततारका',
  tula: 'तूळ',
  dhanu: 'धनू',
  kumbha: 'कुंभ',
}

/** `purva_phalguni` → `पूर्वा फाल्गुनी` */
const sanskritName = (id: string): string => starNames[id] ?? id

const toDevotee = {
  pending: {
    subject: 'पूजेची आपली विनंती मिळाली',
    heading: 'आपली विनंती मिळाली',
    text: 'आम्ही पुष्टी केल्यावर बुकिंग पक्के होईल. पुष्टी ईमेलने कळवू.',
  },
  moved: {
    subject: 'नवीन वेळेची आपली विनंती मिळाली',
    heading: 'नवीन वेळेची आपली विनंती मिळाली',
    text: 'आम्ही पुष्टी केल्यावर नवीन वेळ नक्की होईल. पुष्टी ईमेलने कळवू. बुकिंगची वेळ एकदाच बदलता येते.',
  },
  confirmed: {
    subject: 'आपल्या पूजेची पुष्टी झाली',
    heading: 'आपल्या पूजेची पुष्टी झाली',
    text: 'आपली पूजा बुक झाली आहे. आपण मंदिरात येणार असल्यास, नेमकी वेळ विचारण्यासाठी कृपया आम्हाला फोन करा.',
  },
  confirmed_with_time: {
    subject: 'आपल्या पूजेची पुष्टी झाली',
    heading: 'आपल्या पूजेची पुष्टी झाली',
    text: 'आपली पूजा बुक झाली आहे. आपण मंदिरात येणार असल्यास, खाली दिलेल्या वेळेच्या थोडे आधी या.',
  },
  confirmed_afterwards: {
    subject: 'आपल्या पूजेची नोंद झाली',
    heading: 'आपल्या पूजेची नोंद झाली',
    text: 'ही पूजा आमच्याकडे केल्याबद्दल धन्यवाद. पूजेची माहिती खाली आहे.',
  },
  moved_by_temple: {
    subject: 'मंदिराने आपल्या बुकिंगची वेळ बदलली',
    heading: 'आपल्या बुकिंगची वेळ बदलली',
    text: 'नवीन वेळ सोयीची नसल्यास कृपया आम्हाला फोन करा. बुकिंगची लिंक तीच आहे.',
  },
  in_progress: {
    subject: 'आपली पूजा सुरू झाली',
    heading: 'आपली पूजा सुरू झाली',
    text: 'आपल्या नावाने संकल्प होत आहे.',
  },
  performed: {
    subject: 'आपली पूजा झाली',
    heading: 'आपली पूजा झाली',
    text: 'श्री गणेश आपल्या मार्गातील सर्व विघ्ने दूर करोत.',
  },
  prasad_sent: {
    subject: 'आपला प्रसाद पाठवला',
    heading: 'आपला प्रसाद पाठवला',
    text: 'पूजेचा प्रसाद आम्ही आपल्या पत्त्यावर टपालाने पाठवला आहे.',
  },
  closed: {
    subject: 'आपले बुकिंग पूर्ण झाले',
    heading: 'आपले बुकिंग पूर्ण झाले',
    text: 'ही पूजा आमच्याकडे केल्याबद्दल धन्यवाद.',
  },
  cancelled: {
    subject: 'आपले बुकिंग रद्द झाले',
    heading: 'आपले बुकिंग रद्द झाले',
    text: 'आपली वेळ मोकळी केली आहे. दुसऱ्या वेळेसाठी पूजा केव्हाही बुक करता येते.',
  },
  new_link: {
    subject: 'आपल्या बुकिंगची नवीन लिंक',
    heading: 'आपल्या बुकिंगची नवीन लिंक',
    text: 'आधीच्या ईमेलमधील लिंक आता चालत नाहीत. आपण नवीन लिंक मागितली नसल्यास कृपया आम्हाला फोन करा.',
  },
  cancelled_by_temple: {
    subject: 'मंदिराला आपले बुकिंग रद्द करावे लागले',
    heading: 'मंदिराला आपले बुकिंग रद्द करावे लागले',
    text: 'आम्ही दिलगीर आहोत. कृपया दुसरी वेळ बुक करा, किंवा आम्हाला फोन करा; आपण सोयीची वेळ शोधू.',
  },
}

const labels = {
  requested: 'विनंती',
  notConfirmed: 'मंदिराने अजून पुष्टी केलेली नाही.',
  callNow: (phone: string) =>
    `पूजा अगदी जवळ आली आहे, त्यामुळे ऑनलाइन बदल करता येत नाही. वेळेत पुष्टी करण्यासाठी कृपया आम्हाला ${phone ? `फोनही करा: ${phone}` : 'ईमेलही पाठवा'}`,
  reference: 'संदर्भ क्रमांक',
  puja: 'पूजा',
  day: 'दिवस',
  time: 'वेळ',
  exactTime: 'नेमकी वेळ',
  reason: 'कारण',
  priest: 'गुरुजी',
  notes: 'कार्यालयाच्या नोंदी',
  before: 'आधीची वेळ',
  name: 'नाव',
  email: 'ईमेल',
  phone: 'फोन',
  names: 'संकल्पातील नावे',
  gotra: 'गोत्र',
  gotraUnknown: 'माहीत नाही',
  nakshatra: 'नक्षत्र',
  rashi: 'रास',
  intention: 'पूजेचा हेतू',
  requests: 'विशेष विनंती',
  prasad: 'प्रसाद',
  noPrasad: 'नको',
  addressMissing: 'टपालाने पाठवायचा; पत्ता हवा',
  yourAddressMissing: 'टपालाने पाठवू; पत्ता आम्ही विचारू',
  prasadWanted: 'टपालाने पाठवू',
  restOnPage: 'नावे आणि इतर माहिती बुकिंगच्या पानावर आहे.',
  openBooking: 'आपले बुकिंग पाहा',
  secretLink: 'ही लिंक ज्यांच्याकडे आहे, त्यांना बुकिंग पाहता आणि बदलता येते. म्हणून कृपया ती कोणालाही पाठवू नका.',
  linkEnds: `लिंक पूजेनंतर ${linkDays} दिवसांपर्यंत चालते. बुकिंगच्या पानावर नवीन लिंक तयार करता येते.`,
  linkEnded: `बुकिंगच्या लिंकची मुदत पूजेनंतर ${linkDays} दिवसांनी संपली. आपले खाते असल्यास बुकिंग तेथे अजूनही दिसते.`,
}

const greeting = (name?: string): string => (name ? `नमस्कार ${name},` : 'नमस्कार,')

/** The text of a printed pass. */
const pass = {
  heading: 'पूजा पास',
  /** The heading is Marathi already. */
  headingMr: '',
  token: 'टोकन',
  puja: 'पूजा',
  day: 'दिवस',
  time: 'वेळ',
  names: 'कोणाच्या नावाने',
  bookedBy: 'बुकिंग कोणी केले',
  gotra: 'गोत्र',
  show: 'कृपया हा पास मंदिरात दाखवा.',
  scan: 'बुकिंग पाहण्यासाठी किंवा बदलण्यासाठी कोड स्कॅन करा.',
  prasad: 'प्रसाद टोकन',
  cancelled: { title: 'रद्द', text: 'हे बुकिंग रद्द झाले आहे. हा पास चालणार नाही.' },
  pending: { title: 'पुष्टी बाकी', text: 'मंदिराने या बुकिंगची पुष्टी अजून केलेली नाही.' },
}

/** What devotees read in emails and calendars, and on their pass, in Marathi. */
export const mr = {
  toDevotee,
  labels,
  pass,
  greeting,
  dayName,
  exactWords,
  slotText,
  sanskritName,
}
