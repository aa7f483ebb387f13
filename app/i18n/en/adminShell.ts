import { catalogue } from '#app/i18n/words.ts'

/** What every phone has of the back office: words until its code comes. */
export const adminShell = catalogue('adminShell', {
  page: { title: 'Back office', description: 'For the temple’s staff.' },
  loading: 'The back office is being opened.',
  needsNetwork: 'The back office needs the network',
  needsNetworkText:
    'It is never kept on this device, because it shows what devotees entrusted to the temple. It opens as soon as the network is back.',
  tryAgain: 'Try again',
})
