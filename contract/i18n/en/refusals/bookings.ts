import type { CivilDate } from '#almanac/civilDate.ts'
import { shortDayText } from '#contract/i18n/en/longDates.ts'

export const bookings = {
  timePassed: 'This time has already passed today. Please choose another.',
  tooSoon:
    'It is too late to book this time: the priests need time to prepare. Please choose another.',
  templeClosed: 'The temple is closed on that day. Please choose another.',
  tooFar: ({ until }: { until: CivilDate }) =>
    `This puja can be booked until ${shortDayText(until)}.`,
  /** As the temple writes them. */
  otherHours: ({ hours }: { hours: readonly string[] }) =>
    `The temple’s hours on that day are ${hours.join(' and ')}. Please choose another time or day.`,
  dayPassed: 'Please choose today or a later date',
  noSankashti: 'Only a Sankashti has a time at moonrise. Please choose another time or day',
  noMoonriseTime: 'This puja has no time at moonrise. Please choose another time',
  sameTime: 'Please choose a different time from your current one',
  noPuja: 'Please choose a puja',
  notOffered: ({ puja }: { puja: string }) =>
    `${puja} is not offered at present. Please choose another puja`,
  pinElsewhere: 'This PIN code is not in the state you entered',
  unknownLink: 'No booking was found for this link.',
  linkOver: ({ days }: { days: number }) =>
    `This booking link expired ${days} days after the puja. If you booked with an account, please log in to see your booking.`,
  endsBeforeBegin: 'The last day is before the first day',
  tooManyDays: ({ most }: { most: number }) => `At most ${most} days`,
}
