import { datedMomentText } from '#contract/i18n/en/longDates.ts'
import { staffLanguage } from '#contract/languages.ts'
import type { Site } from '#contract/site/public.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { renderEmailLayout } from '#server/emails/emailLayout.ts'
import { sender } from '#server/emails/sender.ts'
import type { Alarm } from './repository.ts'

export type AlarmName = keyof typeof words.wrong

const words = {
  wrong: {
    email: {
      subject: 'Emails are not sent',
      text: 'The mail server does not accept our emails. They wait, and are sent once it does.',
      over: 'Emails are sent again',
    },
    whatsapp: {
      subject: 'WhatsApp messages are not sent',
      text: 'Meta refuses our token, number or account, or a template was changed there. Messages wait as long as they are of use. Check WHATSAPP_TOKEN, the account and the templates at Meta.',
      over: 'WhatsApp messages are sent again',
    },
    push: {
      subject: 'Notifications are not sent',
      text: 'The push services refuse our key. Notifications wait as long as they are of use.',
      over: 'Notifications are sent again',
    },
    payments: {
      subject: 'Stripe’s messages do not arrive',
      text: 'A card payment was found only because we asked Stripe for it. Check the webhook at Stripe, and STRIPE_WEBHOOK_SECRET.',
      over: 'Stripe’s messages are no longer missing',
    },
    disk: {
      subject: 'The server’s disk is almost full',
      text: 'Less than 1 GB or a twentieth of the disk with DATA_DIR is free. When it is full, bookings and donations cannot be saved. Delete what is not needed, or get a larger disk.',
      over: 'The server’s disk has room again',
    },
    books: {
      subject: 'Yesterday’s money does not add up',
      text: 'The takings of yesterday differ from the totals of donations, dakshina or orders, or from the cash. Nothing is lost, but one of these pages is wrong. Compare them, and tell the people who maintain this software.',
      over: 'Yesterday’s money adds up',
    },
    backup: {
      subject: 'There is no recent backup',
      text: 'The last good backup is older than two days. Make one with npm run backup, and find out why the schedule failed.',
      over: 'There is a recent backup again',
    },
    rehearsal: {
      subject: 'The last backup failed its test',
      text: 'Once a month we restore a backup as a separate copy and start it. The last one did not work. The back office says why at Settings, Backups. Make another with npm run backup, and test it with npm run restore -- --rehearse',
      over: 'A backup has passed its test',
    },
  },
  since: (when: string) => `Since ${when}.`,
  until: (from: string, to: string) => `It lasted from ${from} to ${to}.`,
  later: 'We’ll email you again when it is over.',
  button: 'Open the back office',
  why: 'All administrators receive this email.',
} as const

const isKnown = (name: string): name is AlarmName => Object.hasOwn(words.wrong, name)

/** An alarm of a newer version may be in the database. */
const wordsOf = (name: string) =>
  isKnown(name) ? words.wrong[name] : { subject: name, text: name, over: name }

const timeOf = (instant: string, timeZone: string): string =>
  datedMomentText(Date.parse(instant), timeZone)

type Temple = Pick<Site, 'name' | 'address' | 'city'>

const mailOf = (
  subject: string,
  texts: readonly string[],
  { name, address }: Temple,
  publicUrl: string,
): Omit<Mail, 'to'> => ({
  subject: `${subject}: ${name}`,
  ...renderEmailLayout({
    language: staffLanguage,
    heading: subject,
    blocks: [...texts, { link: { label: words.button, url: `${publicUrl}/admin` } }],
    footer: [words.why, sender({ name, address })],
  }),
})

export const alarmMail = ({ name, since }: Alarm, temple: Temple, publicUrl: string) => {
  const { subject, text } = wordsOf(name)
  const begun = words.since(timeOf(since, temple.city.timeZone))
  return mailOf(subject, [text, begun, words.later], temple, publicUrl)
}

export const overMail = (
  { name, since, goneSince = since }: Alarm,
  temple: Temple,
  publicUrl: string,
) => {
  const { timeZone } = temple.city
  const lasted = words.until(timeOf(since, timeZone), timeOf(goneSince, timeZone))
  return mailOf(wordsOf(name).over, [lasted], temple, publicUrl)
}
