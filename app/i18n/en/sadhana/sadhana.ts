import { counted } from '#contract/i18n/en/plural.ts'
import { numberText } from '#contract/i18n/numbers.ts'
import { catalogue } from '#app/i18n/words.ts'

const beads = (count: number) =>
  counted(count, { one: '1 bead', other: `${numberText(count)} beads` })
const rounds = (count: number) =>
  counted(count, { one: '1 round', other: `${numberText(count)} rounds` })
const minutes = (count: number) =>
  counted(count, { one: '1 minute', other: `${numberText(count)} minutes` })
const goal = (done: number, target: string, isReached: boolean) =>
  isReached ? `Today’s goal of ${target} is reached.` : `${numberText(done)} of ${target} today.`
const days = (count: number) => counted(count, { one: '1 day', other: `${count} days` })
/** A puja has no beads. */
const practice = (told: number) => (told > 0 ? beads(told) : 'puja at home')

export const sadhana = catalogue('sadhana', {
  page: {
    title: 'Your sadhana log',
    description: 'Your japa and your pujas at home, day by day: beads, rounds and minutes.',
  },
  heading: 'My sadhana',
  intro: 'Your japa, counted bead by bead on the mala, and your pujas at home.',
  place: {
    guest: 'Your log is on this phone only.',
    login: 'Log in to have it on all your devices',
    account: 'Your log is in your account, on all your devices.',
    waiting: (count: number) =>
      counted(count, {
        one: '1 sitting will be added to your account when you’re online.',
        other: `${numberText(count)} sittings will be added to your account when you’re online.`,
      }),
    refused: (count: number) =>
      counted(count, {
        one: 'One sitting could not be added to your account. It stays on this phone:',
        other: `${numberText(count)} sittings could not be added to your account. They stay on this phone:`,
      }),
    refusedOne: (date: string, told: number, why: string) => `${date}, ${practice(told)}: ${why}.`,
    more: (count: number) => `And ${numberText(count)} more.`,
  },
  guests: {
    heading: (told: number) =>
      told > 0 ? `Add ${beads(told)} to your log?` : 'Add your pujas at home to your log?',
    text: (practised: number) => `On this phone from ${days(practised)}, before you logged in.`,
    join: 'Add to my log',
    leave: 'Not mine',
    joined: 'Added to your log',
    left: 'They stay on this phone, out of your log',
  },
  today: 'Today',
  beads: 'Beads',
  rounds: 'Rounds',
  minutes: 'Minutes',
  goals: {
    heading: 'Goals',
    none: 'Set a goal for each day or week, or take a sankalp.',
    set: 'Set goals',
    change: 'Change goals',
    rounds: (done: number, target: number) => goal(done, rounds(target), done >= target),
    minutes: (done: number, target: number) => goal(done, minutes(target), done >= target),
    beads: (done: number, target: number) => goal(done, beads(target), done >= target),
    week: (done: number, target: number) =>
      done >= target
        ? `This week’s goal of ${days(target)} is reached.`
        : `${done} of ${days(target)} this week.`,
    sankalp: (mantra: string, told: number, target: number) =>
      `${mantra}: ${numberText(told)} of ${beads(target)}.`,
    sankalpDone: 'Your sankalp is complete.',
    sankalpAhead: (perDay: number, until: string) =>
      `About ${beads(perDay)} a day will bring you there by ${until}.`,
    sankalpOver: (until: string) =>
      `${until} has passed. Go on at your own pace, or choose a new date.`,
  },
  form: {
    heading: 'Goals',
    text: 'Leave empty what you don’t want. You can change your goals at any time.',
    rounds: 'Rounds a day',
    minutes: 'Minutes a day',
    beads: 'Beads a day',
    week: 'Days a week',
    noGoal: 'No goal',
    roundsOf: rounds,
    daysOf: days,
    sankalp: 'Sankalp',
    sankalpText: 'A number of one mantra that you have resolved to chant by a date.',
    mantra: 'Mantra',
    noSankalp: 'No sankalp',
    sankalpBeads: 'Beads in all',
    until: 'Until',
    untilLater: 'Please choose a date from today on',
    whole: 'Please enter a whole number',
    save: 'Save',
    cancel: 'Cancel',
    failed: 'This browser does not let us save your goals.',
  },
  streak: (count: number) =>
    count > 1
      ? `${count} days in a row. Missing a day or two a week is fine.`
      : 'Every day is a good day to begin.',
  year: 'The last year',
  yearText: (practised: number, told: number) =>
    told > 0 ? `${days(practised)}, ${beads(told)}` : days(practised),
  day: (date: string, told: number) => `${date}: ${practice(told)}`,
  mantras: 'By mantra and puja',
  all: 'All together',
  total: (told: number, completed: number, spent: number) =>
    told > 0 ? `${beads(told)}, ${rounds(completed)}, ${minutes(spent)}` : minutes(spent),
  emptyTitle: 'No japa yet',
  emptyText: 'Your japa and your pujas at home appear here. Begin with one bead on the mala.',
  toMala: 'Open the mala',
  mine: 'My sadhana',
  open: 'Open the log',
  failed: 'This browser does not let us keep a log.',
  late: 'Your log could not be read on this phone.',
})
