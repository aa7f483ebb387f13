import { catalogue } from '#app/i18n/words.ts'

export const vrat = catalogue('vrat', {
  checklist: 'How to keep the day',
  checklistKept: 'Ticks stay on this phone, for this day.',
  health: 'Children, the old, the ill and those with child need not fast.',
  loading: 'The almanac is being asked.',
  next: 'Next Sankashti',
  today: 'Sankashti today',
  moonriseIn: (city: string) => `Moonrise in ${city}`,
  moonriseAt: (time: string) => `Moonrise ${time}`,
  untilMoonrise: 'until moonrise',
  daysLeft: (days: number) => (days === 1 ? 'day' : 'days'),
  tomorrow: 'Tomorrow',
  hoursMinutes: (hours: number, minutes: number) =>
    hours === 0 ? `${minutes} min` : `${hours} h ${String(minutes).padStart(2, '0')} min`,
  seconds: (seconds: number) => `${seconds} s`,
  risen: 'The moon has risen: break the fast',
  risenAt: (time: string, city: string) => `It rose at ${time} over ${city}.`,
  visibility: 'Buildings, hills and haze show the moon later than this.',
  forbiddenTitle: 'Ganesh Chaturthi: do not look at the moon',
  forbiddenNow: (until: string) => `It is up now, until ${until}.`,
  forbiddenLater: (from: string, until: string) => `From ${from} to ${until}.`,
  forbiddenOver: 'The hours are over for this year.',
  more: 'Story, mantra and how to keep it',
  failed: 'The almanac could not be loaded on this phone yet. It comes with the next connection.',
})
