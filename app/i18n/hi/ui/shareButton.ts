import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/ui/shareButton.ts'

export const shareButton = catalogue('shareButton', {
  button: 'शेयर करें',
  copiedTitle: 'लिंक कॉपी हो गया',
  copiedText: 'जहाँ भेजना हो, वहाँ इसे पेस्ट करें।',
  failedTitle: 'कॉपी नहीं हुआ',
  failedText: 'लिंक कॉपी नहीं हो सका। इसे ब्राउज़र के एड्रेस बार से कॉपी करें।',
} satisfies Words<typeof english.shareButton.english>)
