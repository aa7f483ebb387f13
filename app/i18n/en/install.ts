import { catalogue } from '#app/i18n/words.ts'

export const install = catalogue('install', {
  title: 'Keep it on your home screen',
  text: 'It opens like an app, also without a network. It takes no room to speak of.',
  install: 'Install',
  later: 'Not now',
  iosTitle: 'Add it to your home screen',
  iosShare: 'Tap Share in Safari’s bar.',
  iosAdd: 'Choose “Add to Home Screen”.',
  iosOpen: 'Open it once with a network, so that the mantras are there without one.',
})
