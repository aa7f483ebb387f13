import { longDateText } from '#contract/i18n/mr/longDates.ts'
import { amountInWords } from '#server/money/amountInWords.ts'

/** How it was paid. */
export const methodNames = {
  card: 'कार्ड',
  upi: 'UPI',
  cash: 'रोख',
  card_machine: 'कार्ड मशीन',
  cheque: 'चेक',
}

/** The text of a printed receipt in Marathi. */
export const mr = {
  methods: methodNames,
  date: longDateText,
  inWords: (rupees: number) => `अक्षरी: ${amountInWords(rupees, 'mr')}`,
  heading: 'दक्षिणा पावती',
  /** The heading is Marathi already. */
  headingMr: '',
  title: (number: string) => `दक्षिणा पावती ${number}`,
  number: 'पावती क्र.',
  issuedOn: 'पावतीची तारीख',
  year: 'आर्थिक वर्ष',
  from: 'यांच्याकडून साभार मिळाले',
  nobody: 'भाविक',
  amount: 'रक्कम',
  puja: 'कशासाठी',
  pujaOn: (puja: string, date: string) => `${puja}, ${date}`,
  method: 'कसे भरले',
  paidOn: 'पैसे मिळाले',
  paymentReference: 'पेमेंटचा संदर्भ क्रमांक',
  refundedAmount: 'परत केले',
  booking: 'बुकिंग',
  test: {
    title: 'चाचणी: पैसे मिळालेले नाहीत',
    text: 'ही चाचणीची पावती आहे; ती ग्राह्य नाही.',
    across: 'चाचणी',
  },
  void: {
    title: 'ही पावती रद्द आहे',
    text: 'ती चुकून दिली होती.',
    across: 'रद्द',
  },
  refunded: {
    title: 'हे पैसे परत केले आहेत',
    text: 'ही पावती आता ग्राह्य नाही.',
    across: 'परत केले',
  },
  verify: 'ही पावती खरी आहे का? मंदिराकडून तपासण्यासाठी कोड स्कॅन करा, किंवा हे पान उघडा:',
  scan: 'ही पावती खरी आहे का? कोड स्कॅन करा.',
  signed: 'संगणकाने तयार केलेली पावती.',
  computed: 'संगणकाने तयार केलेली पावती; सहीशिवाय ग्राह्य.',
}
