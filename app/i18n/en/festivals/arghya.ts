import { catalogue } from '#app/i18n/words.ts'

/** The arghya at the end of a Sankashti’s fast. */
export const arghya = catalogue('arghya', {
  title: 'Offer arghya',
  waits: (city: string, time: string, left: string) => `Moonrise in ${city} at ${time}, in ${left}`,
  rose: (city: string, time: string, passed: string) =>
    `The moon rose in ${city} at ${time}, ${passed} ago`,
  otherDay: (date: string, city: string, time: string) =>
    `${date} · moonrise in ${city} at ${time}`,
  listen: 'Listen',
  stop: 'Stop',
  /** Until the temple has recorded the verse. */
  unheard: 'This verse has no recording yet. The Latin letters say how it sounds.',
  done: 'Done',
  close: 'Close',
  offered: 'Your arghya is offered',
  eat: 'Break your fast with prasad.',
  next: 'Next Sankashti',
  nextWhen: (date: string, days: number) => `${date} · in ${days} days`,
  moonrise: (city: string, time: string) => `Moonrise in ${city} at ${time}`,
})
