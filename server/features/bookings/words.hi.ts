import { linkDays } from '#contract/bookings/links.ts'
import { slotMinutes, type FreeSlot, type UsualSlot } from '#contract/bookings/pujas.ts'
import {
  plainClockText as exactWords,
  shortDayText as dayName,
} from '#contract/i18n/hi/longDates.ts'
import { untilAfter } from '#contract/i18n/hi/untilAfter.ts'
import { nakshatraNames, rashiNames } from '#server/devanagari/sanskritNames.ts'

const slotNames: Readonly<Record<UsualSlot, string>> = {
  morning: 'सुबह',
  afternoon: 'दोपहर',
  evening: 'शाम',
}

const clockOf = (minutes: number): string =>
  exactWords(`${Math.floor(minutes / 60) % 24}:${minutes % 60}`)

/** `सुबह 6 से 10 बजे तक`, `शाम 4 से रात 8 बजे तक` */
const span = (from: string, to: string): string => `${from} से ${untilAfter(from, to)} बजे तक`

const shortClock = (minutes: number): string => clockOf(minutes).replace(':00', '')

/** `शाम (शाम 4 से रात 8 बजे तक)`, `चंद्रोदय के समय, लगभग रात 8:51 बजे (रात 8:20 से 10:20 बजे तक)` */
const slotText = ({ slot, ...time }: Omit<FreeSlot, 'date'>): string => {
  if (slot !== 'moonrise') {
    const { from, to } = slotMinutes(slot, time)
    return `${slotNames[slot]} (${span(shortClock(from), shortClock(to))})`
  }
  const { moonrise } = time
  const hours = slotMinutes(slot, time)
  if (!hours || !moonrise) return 'चंद्रोदय के समय'
  const isNextDay = hours.from >= 24 * 60
  return `चंद्रोदय के समय, लगभग ${exactWords(moonrise)} बजे (${span(clockOf(hours.from), clockOf(hours.to))}${isNextDay ? ', मध्यरात्रि के बाद' : ''})`
}

/** As Hindi almanacs say it, where a sankalp says it in Sanskrit. */
const starNames: Readonly<Record<string, string>> = {
  ...nakshatraNames,
  ...rashiNames,
  swati: 'स्वाति',
  purva_ashadha: 'पूर्वाषाढ़ा',
  uttara_ashadha: 'उत्तराषाढ़ा',
  purva_bhadrapada: 'पूर्वा भाद्रपद',
  uttara_bhadrapada: 'उत्तरा भाद्रपद',
  kumbha: 'कुंभ',
}

/** `purva_phalguni` → `पूर्वा फाल्गुनी` */
const sanskritName = (id: string): string => starNames[id] ?? id

const toDevotee = {
  pending: {
    subject: 'पूजा का आपका अनुरोध मिल गया',
    heading: 'आपका अनुरोध मिल गया',
    text: 'हमारी पुष्टि के बाद बुकिंग पक्की होगी। पुष्टि होते ही हम आपको ईमेल करेंगे।',
  },
  moved: {
    subject: 'नए समय का आपका अनुरोध मिल गया',
    heading: 'नए समय का आपका अनुरोध मिल गया',
    text: 'हमारी पुष्टि के बाद नया समय तय होगा। पुष्टि होते ही हम आपको ईमेल करेंगे। बुकिंग का समय एक ही बार बदला जा सकता है।',
  },
  confirmed: {
    subject: 'आपकी पूजा की पुष्टि हो गई',
    heading: 'आपकी पूजा की पुष्टि हो गई',
    text: 'हम आपकी पूजा की तैयारी रखेंगे। मंदिर आना हो, तो निश्चित समय जानने के लिए कृपया हमें फ़ोन करें।',
  },
  confirmed_with_time: {
    subject: 'आपकी पूजा की पुष्टि हो गई',
    heading: 'आपकी पूजा की पुष्टि हो गई',
    text: 'हम आपकी पूजा की तैयारी रखेंगे। मंदिर आना हो, तो कृपया यहाँ दिए समय से थोड़ा पहले आएँ।',
  },
  confirmed_afterwards: {
    subject: 'आपकी पूजा दर्ज हो गई',
    heading: 'आपकी पूजा दर्ज हो गई',
    text: 'यह पूजा हमारे यहाँ करवाने के लिए धन्यवाद। पूजा का विवरण नीचे है।',
  },
  moved_by_temple: {
    subject: 'मंदिर ने आपकी बुकिंग का समय बदला है',
    heading: 'आपकी बुकिंग का समय बदल गया है',
    text: 'नया समय ठीक न लगे, तो कृपया हमें फ़ोन करें। आपकी बुकिंग का लिंक वही है।',
  },
  in_progress: {
    subject: 'आपकी पूजा शुरू हो गई',
    heading: 'आपकी पूजा शुरू हो गई',
    text: 'आपके नाम से संकल्प हो रहा है।',
  },
  performed: {
    subject: 'आपकी पूजा संपन्न हुई',
    heading: 'आपकी पूजा संपन्न हुई',
    text: 'श्री गणेश आपके मार्ग के सभी विघ्न दूर करें।',
  },
  prasad_sent: {
    subject: 'आपका प्रसाद भेज दिया गया',
    heading: 'आपका प्रसाद भेज दिया गया',
    text: 'आपकी पूजा का प्रसाद हमने डाक से आपके पते पर भेज दिया है।',
  },
  closed: {
    subject: 'आपकी बुकिंग का सब काम पूरा हुआ',
    heading: 'आपकी बुकिंग का सब काम पूरा हुआ',
    text: 'यह पूजा हमारे यहाँ करवाने के लिए धन्यवाद।',
  },
  cancelled: {
    subject: 'आपकी बुकिंग रद्द हो गई',
    heading: 'आपकी बुकिंग रद्द हो गई',
    text: 'यह समय अब दूसरों को मिल सकेगा। पूजा किसी और समय के लिए कभी भी बुक की जा सकती है।',
  },
  new_link: {
    subject: 'आपकी बुकिंग का नया लिंक',
    heading: 'आपकी बुकिंग का नया लिंक',
    text: 'पहले के ईमेल में दिए लिंक अब काम नहीं करते। नया लिंक आपने नहीं मँगाया, तो कृपया हमें फ़ोन करें।',
  },
  cancelled_by_temple: {
    subject: 'मंदिर को आपकी बुकिंग रद्द करनी पड़ी',
    heading: 'मंदिर को आपकी बुकिंग रद्द करनी पड़ी',
    text: 'हमें खेद है। कृपया कोई और समय बुक करें, या हमें फ़ोन करें; हम मिलकर समय तय करेंगे।',
  },
}

