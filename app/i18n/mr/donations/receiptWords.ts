import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/donations/receiptWords.ts'

export const receiptWords = catalogue('receiptWords', {
  page: { title: 'देणगी पावती', description: 'मंदिराने दिलेली पावती.' },
  eyebrow: 'पावती',
  loading: 'पावती लोड होत आहे...',
  ask: 'मंदिराला लिहा',
  genuine: 'ही पावती खरी आहे. ती मंदिरानेच दिली आहे.',
  test: 'चाचणीची पावती: खरे पैसे गेलेले नाहीत; ही पावती ग्राह्य नाही.',
  void: 'ही पावती चुकून दिली होती. ती रद्द केली आहे.',
  refunded: 'ही देणगी नंतर परत केली.',
  partRefunded: (amount: string) => `त्यातील ${amount} नंतर परत केले.`,
  refundedLabel: 'परत केले',
  heading: 'पावती',
  from: 'देणगीदार',
  method: 'कसे भरले',
  paidOn: 'पैसे मिळाले',
  issuedOn: 'पावतीची तारीख',
  year: 'आर्थिक वर्ष',
  by: 'पावती देणारे',
  purpose: 'कशासाठी',
  pan: 'देणगीदाराचा PAN',
  paymentReference: 'पेमेंटचा संदर्भ क्रमांक',
  eightyG: 'न्यासाची 80G नोंदणी',
  pdf: 'PDF डाउनलोड करा',
  pdfOffline: 'इंटरनेट आल्यावर PDF डाउनलोड करता येईल.',
  print: 'प्रिंट करा',
  signedOut: {
    title: 'ही पावती आपली आहे का?',
    text: 'ती पाहण्यासाठी कृपया लॉग इन करा, किंवा आमच्या ईमेलमधील लिंक उघडा.',
  },
  missing: {
    title: 'ही पावती सापडली नाही',
    text: 'लिंक अपुरी आहे, किंवा ही पावती या मंदिराने दिलेली नाही.',
  },
  unreachable: {
    title: 'ही पावती सध्या तपासता येत नाही',
    text: 'पावती खरी आहे का, हे तपासण्यासाठी इंटरनेट हवे.',
  },
} satisfies Words<typeof english.receiptWords.english>)
