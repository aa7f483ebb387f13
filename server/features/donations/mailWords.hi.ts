import { dateText } from '#contract/i18n/hi/dates.ts'
import { writeOrCall } from '#server/emails/reach.hi.ts'
import type { DonationRecord } from './repository.ts'

const byTransfer = 'मंदिर ने राशि बैंक ट्रांसफ़र से भेजी है।'

const ways: Readonly<Record<DonationRecord['paymentMethod'], string>> = {
  card: 'राशि उसी कार्ड पर आएगी, जिससे भुगतान हुआ था। बैंक इसमें दस दिन तक ले सकते हैं।',
  gpay: byTransfer,
  cash: byTransfer,
  card_machine: byTransfer,
  cheque: byTransfer,
  transfer: byTransfer,
  hundi: byTransfer,
}

type Refunded = Readonly<Record<'sum' | 'reference' | 'amount' | 'temple', string>>

/** What emails to donors say in Hindi. */
export const hi = {
  greeting: (name: string) => `नमस्ते ${name},`,
  test: 'यह परीक्षण था। कोई राशि नहीं ली गई।',
  openReceipt: 'रसीद खोलें',
  methods: {
    card: 'कार्ड',
    gpay: 'UPI',
    cash: 'नकद',
    card_machine: 'कार्ड मशीन',
    cheque: 'चेक',
    transfer: 'बैंक ट्रांसफ़र',
    hundi: 'दानपात्र',
  },
  dateText,
  thanks: {
    subject: (receipt: string) => `आपके दान के लिए हार्दिक धन्यवाद! रसीद ${receipt}`,
    heading: 'आपके दान के लिए हार्दिक धन्यवाद!',
    text: (amount: string, temple: string) =>
      `आपका ${amount} का दान ${temple} को मिल गया है। श्री गणेश की कृपा आप पर और आपके परिवार पर बनी रहे।`,
    otherAmount: (pledged: string) =>
      `आपने ${pledged} के दान की बात कही थी। रसीद उस राशि की है, जो हमें मिली।`,
    rows: {
      receipt: 'रसीद संख्या',
      amount: 'राशि',
      purpose: 'उद्देश्य',
      method: 'भुगतान का तरीका',
      date: 'तारीख',
      reference: 'संदर्भ संख्या',
    },
    openPdf: 'PDF डाउनलोड करें',
    links: 'ये लिंक जिसके पास हों, उसे यह रसीद दिखती है। इनसे यह भी जाँचा जा सकता है कि रसीद असली है।',
  },
  refund: {
    subject: (sum: string) => `आपके दान में से ${sum} लौटाए जा रहे हैं`,
    text: ({ sum, reference, amount, temple }: Refunded) =>
      `आपने ${temple} को ${amount} का दान दिया था। उसमें से हम ${sum} लौटा रहे हैं। दान की संदर्भ संख्या: ${reference}।`,
    ways,
    inAll: (sum: string) => `अब तक इसमें से कुल ${sum} लौटाए जा चुके हैं।`,
    unexpected: (temple: { readonly phone: string }) =>
      `आपको इसकी जानकारी न हो, तो कृपया ${writeOrCall(temple)}।`,
  },
}
