import { longDateText } from '#contract/i18n/hi/longDates.ts'

/** How it was paid. */
export const methodNames = {
  card: 'कार्ड',
  upi: 'UPI',
  cash: 'नकद',
  card_machine: 'कार्ड मशीन',
  cheque: 'चेक',
}

/** The text of a printed receipt in Hindi. */
export const hi = {
  methods: methodNames,
  date: longDateText,
  heading: 'दक्षिणा रसीद',
  /** The heading is in Devanagari already. */
  headingMr: '',
  title: (number: string) => `दक्षिणा रसीद ${number}`,
  number: 'रसीद संख्या',
  issuedOn: 'रसीद की तारीख',
  year: 'वित्त वर्ष',
  from: 'इनसे सधन्यवाद प्राप्त',
  nobody: 'एक श्रद्धालु',
  amount: 'राशि',
  puja: 'पूजा',
  pujaOn: (puja: string, date: string) => `${puja}, ${date}`,
  method: 'भुगतान का तरीका',
  paidOn: 'भुगतान की तारीख',
  paymentReference: 'भुगतान की संदर्भ संख्या',
  refundedAmount: 'लौटाई गई राशि',
  booking: 'बुकिंग',
  test: {
    title: 'परीक्षण: कोई राशि नहीं मिली',
    text: 'यह परीक्षण की रसीद है और मान्य नहीं है।',
    across: 'परीक्षण',
  },
  void: {
    title: 'यह रसीद रद्द है',
    text: 'यह गलती से जारी हुई थी।',
    across: 'रद्द',
  },
  refunded: {
    title: 'यह राशि लौटा दी गई है',
    text: 'यह रसीद अब मान्य नहीं है।',
    across: 'राशि लौटाई गई',
  },
  verify: 'क्या यह रसीद असली है? मंदिर से जाँचने के लिए कोड स्कैन करें, या यह पेज खोलें:',
  scan: 'क्या यह रसीद असली है? कोड स्कैन करें।',
  signed: 'कंप्यूटर से बनी रसीद।',
  computed: 'कंप्यूटर से बनी रसीद; बिना हस्ताक्षर के मान्य।',
}
