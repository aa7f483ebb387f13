import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/mantras/sharing.ts'

export const sharing = catalogue('sharing', {
  heading: 'यह पेज शेयर करें',
  text: 'परिवार और मित्रों को भेजें।',
  whatsapp: 'WhatsApp',
  telegram: 'टेलीग्राम',
} satisfies Words<typeof english.sharing.english>)
