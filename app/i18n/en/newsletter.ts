import { catalogue } from '#app/i18n/words.ts'

const failed = (what: string) => ({
  title: 'Subscription failed',
  description: `There was an error subscribing to ${what}. Please try again.`,
})

export const newsletter = catalogue('newsletter', {
  invalidTitle: 'Invalid email',
  invalidText: 'Please enter a valid email address',
  label: 'Your email',
  placeholder: 'name@example.com',
  consent:
    'We send an e-mail first; nothing else comes until you open its link. Every e-mail has a link to stop.',
  confirm: 'Please look into your inbox: the e-mail we have sent has a link to confirm.',
  waiting: 'Saved on this phone: it is sent as soon as the temple’s server can be reached.',
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
      heading: 'A mantra every day',
      text: 'One mantra a day, with its meaning, by e-mail.',
      button: 'Subscribe',
      busy: 'Subscribing...',
      success: {
        title: 'Subscription successful!',
        description: "You'll now receive daily mantras in your inbox.",
      },
      failure: failed('daily mantras'),
    },
    blog: {
      heading: 'New articles by e-mail',
      text: 'Stories, vrats and recipes of the temple, when they come out.',
      button: 'Subscribe',
      busy: 'Subscribing...',
      success: { title: 'Thanks for subscribing!' },
      failure: failed('the newsletter'),
    },
    calendar_page: {
      heading: 'Festival dates by e-mail',
      text: 'The dates of the coming festivals, before they come.',
      button: 'Subscribe',
      busy: 'Subscribing...',
      success: { title: 'Thanks for subscribing!' },
      failure: failed('the newsletter'),
    },
  },
  page: {
    title: 'Newsletter',
    description: 'Confirm or end your newsletter.',
  },
  pending: {
    title: 'One more step',
    text: 'Press the button, and the temple’s newsletter comes to you by e-mail.',
    button: 'Yes, send it to me',
  },
  confirmed: {
    title: 'You are subscribed',
    text: 'The temple’s newsletter comes to you by e-mail. You can end it at any time, here or by the link in every e-mail.',
    button: 'Unsubscribe',
  },
  unsubscribed: {
    title: 'You are unsubscribed',
    text: 'You won’t receive the newsletter any more, and we no longer keep your address for it. To come back, sign up at the foot of any page.',
  },
  unknown: {
    title: 'This link has run out',
    text: 'It is older than three days, or not complete. Please sign up again at the foot of any page.',
  },
  unreachable: {
    title: 'The temple’s server cannot be reached',
    text: 'The link stays good. Please try again when there is a network.',
    button: 'Try again',
  },
})
