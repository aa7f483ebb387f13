import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/mantras/sharing.ts'

export const sharing = catalogue('sharing', {
  heading: 'हे पान शेअर करा',
  text: 'कुटुंबाला आणि मित्रमंडळींना पाठवा.',
  whatsapp: 'WhatsApp',
  telegram: 'टेलिग्राम',
} satisfies Words<typeof english.sharing.english>)
