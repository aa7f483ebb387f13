import { calendarPageConsent } from '#contract/i18n/mr/calendarPageConsent.ts'
import { longDayText, plainClockText } from '#contract/i18n/mr/longDates.ts'
import { choiceInWords, listed } from '#contract/i18n/mr/reminderChoice.ts'
import { reminderWords } from '#contract/i18n/mr/reminders.ts'
import { eveTime, type ReminderChoice } from '#contract/reminders/choice.ts'

const daysIn = ({ daysBefore, atEve, atMoonrise, time }: ReminderChoice): string => {
  const before = daysBefore.filter((days) => days > 0).map(String)
  const parts = [
    ...(before.length > 0 ? [`${listed(before)} दिवस आधी`] : []),
    ...(daysBefore.includes(0) ? ['त्याच दिवशी'] : []),
  ]
  const hour = parts.length > 0 ? [`${listed(parts)}, ${plainClockText(time)} वाजता`] : []
  return [
    ...hour,
    ...(atEve ? [`आदल्या दिवशी ${plainClockText(eveTime)} वाजता`] : []),
    ...(atMoonrise ? ['चंद्रोदयाच्या वेळी'] : []),
  ].join('; ')
}

/** What reminder emails say besides the reminder itself, in Marathi. */
export const mr = {
  confirm: {
    subject: 'कृपया नोंदणी पक्की करा: सणांची आठवण',
    heading: 'नमस्कार,',
    request: (temple: string) =>
      `${temple} येथून या ईमेल पत्त्यावर सणांची आठवण करून द्यावी, अशी विनंती आपण केली आहे.`,
    which: 'कोणते सण',
    when: 'केव्हा',
    where: 'शहर',
    button: 'आठवण सुरू करा',
    expiry: 'ही लिंक तीन दिवस चालते.',
    notYou: 'ही विनंती आपण केली नसल्यास या ईमेलकडे दुर्लक्ष करा; काहीही बदलणार नाही.',
    festivals: choiceInWords,
    times: daysIn,
  },
  reminder: {
    heading: 'नमस्कार,',
    open: 'सण पाहा',
    openCalendar: 'दिनदर्शिका पाहा',
    openList: 'पूजेचे साहित्य पाहा',
    why: (city: string) =>
      `आपण सणांची आठवण करून देण्यास सांगितले आहे, म्हणून हा ईमेल येतो. तारखा आणि वेळा ${city} येथील आहेत.`,
    change: 'आठवण बदला, थांबवा किंवा बंद करा',
  },
  test: {
    subject: (title: string) => `नमुना: ${title}`,
    none: {
      push: 'आपल्या कोणत्याही ब्राउझरवर सूचना सुरू नाहीत. लॉग इन करून /reminders या पानावर त्या सुरू करा.',
      whatsapp: 'आपल्या WhatsApp नंबरची खात्री झालेली नाही. लॉग इन करून /reminders या पानावर ती करा.',
    },
    why: 'हा नमुना आपण कार्यालयातून मागितला आहे. भाविकांना हाच संदेश मिळतो; आठवण बदलण्याची किंवा बंद करण्याची लिंकही त्यात असते.',
  },
  calendarPage: calendarPageConsent,
  stopped: 'सणांची आठवण बंद केली आहे.',
}

/** What a reminder itself says, and what is written where a day has changed. */
export const messages = {
  ...reminderWords,
  moved: {
    title: (name: string, to: string) => `${name}: नवीन तारीख ${longDayText(to)}`,
    body: (name: string, { from, to }: Readonly<Record<'from' | 'to', string>>) =>
      `मंदिरात ${name} हा सण ${longDayText(from)} ऐवजी ${longDayText(to)} रोजी साजरा होईल.`,
  },
  notObserved: {
    title: (name: string) => `${name} हा सण साजरा होणार नाही`,
    body: (name: string, date: string) =>
      `मंदिरात ${name} हा सण ${longDayText(date)} रोजी साजरा होणार नाही.`,
  },
  observed: {
    title: (name: string, date: string) => `${name}: ${longDayText(date)}`,
    body: (name: string, date: string) =>
      `मंदिरात ${name} हा सण ${longDayText(date)} रोजी साजरा होईल.`,
  },
  unnamed: (date: string | null) => (date === null ? 'हा सण' : longDayText(date)),
  digest: (first: string, others: readonly string[]) =>
    others.length === 1 ? `${first}; ${others[0]}` : `${first}; आणखी ${others.length} सण`,
}
