import { catalogue } from '#app/i18n/words.ts'

export const vrat = catalogue('vrat', {
  checklist: 'How to observe the day',
  checklistKept: 'Your ticks are saved on this phone, for this day only.',
  health: 'Children, elders, and anyone ill or pregnant need not fast.',
  companion: 'Next observance',
  next: 'Next observance',
  isToday: 'Today',
  today: 'Sankashti today',
  datedIn: (city: string) => `Calculated for ${city}`,
  moonriseIn: (time: string, city: string) => `Moonrise ${time} in ${city}`,
  midday: (from: string, until: string, city: string) =>
    `Midday puja ${from} to ${until} in ${city}`,
  greeting: 'Ganpati Bappa Morya!',
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
  risen: 'The moon has risen: offer arghya',
  risenAt: (time: string, city: string) => `It rose at ${time} in ${city}.`,
  visibility: 'Haze, buildings or hills may delay your sight of the moon.',
  doNotLook: 'Do not look at the moon',
  moonAhead: (from: string, until: string) => `Do not look at the moon from ${from} to ${until}.`,
  moonNow: (until: string) => `Do not look at the moon until ${until}.`,
  panchang: 'Panchang',
  forbiddenNow: (until: string, city: string) => `The moon is up in ${city} until ${until}.`,
  more: 'How to observe it',
  arghya: 'Offer arghya',
  failed: 'The calendar has not loaded on this phone yet. It will load when you are online.',
})
