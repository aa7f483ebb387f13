import { catalogue } from '#app/i18n/words.ts'

export const aarti = catalogue('aarti', {
  page: {
    title: 'Sing the aarti: the temple’s order, with text and sound',
    description:
      'The whole aarti in the order our temple sings it: Sukhkarta Dukhharta, the other aartis, Ghalin Lotangan and Mantra Pushpanjali, in Devanagari and Roman letters, also offline.',
    message: 'Sing the aarti with us, with text and sound:',
  },
  title: 'Sing the aarti',
  back: 'All mantras',
  facts: (pieces: number, minutes: number) =>
    minutes > 0 ? `${pieces} parts · ${minutes} min` : `${pieces} parts`,
  order: 'The order',
  play: 'Start the aarti',
  pause: 'Pause',
  resume: 'Continue',
  from: (title: string) => `Sing from here: ${title}`,
  pausePiece: (title: string) => `Pause: ${title}`,
  follow: 'Follow',
  silent: 'No recording yet: sing it from the text.',
  save: (size: string) => `Save offline, ${size}`,
  saving: (percent: number) => `Saving ${percent}%. Stop`,
  saved: (size: string) => `Saved on this phone, ${size}`,
  remove: 'Remove',
  saveAgain: 'Not all saved. Try again',
  open: 'Meaning and origin',
  empty: 'Our aarti will appear here soon.',
})
