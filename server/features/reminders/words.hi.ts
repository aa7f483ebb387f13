import { calendarPageConsent } from '#contract/i18n/hi/calendarPageConsent.ts'
import { longDayText, plainClockText } from '#contract/i18n/hi/longDates.ts'
import { choiceInWords, listed } from '#contract/i18n/hi/reminderChoice.ts'
import { reminderWords } from '#contract/i18n/hi/reminders.ts'
import { eveTime, type ReminderChoice } from '#contract/reminders/choice.ts'

const daysIn = ({ daysBefore, atEve, atMoonrise, time }: ReminderChoice): string => {
  const before = daysBefore.filter((days) => days > 0).map(String)
  const parts = [
    ...(before.length > 0 ? [`${listed(before)} दिन पहले`] : []),
    ...(daysBefore.includes(0) ? ['उसी दिन'] : []),
  ]
  const hour = parts.length > 0 ? [`${listed(parts)}, ${plainClockText(time)} बजे`] : []
  return [
    ...hour,
    ...(atEve ? [`एक दिन पहले ${plainClockText(eveTime)} बजे`] : []),
    ...(atMoonrise ? ['चंद्रोदय के समय'] : []),
  ].join('; ')
}

/** What reminder emails say besides the reminder itself, in Hindi. */
export const hi = {
  confirm: {
    subject: 'कृपया त्योहारों के रिमाइंडर की पुष्टि करें',
    heading: 'नमस्ते,',
    request: (temple: string) => `आपने ${temple} की ओर से त्योहारों के रिमाइंडर इस ईमेल पते पर मँगाए हैं।`,
    which: 'कौन-से त्योहार',
    when: 'कब',
    where: 'शहर',
    button: 'रिमाइंडर की पुष्टि करें',
    expiry: 'यह लिंक तीन दिन तक काम करता है।',
    notYou: 'यह अनुरोध आपका न हो, तो इस ईमेल पर ध्यान न दें; कुछ भी नहीं बदलेगा।',
    festivals: choiceInWords,
    times: daysIn,
  },
  reminder: {
    heading: 'नमस्ते,',
    open: 'त्योहार देखें',
    openCalendar: 'कैलेंडर देखें',
    openList: 'पूजा की सामग्री देखें',
    why: (city: string) =>
      `आपने हमसे त्योहारों के रिमाइंडर मँगाए हैं, इसलिए यह ईमेल आया है। तारीखें और समय ${city} के हैं।`,
    change: 'रिमाइंडर बदलें, रोकें या बंद करें',
  },
  test: {
    subject: (title: string) => `नमूना: ${title}`,
    none: {
      push: 'आपके किसी भी ब्राउज़र में रिमाइंडर चालू नहीं हैं। लॉग इन करके /reminders पेज पर उन्हें चालू करें।',
      whatsapp: 'आपके WhatsApp नंबर की पुष्टि नहीं हुई है। लॉग इन करके /reminders पेज पर पुष्टि करें।',
    },
    why: 'यह नमूना आपने कार्यालय से मँगाया है। श्रद्धालुओं को यही संदेश मिलता है; उसमें रिमाइंडर बदलने या बंद करने का लिंक भी होता है।',
  },
  calendarPage: calendarPageConsent,
  stopped: 'आपके रिमाइंडर बंद कर दिए गए हैं।',
}

/** What a reminder itself says, and what is written where a day has changed: names come before a colon. */
export const messages = {
  ...reminderWords,
  moved: {
    title: (name: string, to: string) => `${name}: नई तारीख ${longDayText(to)}`,
    body: (name: string, { from, to }: Readonly<Record<'from' | 'to', string>>) =>
      `${name}: मंदिर में यह पर्व ${longDayText(from)} के बजाय ${longDayText(to)} को मनाया जाएगा।`,
  },
  notObserved: {
    title: (name: string) => `${name}: यह पर्व नहीं मनाया जाएगा`,
    body: (name: string, date: string) =>
      `${name}: मंदिर में यह पर्व ${longDayText(date)} को नहीं मनाया जाएगा।`,
  },
  observed: {
    title: (name: string, date: string) => `${name}: ${longDayText(date)}`,
    body: (name: string, date: string) =>
      `${name}: मंदिर में यह पर्व ${longDayText(date)} को मनाया जाएगा।`,
  },
  unnamed: (date: string | null) => (date === null ? 'आपका चुना हुआ पर्व' : longDayText(date)),
  digest: (first: string, others: readonly string[]) =>
    others.length === 1 ? `${first}; ${others[0]}` : `${first}; ${others.length} और त्योहार`,
}
