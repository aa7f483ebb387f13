import { catalogue } from '#app/i18n/words.ts'

/** Behind the temple’s door. */
export const darshan = catalogue('darshan', {
  title: 'Darshan',
  mantra: 'ॐ गं गणपतये नमः',
  ring: 'Ring',
  light: 'Light',
  chant: 'Chant',
  stop: 'Stop',
  close: 'Close the door',
})
