import { wordsIn } from '#contract/languages.ts'
import { hi } from './words.hi.ts'
import { mr } from './words.mr.ts'

/** Changes with what people agree to. */
export const consentVersion = '2026-11-25'

/** The English text of newsletter emails. */
const en = {
  confirm: {
    subject: (temple: string) => `Please confirm: newsletter of ${temple}`,
    heading: 'Namaste,',
    request: (temple: string) =>
      `You asked us to send you the newsletter of ${temple} at this email address. ` +
      'We write about festivals, fasts, pujas and news from the temple.',
    requestWithMantra: (temple: string) =>
      `You asked us to send you the mantra of the day and the newsletter of ${temple} ` +
      'at this email address. The mantra comes every morning, and the newsletter when there is news ' +
      'of festivals, fasts, pujas and the temple.',
    button: 'Confirm subscription',
    expiry: 'This link works for three days.',
    notYou: 'If you didn’t, ignore this email and we will not write to you.',
  },
  already: {
    subject: (temple: string) => `You already receive the newsletter of ${temple}`,
    heading: 'Namaste,',
    text:
      'You asked for our newsletter again. You are already subscribed, so there is nothing to do. ' +
      'If it does not reach you, please check your spam folder.',
  },
  welcome: {
    subject: (temple: string) => `Welcome to the newsletter of ${temple}`,
    heading: 'Namaste, and welcome!',
    text: 'Your subscription is confirmed. We will write when there is news to share.',
    mantra: 'The mantra of the day reaches you every morning at 5:30 AM, temple time.',
    blessing: 'May Lord Ganesha remove every obstacle from your path.',
  },
  dailyMantra: {
    subject: (title: string) => `Today’s mantra: ${title}`,
    beginning: (lines: number) => `This is how it begins; it has ${lines} lines.`,
    listen: 'Listen and chant along',
    open: 'Open the mantra',
    why: 'You receive this because you asked for the mantra of the day.',
    stop: 'Stop the daily mantra',
    offer: {
      subject: (temple: string) => `Daily mantra of ${temple}: please confirm`,
      text:
        'You already receive our newsletter, and you asked us to send you the mantra of the day ' +
        'as well. We would send it every morning at 5:30 AM, temple time.',
      button: 'Send me the daily mantra',
      notYou: 'If you didn’t, ignore this email and nothing changes.',
    },
  },
  issue: {
    readArticle: 'Read the article',
    why: (consentNote: string | undefined) =>
      consentNote === undefined
        ? 'You receive this because you subscribed to our newsletter.'
        : `You receive this because you agreed to our emails: ${consentNote}.`,
    testSubject: (subject: string) => `[Test] ${subject}`,
    whyTest: 'This is a test, sent to you alone. Subscribers also see a link to unsubscribe here.',
  },
  unsubscribe: 'Unsubscribe',
}

export const wordsOf = wordsIn({ en, mr, hi })
