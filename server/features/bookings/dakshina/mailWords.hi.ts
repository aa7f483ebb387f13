import { writeOrCall } from '#server/emails/reach.hi.ts'
import { methodNames } from './words.hi.ts'

type Refunded = Readonly<Record<'sum' | 'amount' | 'puja' | 'day', string>>

/** What emails about dakshina say in Hindi. */
export const hi = {
  test: 'यह परीक्षण था। कोई राशि नहीं ली गई।',
  openReceipt: 'रसीद खोलें (PDF)',
  link: 'जिसके पास यह लिंक हो, वह रसीद खोल सकता है।',
  methods: methodNames,
  receipt: {
    subject: (receipt: string) => `आपकी दक्षिणा मिल गई: रसीद ${receipt}`,
    text: (amount: string, temple: string) =>
      `धन्यवाद। आपकी ${amount} की दक्षिणा ${temple} को मिल गई है।`,
    otherAmount: (claimed: string) =>
      `आपने बताया था कि आपने ${claimed} का भुगतान किया है। रसीद उस राशि की है, जो हमें मिली।`,
    rows: {
      receipt: 'रसीद संख्या',
      amount: 'राशि',
      puja: 'पूजा',
      method: 'भुगतान का तरीका',
      date: 'तारीख',
      booking: 'बुकिंग',
    },
  },
  refund: {
    subject: (sum: string) => `आपकी दक्षिणा में से ${sum} लौटाए जा रहे हैं`,
    text: ({ sum, amount, puja, day }: Refunded) =>
      `आपकी ${amount} की दक्षिणा में से हम ${sum} लौटा रहे हैं। पूजा: ${puja}, ${day}।`,
    ways: {
      cash: 'मंदिर ने राशि नकद लौटाई है।',
      card: 'राशि उसी कार्ड पर आएगी, जिससे भुगतान हुआ था। बैंक इसमें दस दिन तक ले सकते हैं।',
      transfer: 'मंदिर ने राशि बैंक ट्रांसफ़र से भेजी है।',
    },
    inAll: (sum: string) => `अब तक इसमें से कुल ${sum} लौटाए जा चुके हैं।`,
    unexpected: (temple: { readonly phone: string }) =>
      `आपको इसकी जानकारी न हो, तो कृपया ${writeOrCall(temple)}।`,
  },
}
