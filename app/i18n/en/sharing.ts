import { catalogue } from '#app/i18n/words.ts'

export const sharing = catalogue('sharing', {
  heading: 'Share the mantras',
  text: 'Send this page to family and friends.',
  message: 'Daily mantras of Lord Ganesha, with text and audio:',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
})
