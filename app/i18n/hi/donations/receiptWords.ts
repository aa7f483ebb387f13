import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/donations/receiptWords.ts'

export const receiptWords = catalogue('receiptWords', {
  page: { title: 'दान रसीद', description: 'मंदिर की दी हुई रसीद।' },
  eyebrow: 'रसीद',
  loading: 'रसीद लोड हो रही है...',
  ask: 'मंदिर को लिखें',
  genuine: 'यह रसीद असली है। इसे मंदिर ने ही जारी किया है।',
  test: 'परीक्षण की रसीद: कोई राशि नहीं ली गई, यह मान्य नहीं है।',
  void: 'यह रसीद गलती से जारी हुई थी और रद्द कर दी गई है।',
  refunded: 'यह दान बाद में लौटा दिया गया।',
  partRefunded: (amount: string) => `इसमें से ${amount} बाद में लौटाए गए।`,
  refundedLabel: 'लौटाई गई राशि',
  heading: 'रसीद',
  from: 'दानदाता',
  method: 'भुगतान का तरीका',
  paidOn: 'भुगतान की तारीख',
  issuedOn: 'रसीद की तारीख',
  year: 'वित्त वर्ष',
  by: 'जारीकर्ता',
  purpose: 'उद्देश्य',
  pan: 'दानदाता का PAN',
  paymentReference: 'भुगतान की संदर्भ संख्या',
  eightyG: 'न्यास का 80G पंजीकरण',
  pdf: 'PDF डाउनलोड करें',
  pdfOffline: 'इंटरनेट आने पर PDF डाउनलोड की जा सकेगी।',
  print: 'प्रिंट करें',
  signedOut: {
    title: 'क्या यह रसीद आपकी है?',
    text: 'इसे देखने के लिए कृपया लॉग इन करें, या हमारे ईमेल का लिंक खोलें।',
  },
  missing: {
    title: 'यह रसीद नहीं मिली',
    text: 'लिंक अधूरा है, या यह रसीद इस मंदिर ने जारी नहीं की।',
  },
  unreachable: {
    title: 'यह रसीद अभी जाँची नहीं जा सकती',
    text: 'रसीद असली है या नहीं, यह जाँचने के लिए इंटरनेट ज़रूरी है।',
  },
} satisfies Words<typeof english.receiptWords.english>)
