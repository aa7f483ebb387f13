import { catalogue } from '#app/i18n/words.ts'
import type { ReminderKind } from '#contract/reminders/choice.ts'
import type { ChoosableMoment } from '#contract/reminders/moments.ts'

export const reminders = catalogue('reminders', {
  page: {
    title: 'Reminders',
    description:
      'Choose the festivals you want to be reminded of, and how: on this phone, by email or on WhatsApp.',
  },
  heading: 'Reminders',
  back: 'Festival Calendar',
  preview: (time: string) => `This is how it will look, at ${time}.`,
  previewLabel: 'Example of a reminder',
  noPreview: 'Your next reminder appears here.',
  which: 'Which festivals?',
  kinds: {
    all: 'Every Ganesha festival',
    major: 'Major festivals',
    sankashti: 'Sankashti',
    angaraki: 'Angaraki Sankashti',
    vinayaka: 'Vinayaka Chaturthi',
    great: 'Great festivals: Diwali, Dasara, Holi and more',
    ekadashi: 'Ekadashi',
    pradosh: 'Pradosh',
    moon: 'Full and new moon',
  } satisfies Record<ReminderKind, string>,
  others: 'Other festivals',
  next: (date: string) => `Next: ${date}`,
  noNext: 'None this year',
  single: (name: string, date: string) => `Only ${name}, ${date}`,
  when: 'How long before?',
  moments: {
    7: '7 days before',
    3: '3 days before',
    1: '1 day before',
    0: 'On the day',
    eve: 'Evening before',
    moonrise: 'At moonrise',
  } satisfies Record<ChoosableMoment, string>,
  /** What the heading says for the eye. */
  before: ' before',
  /** Other festivals, the time of day and the city, folded. */
  more: (time: string, city: string) => `More festivals · ${time} in ${city}`,
  passed: (times: readonly string[], festivals: number) =>
    `Already passed for ${festivals > 1 ? 'these festivals' : 'this festival'}: ${times.join('; ')}.`,
  noMoonrise: '‘At moonrise’ is for fasts that end when the moon rises.',
  time: 'Time of day',
  timeHint: (city: string) => `The time in ${city}.`,
  timeHintMoon: (city: string) =>
    `The time in ${city}. ‘At moonrise’ comes when the moon rises there, on days when the fast lasts until then.`,
  timeHintEve: (time: string) => `‘Evening before’ comes at ${time}.`,
  how: 'How should we remind you?',
  channels: { push: 'This phone', email: 'Email', whatsapp: 'WhatsApp' },
  cityText: (city: string) => `Dates and moonrise are for ${city}.`,
  cityIsTemple: (city: string) =>
    `Your place isn’t on our list of cities, so dates and moonrise are for ${city}. Choose a city near you to change that.`,
  chooseSome: 'Choose at least one festival and one day.',
  nothingAhead: 'These times have already passed. Choose a later time of day, or another festival.',
  save: 'Set Reminders',
  saving: 'Setting…',
  saved: 'Your reminders are set.',
  changed: 'Your changes are saved.',
  nextOne: (name: string, day: string, time: string) =>
    `The next one, for ${name}: ${day}, ${time}.`,
  /** On a festival's own page. */
  bell: {
    consent: (day: string, time: string) =>
      `On this phone, first on ${day}, ${time}. By continuing, you agree to get reminders as notifications.`,
  },
  push: {
    explain: 'Your phone will ask to send notifications: choose Allow. You can stop any time.',
    consent: 'By continuing, you agree to get festival reminders as notifications on this phone.',
    denied: 'Notifications are blocked for this app.',
    deniedText:
      'To allow them, open your browser’s settings for this site, choose Notifications, then Allow, and come back.',
    dismissed:
      'Your phone hasn’t allowed notifications yet. Press the button again and choose Allow.',
    unsupported: 'This browser can’t receive notifications.',
    unsupportedText: 'We can remind you by email or WhatsApp instead.',
    refused: 'Your browser could not set up notifications.',
    refusedText:
      'Its notification service did not accept them. Try again later, or let us remind you by email or WhatsApp.',
    instead: { email: 'Use email', whatsapp: 'Use WhatsApp' },
    install: 'On an iPhone, first add the app to your Home Screen:',
    installSteps: [
      'Tap the Share button at the bottom of Safari.',
      'Choose Add to Home Screen.',
      'Open the temple’s app from your Home Screen and come back to Reminders.',
    ],
    there: 'Notifications are on for this phone.',
    manage: 'Change, pause or stop them',
    offline: 'Notifications could not be set up. Please try again when you’re online.',
  },
  email: {
    label: 'Your email',
    consent: 'By continuing, you agree to get festival reminders by email.',
    sent: 'Please check your inbox and open the link we emailed you to confirm.',
    active: 'Your email reminders are set.',
  },
  whatsapp: {
    name: 'Your name',
    phone: 'WhatsApp number',
    phoneHint: 'With the country code, for example +91 98765 43210.',
    email: 'Email (optional)',
    subscribe: 'Subscribe on WhatsApp',
    subscribing: 'Subscribing…',
    test: 'Send a test message',
    testing: 'Sending…',
    success: 'Subscription Successful',
    codeText: (phone: string) => `Enter the six-digit code for ${phone}.`,
    failure: 'Subscription Failed',
    failureText: 'We couldn’t subscribe you right now. Please try again.',
    testSent: 'Test message sent',
    haveCode: 'I have a code',
    testFailed: 'Test Failed',
    testError: 'Test Error',
    testErrorText: 'The test could not be sent. Please try again when you’re online.',
    code: 'Six-digit code',
    confirm: 'Confirm number',
    confirming: 'Confirming…',
    thenChosen: 'Once your number is confirmed, you get the reminders you chose above.',
    confirmed: 'Your number is confirmed.',
    confirmedText:
      'We’ll remind you of every Ganesha festival 7, 3 and 1 days before, and on the day.',
    other: 'Use another number',
  },
  manage: {
    heading: 'Your reminders',
    channel: {
      push: 'Notifications on your phone',
      email: (address: string) => `Emails to ${address}`,
      whatsapp: (address: string) => `WhatsApp messages to ${address}`,
    },
    status: {
      pending: 'Not confirmed yet.',
      active: 'On',
      paused: 'Paused. Nothing is sent until you resume them.',
      stopped: 'Stopped. Nothing is sent any more.',
    },
    refused:
      'Notifications are not reaching this device. Open the app on it once, and we will set them up again. If that does not help, choose email.',
    confirm: 'Confirm reminders',
    confirmText: 'Press the button to get festival reminders by email.',
    moveTo: (city: string) => `Use ${city} instead`,
    change: 'Save changes',
    pause: 'Pause reminders',
    resume: 'Resume reminders',
    stop: 'Stop reminders',
    stopped: 'Your reminders have stopped. We no longer keep your address for them.',
    again: 'Set new reminders',
    failed: 'That didn’t work. Please try again when you’re online.',
    unknown: 'This link has expired',
    unknownText: 'It is too old, or incomplete. You can set new reminders here.',
    unreachable: 'We can’t open your reminders right now',
    unreachableText: 'Your link still works. Please try again when you’re online.',
    retry: 'Try again',
  },
})
