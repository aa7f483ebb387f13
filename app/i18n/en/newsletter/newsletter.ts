import { catalogue } from '#app/i18n/words.ts'
import { confirmationOffered } from '#contract/i18n/en/calendarPageConsent.ts'

const failed = (what: string) => ({
  title: 'Subscription failed',
  description: `There was an error subscribing to ${what}. Please try again.`,
})

export const newsletter = catalogue('newsletter', {
  invalidTitle: 'Invalid email',
  invalidText: 'Please enter a valid email address',
  invalidField: 'Please check the address, as in name@example.com.',
  label: 'Your email',
  placeholder: 'name@example.com',
  consent: 'We’ll email you a link to confirm. Unsubscribe any time.',
  confirm: 'Please check your inbox and open the link we emailed you to confirm.',
  /** In the toast, whose first lines the specification gives. */
  openLink: 'To confirm, open the link in our email.',
  waiting: 'Saved on this phone. We’ll send it when you’re online.',
  outboxName: 'Newsletter',
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
      heading: 'A mantra every morning',
      text: 'We email you one mantra a day with its meaning, and news of festivals and pujas.',
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
})
