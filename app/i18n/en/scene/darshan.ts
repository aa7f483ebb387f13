import { counted } from '#contract/i18n/en/plural.ts'
import { numberText } from '#contract/i18n/numbers.ts'
import { catalogue } from '#app/i18n/words.ts'

/** Behind the temple’s door. */
export const darshan = catalogue('darshan', {
  title: 'Darshan',
  mantra: 'ॐ गं गणपतये नमः',
  ring: 'Ring',
  light: 'Light',
  flower: 'Flower',
  flowers: (count: number) =>
    counted(count, { one: 'A flower is offered', other: `${count} flowers are offered` }),
  chant: 'Chant',
  stop: 'Stop',
  /** Why the chant is not heard. */
  unheard: {
    noOutput: 'The chant plays, but there is no sound output.',
    failed: 'The chant’s recording could not be played.',
    offline: 'The chant’s recording is not on this phone. Please try again when you’re online.',
  },
  close: 'Close the door',
  today: (day: number) => `Darshan today · day ${numberText(day)}`,
  send: 'Send darshan',
})
