import { catalogue } from '#app/i18n/words.ts'

/** Where the links in the newsletter's emails lead. */
export const newsletterPage = catalogue('newsletterPage', {
  goHome: 'Go to the home page',
  page: {
    title: 'Newsletter',
    description: 'Confirm or cancel your newsletter subscription.',
  },
  pending: {
    title: 'One more step',
    text: 'Press the button to receive the temple’s newsletter by email.',
    button: 'Confirm subscription',
  },
  confirmed: {
    title: 'You are subscribed',
    text: 'We’ll email you the temple’s newsletter. You can unsubscribe any time, here or with the link in any email.',
    button: 'Unsubscribe',
  },
  /** Below the state of the subscription. */
  dailyMantra: {
    pending: { on: 'You will also receive the mantra of the day every morning.', offered: '' },
    confirmed: {
      on: 'The mantra of the day comes every morning at 5:30 AM, temple time.',
      offered: 'Would you like the mantra of the day as well, every morning?',
    },
    unsubscribed: { on: '', offered: '' },
    buttons: { on: 'Stop the daily mantra', offered: 'Send me the daily mantra' },
  },
  unsubscribed: {
    title: 'You are unsubscribed',
    text: 'You won’t receive the newsletter any more, and we no longer keep your address for it. To come back, sign up at the foot of any page.',
  },
  unknown: {
    title: 'This link has expired',
    text: 'It is older than three days, or incomplete. Please sign up again at the foot of any page.',
  },
  unreachable: {
    title: 'We can’t open your subscription right now',
    text: 'Your link still works. Please try again when you’re online.',
    button: 'Try again',
  },
})
