import { catalogue } from '#app/i18n/words.ts'

const beads = (count: number) => (count === 1 ? '1 bead' : `${count.toLocaleString('en-IN')} beads`)
const rounds = (count: number) =>
  count === 1 ? '1 round' : `${count.toLocaleString('en-IN')} rounds`
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

export const sadhana = catalogue('sadhana', {
  page: {
    title: 'Your sadhana log',
    description: 'The beads, rounds and minutes you have chanted, saved on your phone.',
  },
  heading: 'My sadhana',
  intro: 'Every bead you count on the mala is logged here, on this phone.',
  today: 'Today',
  beads: 'Beads',
  rounds: 'Rounds',
  minutes: 'Minutes',
  goal: (done: number, target: number) =>
    done >= target
      ? `Today’s goal of ${rounds(target)} is reached.`
      : `${done} of ${rounds(target)} today.`,
  streak: (count: number) =>
    count > 1
      ? `${count} days in a row. Missing a day or two a week is fine.`
      : 'Every day is a good day to begin.',
  year: 'The last year',
  yearText: (practised: number, told: number) => `${days(practised)}, ${beads(told)}`,
  day: (date: string, told: number) => `${date}: ${beads(told)}`,
  mantras: 'By mantra',
  all: 'All together',
  total: (told: number, completed: number, minutes: number) =>
    `${beads(told)}, ${rounds(completed)}, ${minutes.toLocaleString('en-IN')} minutes`,
  emptyTitle: 'Nothing logged yet',
  emptyText: 'Count your first bead on the mala. It will appear here.',
  toMala: 'Open the mala',
  failed: 'This browser does not let us keep a log.',
})
