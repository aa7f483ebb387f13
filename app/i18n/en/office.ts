import { catalogue } from '#app/i18n/words.ts'

/** The door of the back office: all of it that is on everybody’s phone. */
export const office = catalogue('office', {
  page: { title: 'Back office', description: 'For the temple’s staff.' },
  loading: 'The back office is being opened.',
  needsNetwork: 'The back office needs the network',
  needsNetworkText:
    'It is never kept on this device, because it shows what devotees entrusted to the temple. It opens as soon as the network is back.',
  tryAgain: 'Try again',
})
