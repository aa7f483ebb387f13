import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/share-card/shareCard.ts'

export const shareCard = catalogue('shareCard', {
  drawing: 'चित्र बन रहा है',
  failed: 'चित्र नहीं बन सका',
  share: 'शेयर करें',
  save: 'चित्र सहेजें',
  close: 'बंद करें',
} satisfies Words<typeof english.shareCard.english>)
