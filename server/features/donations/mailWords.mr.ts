import { dateText } from '#contract/i18n/mr/dates.ts'
import { writeOrCall } from '#server/emails/reach.mr.ts'
import type { DonationRecord } from './repository.ts'

const byTransfer = 'मंदिराने ते बँक ट्रान्सफरने पाठवले आहेत.'

const ways: Readonly<Record<DonationRecord['paymentMethod'], string>> = {
  card: 'ते आपण वापरलेल्या कार्डवर परत येतील. बँकेला दहा दिवसांपर्यंत वेळ लागू शकतो.',
  gpay: byTransfer,
  cash: byTransfer,
  card_machine: byTransfer,
  cheque: byTransfer,
  transfer: byTransfer,
  hundi: byTransfer,
}

type Refunded = Readonly<Record<'sum' | 'reference' | 'amount', string>>

/** What emails to donors say in Marathi. */
export const mr = {
  greeting: (name: string) => `नमस्कार ${name},`,
  test: 'ही चाचणी होती. खरे पैसे गेलेले नाहीत.',
  openReceipt: 'पावती उघडा',
  methods: {
    card: 'कार्ड',
    gpay: 'UPI',
    cash: 'रोख',
    card_machine: 'कार्ड मशीन',
    cheque: 'चेक',
    transfer: 'बँक ट्रान्सफर',
    hundi: 'दानपेटी',
  },
  dateText,
  thanks: {
    subject: (receipt: string) => `आपल्या देणगीबद्दल मनःपूर्वक धन्यवाद! पावती ${receipt}`,
    heading: 'आपल्या देणगीबद्दल मनःपूर्वक धन्यवाद!',
    text: (amount: string, temple: string) =>
      `आपली ${amount} ची देणगी मिळाली. ${temple} आपले आभारी आहे. श्री गणेशाची कृपा आपल्यावर आणि आपल्या कुटुंबावर राहो.`,
    otherAmount: (pledged: string) =>
      `आपण ${pledged} देण्याचे कळवले होते. पावती प्रत्यक्ष मिळालेल्या रकमेची आहे.`,
    rows: {
      receipt: 'पावती क्र.',
      amount: 'रक्कम',
      purpose: 'कशासाठी',
      method: 'कसे भरले',
      date: 'तारीख',
      reference: 'संदर्भ क्रमांक',
    },
    openPdf: 'PDF डाउनलोड करा',
    links: 'या लिंक ज्यांच्याकडे आहेत, त्यांना पावती पाहता येते आणि ती खरी आहे का, हे तपासता येते.',
  },
  refund: {
    subject: (sum: string) => `आपल्या देणगीतील ${sum} परत करत आहोत`,
    text: ({ sum, reference, amount }: Refunded) =>
      `आपल्या ${amount} च्या देणगीतील ${sum} आम्ही परत करत आहोत. देणगीचा संदर्भ क्रमांक: ${reference}.`,
    ways,
    inAll: (sum: string) => `आतापर्यंत त्यातील एकूण ${sum} परत केले आहेत.`,
    unexpected: (temple: { readonly phone: string }) =>
      `याविषयी आपल्याला माहिती नसल्यास कृपया ${writeOrCall(temple)}.`,
  },
}
