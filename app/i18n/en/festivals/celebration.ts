import { catalogue } from '#app/i18n/words.ts'

export const celebration = catalogue('celebration', {
  begins: 'Begins',
  templeTime: (time: string) => `${time}, temple time`,
  place: 'Place',
  pictureMissing: {
    offline: 'The picture loads when you’re online.',
    online: 'The picture could not be loaded.',
  },
})
