import { catalogue } from '#app/i18n/words.ts'
import { confirmationOffered } from '#contract/calendarPageConsent.ts'

const failed = (what: string) => ({
  title: 'Subscription failed',
  description: `There was an error subscribing to ${what}. Please try again.`,
})

export const newsletter = catalogue('newsletter', {
  invalidTitle: 'Invalid email',
  invalidText: 'Please enter a valid email address',
  label: 'Your email',
  placeholder: 'name@example.com',
  consent: 'We’ll email you a link to confirm. Unsubscribe any time.',
  confirm: 'Please check your inbox and open the link we emailed you to confirm.',
  waiting: 'Saved on this phone. We’ll send it when you’re online.',
  outboxName: 'Newsletter',
  goHome: 'Go to the home page',
  places: {
    footer: {
      heading: 'Newsletter',
      text: '',
      button: 'Subscribe',
      busy: '...',
      success: {
        title: 'Thank you for subscribing!',
        description: "You'll receive updates about festivals and spiritual content.",
      },
      failure: failed('the newsletter'),
    },
    mantras: {
      heading: 'News from the temple',
      text: 'For now we email you news of mantras, festivals and pujas. Daily mantras will follow.',
      button: 'Subscribe',
      busy: 'Subscribing...',
      success: {
        title: 'Subscription successful!',
        description: "You'll now receive daily mantras in your inbox.",
      },
      failure: failed('daily mantras'),
    },
    blog: {
      heading: 'Newsletter',
      text: 'We email you news of festivals, fasts and pujas, and of new stories and recipes.',
      button: 'Subscribe',
      busy: 'Subscribing...',
      success: { title: 'Thanks for subscribing!' },
      failure: failed('the newsletter'),
    },
    /** The box *Never Miss a Festival*: confirming also begins the reminders by email. */
    calendar_page: {
      heading: '',
      text: '',
      button: 'Set Reminders',
      busy: 'Setting…',
      success: { title: 'Thanks for subscribing!' },
      failure: failed('festival reminders'),
      consent: confirmationOffered,
    },
  },
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
