import type * as english from '#contract/i18n/en/refusals/payments.ts'

export const payments = {
  noUpi: 'UPI अभी उपलब्ध नहीं है। कृपया भुगतान का दूसरा तरीका चुनें',
  cardsAway: 'कार्ड से भुगतान अभी नहीं हो सकता। कृपया थोड़ी देर में फिर से कोशिश करें।',
  unknownPayment: 'इस संख्या का कोई भुगतान नहीं मिला।',
  /** Rupees and section of the law are the same in all languages. */
  cashOfDay:
    'उस दिन इसी व्यक्ति की दूसरी पूजाओं का नकद मिलाकर राशि ₹2,00,000 या ज़्यादा हो जाएगी, जिसकी कानून अनुमति नहीं देता (धारा 269ST)। कृपया दूसरा दिन चुनें',
} satisfies typeof english.payments
