import { catalogue } from '#app/i18n/words.ts'

export const saving = catalogue('saving', {
  begun: (title: string) => `Saving ${title}`,
  savedTitle: 'Saved on this phone',
  savedText: 'It plays without a network now.',
  failedTitle: 'Not saved',
  failures: {
    'no-network': 'The network was lost. What was saved before still plays.',
    stalled: 'Nothing has come for a while. Try again where the network is better.',
    'no-space': 'There is no room left on this phone.',
    'refused-by-browser': 'This browser does not let this address keep anything.',
    refused: 'The temple’s server could not give this recording. Please try again later.',
    unexpected: 'This phone could not keep it. Please try again.',
  },
  cancelledText: 'You cancelled it. Nothing of it was kept.',
  removedTitle: 'Removed from this phone',
  removedText: (title: string) => `${title} can be saved again at any time.`,
  notRemovedTitle: 'Not removed',
  notRemovedText: 'This browser did not let go of it. Please try again.',
})
