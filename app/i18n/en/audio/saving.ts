import { catalogue } from '#app/i18n/words.ts'

export const saving = catalogue('saving', {
  begun: (title: string) => `Saving ${title}`,
  savedTitle: 'Saved on this phone',
  savedText: 'Ready to play offline.',
  failedTitle: 'Not saved',
  failures: {
    'no-network': 'You went offline. Mantras you saved before still play.',
    stalled: 'The connection is too slow. Please try again with a better signal.',
    'no-space': 'This phone is full.',
    'refused-by-browser': 'This browser does not allow this site to save anything.',
    refused: 'This recording is not available right now. Please try again later.',
    unexpected: 'It could not be saved. Please try again.',
  },
  cancelledText: 'You cancelled it. Nothing was saved.',
  removedTitle: 'Removed from this phone',
  removedText: (title: string) => `You can save ${title} again at any time.`,
  notRemovedTitle: 'Not removed',
  notRemovedText: 'It could not be removed. Please try again.',
})
