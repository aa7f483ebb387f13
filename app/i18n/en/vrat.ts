import { catalogue } from '#app/i18n/words.ts'

export const vrat = catalogue('vrat', {
  checklist: 'How to keep the day',
  checklistKept: 'Ticks stay on this phone, for this day.',
  health: 'Children, the old, the ill and those with child need not fast.',
  companion: 'The next observance',
  next: 'Next observance',
  isToday: 'Today',
  today: 'Sankashti today',
  datedIn: (city: string) => `As reckoned for ${city}`,
  moonriseIn: (time: string, city: string) => `Moonrise ${time} in ${city}`,
  day: (weekday: string, date: string) => `${weekday}, ${date}`,
  untilMoonrise: 'until moonrise',
  days: (days: number) => (days === 1 ? 'day' : 'days'),
  left: (ms: number) => {
    if (ms <= 60_000) return `${Math.ceil(ms / 1_000)} s`
    const minutes = Math.ceil(ms / 60_000)
    const hours = Math.floor(minutes / 60)
    return hours === 0
      ? `${minutes} min`
      : `${hours} h ${String(minutes % 60).padStart(2, '0')} min`
  },
  risen: 'The moon has risen: break the fast',
  risenAt: (time: string, city: string) => `It rose at ${time} in ${city}.`,
  visibility: 'Buildings, hills and haze show the moon later.',
  doNotLook: 'Do not look at the moon',
  forbiddenNow: (until: string, city: string) => `It is up now in ${city}, until ${until}.`,
  forbiddenAhead: (from: string, until: string, city: string) =>
    `From ${from} to ${until} in ${city}.`,
  more: 'Its story and how to keep it',
  failed: 'The almanac could not be loaded on this phone yet. It comes with the next connection.',
})
