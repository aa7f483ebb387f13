import { catalogue } from '#app/i18n/words.ts'

/** The dialog of every card that is drawn on the phone. */
export const shareCard = catalogue('shareCard', {
  drawing: 'Drawing the card',
  failed: 'The card could not be drawn',
  share: 'Share',
  save: 'Save picture',
  close: 'Close',
})
