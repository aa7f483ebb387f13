import { catalogue } from '#app/i18n/words.ts'

export const offlineStatus = catalogue('offlineStatus', {
  offline: 'You’re offline. Saved pages still work.',
  unreachable: 'We can’t connect. Saved pages still work.',
  slow: 'This is taking long…',
  again: 'Try again',
  updateTitle: 'A new version is ready',
  updateText: 'It takes a moment. You won’t lose anything you saved.',
  update: 'Update now',
})
