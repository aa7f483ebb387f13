import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'

const emails = (count: number): string =>
  counted(count, { one: '1 email', other: `${count} emails` })

/** Shown on every page of the back office when emails are not being sent. */
export const adminMail = catalogue('adminMail', {
  label: 'Email',
  disk: {
    title: 'Nothing can be saved',
    full: 'The server’s disk is full.',
    unwritable: 'The server’s disk cannot be written to.',
    text: 'Bookings, donations and changes are refused. The person who runs the server needs to look at it now.',
  },
  notSetUp: {
    title: 'Email is not set up',
    text: 'Devotees get no email from us: no confirmations, receipts or links to choose a new password. The person who runs the server needs to set SMTP_URL and MAIL_FROM and restart it.',
    held: (count: number) =>
      count === 0
        ? 'From now on, emails are held and are sent once this is done.'
        : `${emails(count)} held. Once this is done, we send those that are still useful.`,
  },
  trouble: {
    title: 'Emails are not being sent',
    kinds: {
      unreachable: 'We cannot reach the mail server.',
      encryption: 'The connection to the mail server is not safe.',
      password: 'The mail server does not accept our username or password (SMTP_URL).',
      sender: 'The mail server does not accept our sender address (MAIL_FROM).',
      put_off: 'The mail server keeps telling us to try later.',
    },
    said: 'It says:',
    since: (when: string) => `Since ${when}.`,
    stuck: (count: number) =>
      count === 0
        ? 'We keep trying.'
        : `${emails(count)} waiting. We keep trying, for about two days.`,
  },
  channels: {
    whatsapp: {
      title: 'WhatsApp messages are not being sent',
      text: 'WhatsApp does not accept our access token, number or templates. The person who runs the server needs to check the WhatsApp settings.',
    },
    push: {
      title: 'Notifications are not being sent',
      text: 'A browser’s push service does not accept our key. The person who runs the server needs to look at it.',
    },
    email: {
      title: 'Emails are not being sent',
      text: 'The mail server does not accept us.',
    },
    waiting: (count: number, retryAt: string) =>
      count === 0
        ? `Next try: ${retryAt}.`
        : `${counted(count, { one: '1 message is', other: `${count} messages are` })} waiting. Next try: ${retryAt}.`,
  },
  log: 'Open the delivery log',
})
