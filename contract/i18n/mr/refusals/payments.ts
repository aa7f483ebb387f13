import type * as english from '#contract/i18n/en/refusals/payments.ts'

export const payments = {
  noUpi: 'UPI अजून उपलब्ध नाही. कृपया पैसे भरण्याचा दुसरा मार्ग निवडा',
  cardsAway: 'सध्या कार्डने पैसे भरता येत नाहीत. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  unknownPayment: 'या क्रमांकाचे पेमेंट सापडले नाही.',
  /** Rupees and section of the law are the same in all languages. */
  cashOfDay:
    'या व्यक्तीच्या त्या दिवशीच्या इतर पूजांची रोख रक्कम धरून एकूण ₹2,00,000 किंवा अधिक होते. कायद्याने (कलम 269ST) तसे चालत नाही. कृपया दुसरा दिवस निवडा',
} satisfies typeof english.payments
