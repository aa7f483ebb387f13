import { numberText } from '#contract/i18n/numbers.ts'

export const sadhana = {
  otherPerson: 'Somebody else has logged in on this phone.',
  full: ({ most }: { most: number }) => `One account has room for ${numberText(most)} sittings.`,
  dayToCome: 'This day is still to come',
  dayLongAgo: 'This day is too long ago',
  begunOtherDay: 'It did not begin on this day',
  timeToCome: 'This time is still to come',
  endsBeforeBegin: 'It ends before it begins',
  moreRounds: 'It has more rounds than beads',
}
