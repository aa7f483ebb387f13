import { writeOrCall } from '#server/emails/reach.mr.ts'
import { methodNames } from './words.mr.ts'

type Refunded = Readonly<Record<'sum' | 'amount' | 'puja' | 'day', string>>

/** What emails about dakshina say in Marathi. */
export const mr = {
  test: 'ही चाचणी होती. खरे पैसे गेलेले नाहीत.',
  openReceipt: 'पावती उघडा (PDF)',
  link: 'ही लिंक ज्यांच्याकडे आहे, त्यांना पावती पाहता येते.',
  methods: methodNames,
  receipt: {
    subject: (receipt: string) => `आपली दक्षिणा मिळाली: पावती ${receipt}`,
    text: (amount: string, temple: string) =>
      `आपली ${amount} ची दक्षिणा मिळाली. ${temple} आपले आभारी आहे.`,
    otherAmount: (claimed: string) =>
      `आपण ${claimed} भरल्याचे कळवले होते. पावती प्रत्यक्ष मिळालेल्या रकमेची आहे.`,
    rows: {
      receipt: 'पावती क्र.',
      amount: 'रक्कम',
      puja: 'पूजा',
      method: 'कसे भरले',
      date: 'तारीख',
      booking: 'बुकिंग',
    },
  },
  refund: {
    subject: (sum: string) => `आपल्या दक्षिणेतील ${sum} परत करत आहोत`,
    text: ({ sum, amount, puja, day }: Refunded) =>
      `आपल्या ${amount} च्या दक्षिणेतील ${sum} आम्ही परत करत आहोत. पूजा: ${puja}, ${day}.`,
    ways: {
      cash: 'मंदिराने ते रोख परत केले आहेत.',
      card: 'ते आपण वापरलेल्या कार्डवर परत येतील. बँकेला दहा दिवसांपर्यंत वेळ लागू शकतो.',
      transfer: 'मंदिराने ते बँक ट्रान्सफरने पाठवले आहेत.',
    },
    inAll: (sum: string) => `आतापर्यंत त्यातील एकूण ${sum} परत केले आहेत.`,
    unexpected: (temple: { readonly phone: string }) =>
      `याविषयी आपल्याला माहिती नसल्यास कृपया ${writeOrCall(temple)}.`,
  },
}
