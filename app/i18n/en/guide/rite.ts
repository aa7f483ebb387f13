import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'

/** A rite while it is performed, one step a screen, and its end. */
export const rite = catalogue('rite', {
  title: (name: string) => `${name}, step by step`,
  leave: 'Leave the puja',
  step: (place: number, all: number) => `Step ${place} of ${all}`,
  left: (minutes: number) => `${minutes} min left`,
  next: 'Next',
  readOn: 'Read on',
  finish: 'Finish',
  back: 'Back',
  listen: 'Listen',
  pause: 'Pause',
  synthesised: 'Synthesised voice',
  silent: 'No recording yet: read it aloud.',
  soundOffline: 'You’re offline, and this recording is not saved.',
  soundFailed: 'This recording cannot be played right now.',
  meaning: 'Meaning',
  keys: 'Space or → for the next step',
  yourTurn: 'Your turn',
  thenNext: 'The next step follows.',
  thenNextAfter: (minutes: number) => `The next step follows after ${minutes} min.`,
  stay: 'Stay here',
  options: {
    open: 'All steps and options',
    heading: 'Steps',
    close: 'Done',
    skip: 'Skip this step',
    short: 'Short form',
    shortHint: (minutes: number) => `About ${minutes} min in all`,
    myTurn: 'My turn',
    myTurnHint:
      'Each line is sung, then you say it. After the last one the next step follows. The sankalp, the moonrise, the aarti, the last step and steps without a mantra wait for you.',
  },
  midday: (city: string, from: string, until: string) => `Midday in ${city}: ${from} to ${until}.`,
  moon: {
    rises: (time: string, city: string) => `The moon rises at ${time} in ${city}.`,
    risen: (time: string, city: string) => `The moon has risen in ${city}, at ${time}.`,
    none: (city: string) => `The moon does not rise in ${city} today.`,
    haze: 'Haze, buildings or hills may delay your sight of it.',
  },
  sankalp: {
    waiting: 'Say your names, your gotra, the place and the day, and why you perform this puja.',
  },
  resume: {
    heading: 'Go on where you stopped?',
    text: (step: number, all: number, title: string) =>
      `You stopped at step ${step} of ${all}: ${title}`,
    goOn: 'Go on',
    anew: 'Begin anew',
  },
  done: {
    heading: 'The puja is complete',
    blessing: 'May Ganesha bless you and your family.',
    dayHeading: 'The puja of this day is complete',
    nextDay: (title: string) =>
      `When its day comes, open this puja again. It goes on with: ${title}`,
    goOn: 'Go on now',
    anew: 'Begin again',
    minutes: (minutes: number) =>
      counted(minutes, {
        one: '1 minute, in your sadhana log',
        other: `${minutes} minutes, in your sadhana log`,
      }),
    log: 'Open the log',
    next: (name: string, date: string) => `${name}: ${date}`,
    visarjan: {
      heading: 'The days of visarjan',
      after: (days: number, date: string) =>
        days === 1 ? `After a day and a half: ${date}` : `Day ${days + 1}: ${date}`,
      anant: (date: string) => `Anant Chaturdashi: ${date}`,
    },
    upcoming: 'The next ones',
    share: 'Share a picture',
    book: 'Book a puja',
    donate: 'Donate',
    home: 'All pujas at home',
  },
})
