import { catalogue } from '#app/i18n/words.ts'

export const sharing = catalogue('sharing', {
  heading: 'Share this page',
  text: 'Send it to family and friends.',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
})
