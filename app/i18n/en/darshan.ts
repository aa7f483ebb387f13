import { catalogue } from '#app/i18n/words.ts'

/** Behind the temple’s door. */
export const darshan = catalogue('darshan', {
  title: 'Darshan',
  mantra: 'ॐ गं गणपतये नमः',
  ring: 'Ring',
  light: 'Light',
  flower: 'Flower',
  flowers: (count: number) =>
    count === 1 ? 'A flower is offered' : `${count} flowers are offered`,
  chant: 'Chant',
  stop: 'Stop',
  unheard: 'The chant can’t be heard: its recording is not on this phone.',
  close: 'Close the door',
  today: (day: number) => `Darshan today · day ${day.toLocaleString('en-IN')}`,
  send: 'Send darshan',
})
