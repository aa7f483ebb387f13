import { catalogue } from '#app/i18n/words.ts'

export const shareButton = catalogue('shareButton', {
  button: 'Share',
  copiedTitle: 'Link copied',
  copiedText: 'Paste it wherever you want to share it.',
  failedTitle: 'Copy failed',
  failedText: 'Could not copy the link. Copy it from your browser’s address bar.',
})
