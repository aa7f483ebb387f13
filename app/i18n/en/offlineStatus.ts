import { catalogue } from '#app/i18n/words.ts'

export const offlineStatus = catalogue('offlineStatus', {
  offline: 'No network. What is saved still works.',
  unreachable: 'The temple’s server cannot be reached. What is saved still works.',
  updateTitle: 'A new version is ready',
  updateText: 'It takes a moment. Nothing you saved is lost.',
  update: 'Update now',
})
