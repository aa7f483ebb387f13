import { catalogue } from '#app/i18n/words.ts'

/** The part of the back office in every visitor's code: texts until the rest is loaded. */
export const adminShell = catalogue('adminShell', {
  page: { title: 'Back office', description: 'For the temple’s staff.' },
  loading: 'Opening the back office...',
  needsNetwork: 'The back office works only online',
  needsNetworkText:
    'It is never saved on this device, because it shows what devotees entrusted to the temple. It opens as soon as you’re back online.',
  tryAgain: 'Try again',
})