const labels = {
  requested: 'अनुरोध',
  notConfirmed: 'मंदिर ने अभी इसकी पुष्टि नहीं की है।',
  callNow: (phone: string) =>
    `पूजा का समय बहुत पास है, इसलिए ऑनलाइन बदलाव नहीं हो सकता। हम समय रहते पुष्टि कर सकें, इसके लिए कृपया हमें ${phone ? `फ़ोन भी करें: ${phone}` : 'ईमेल भी भेजें'}`,
  reference: 'संदर्भ संख्या',
  puja: 'पूजा',
  day: 'दिन',
  time: 'समय',
  exactTime: 'निश्चित समय',
  reason: 'कारण',
  priest: 'पंडित जी',
  notes: 'कार्यालय की टिप्पणी',
  before: 'पहले का समय',
  name: 'नाम',
  email: 'ईमेल',
  phone: 'फ़ोन',
  names: 'संकल्प के नाम',
  gotra: 'गोत्र',
  gotraUnknown: 'पता नहीं',
  nakshatra: 'नक्षत्र',
  rashi: 'राशि',
  intention: 'पूजा का उद्देश्य',
  requests: 'विशेष अनुरोध',
  prasad: 'प्रसाद',
  noPrasad: 'नहीं चाहिए',
  addressMissing: 'डाक से भेजना है; पता चाहिए',
  yourAddressMissing: 'डाक से भेजेंगे; पता हम आपसे पूछेंगे',
  prasadWanted: 'डाक से भेजेंगे',
  restOnPage: 'नाम और बाकी विवरण आपकी बुकिंग के पेज पर हैं।',
  openBooking: 'अपनी बुकिंग देखें',
  secretLink:
    'यह लिंक जिसके पास हो, उसे आपकी बुकिंग दिखती है और वह उसे बदल सकता है। इसलिए कृपया इसे किसी को न भेजें।',
  linkEnds: `यह लिंक पूजा के ${linkDays} दिन बाद तक काम करता है। बुकिंग के पेज पर नया लिंक बनाया जा सकता है।`,
  linkEnded: `बुकिंग के लिंक की अवधि पूजा के ${linkDays} दिन बाद समाप्त हो गई। आपका खाता हो, तो बुकिंग वहाँ अब भी दिखती है।`,
}

const greeting = (name?: string): string => (name ? `नमस्ते ${name},` : 'नमस्ते,')

/** The text of a printed pass. */
const pass = {
  heading: 'पूजा पास',
  /** The heading is the same in Marathi. */
  headingMr: '',
  token: 'टोकन',
  puja: 'पूजा',
  day: 'दिन',
  time: 'समय',
  names: 'किनके नाम से',
  bookedBy: 'बुकिंग किसने की',
  gotra: 'गोत्र',
  show: 'कृपया यह पास मंदिर में दिखाएँ।',
  scan: 'बुकिंग देखने या बदलने के लिए कोड स्कैन करें।',
  prasad: 'प्रसाद टोकन',
  cancelled: { title: 'रद्द', text: 'यह बुकिंग रद्द हो गई है। यह पास मान्य नहीं है।' },
  pending: { title: 'पुष्टि बाकी है', text: 'मंदिर ने अभी इस बुकिंग की पुष्टि नहीं की है।' },
}

/** What devotees read in emails and calendars, and on their pass, in Hindi. */
export const hi = {
  toDevotee,
  labels,
  pass,
  greeting,
  dayName,
  exactWords,
  slotText,
  sanskritName,
}
