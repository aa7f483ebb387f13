import { catalogue } from '#app/i18n/words.ts'

export const install = catalogue('install', {
  title: 'Add it to your home screen',
  text: 'It opens like an app, even offline. It takes up very little space.',
  menu: 'Add to home screen',
  install: 'Install',
  later: 'Not now',
  iosTitle: 'Add it to your home screen',
  iosShare: 'Tap Share in Safari’s bar.',
  iosAdd: 'Choose “Add to Home Screen”.',
  iosOpen: 'Open it once while online, so the mantras work offline.',
})
