import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/ui/shareButton.ts'

export const shareButton = catalogue('shareButton', {
  button: 'शेअर करा',
  copiedTitle: 'लिंक कॉपी झाली',
  copiedText: 'जेथे पाठवायची आहे, तेथे ती पेस्ट करा.',
  failedTitle: 'कॉपी झाली नाही',
  failedText: 'लिंक कॉपी झाली नाही. ब्राउझरच्या वरच्या पट्टीतून पत्ता कॉपी करा.',
} satisfies Words<typeof english.shareButton.english>)
