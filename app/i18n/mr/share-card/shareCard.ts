import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/share-card/shareCard.ts'

export const shareCard = catalogue('shareCard', {
  drawing: 'चित्र तयार होत आहे',
  failed: 'चित्र तयार करता आले नाही',
  share: 'शेअर करा',
  save: 'चित्र जतन करा',
  close: 'बंद करा',
} satisfies Words<typeof english.shareCard.english>)
