import type * as english from '#contract/i18n/en/refusals/orders.ts'
import { formatRupees } from '#contract/i18n/numbers.ts'

export type { CartChange } from '#contract/i18n/en/refusals/orders.ts'

const changeText = (change: english.CartChange): string => {
  switch (change.is) {
    case 'gone':
      return 'आपल्या कार्टमधील एक वस्तू आता विक्रीस नाही.'
    case 'soldOut':
      return `“${change.name}” ही वस्तू संपली आहे.`
    case 'fewer':
      return `“${change.name}” या वस्तूचे फक्त ${change.left} नग शिल्लक आहेत.`
    case 'notReady':
      return `“${change.name}” ही वस्तू अजून येथे मागवता येत नाही.`
    case 'price':
      return `“${change.name}” या वस्तूची किंमत आता ${formatRupees(change.price)} आहे.`
    case 'total':
      return `एकूण रक्कम आता ${formatRupees(change.amount)} आहे.`
  }
}

export const orders = {
  cartChanged: ({ changes }: { changes: readonly english.CartChange[] }) =>
    [...changes.map(changeText), 'अजून कोणतीही ऑर्डर दिलेली नाही.'].join(' '),
  tooManyItems: ({ most }: { most: number }) => `जास्तीत जास्त ${most} वेगवेगळ्या वस्तू`,
  expressAbroad: 'जलद डिलिव्हरी फक्त भारतात मिळते',
  countryNotServed: 'या देशात आम्ही अजून पार्सल पाठवत नाही',
  addressMissing: 'कृपया डिलिव्हरीचा पत्ता लिहा',
  phoneMissing: 'कृपया कुरिअरसाठी फोन नंबर लिहा',
  deliveryMissing: 'कृपया वस्तू कशी पाठवायची ते निवडा',
  noCards: 'येथे कार्डने पैसे भरता येत नाहीत. कृपया दुसरा मार्ग निवडा.',
  noCashOnDelivery: 'या ऑर्डरसाठी कॅश ऑन डिलिव्हरी उपलब्ध नाही',
  tooMuchThisWay: ({ most }: { most: number }) =>
    `या मार्गाने जास्तीत जास्त ${formatRupees(most)} भरता येतात. कृपया दुसरा मार्ग निवडा किंवा मंदिराला फोन करा`,
  referenceTaken: 'हा संदर्भ क्रमांक दुसऱ्या ऑर्डरचा आहे. कृपया पुन्हा ऑर्डर द्या.',
  unknownLink: 'या लिंकची ऑर्डर सापडली नाही.',
  unknownInvoice: 'या लिंकचे बिल सापडले नाही.',
  notPayable: 'या ऑर्डरचे पैसे आता भरता येत नाहीत. कृपया पुन्हा ऑर्डर द्या.',
  notCancellable: 'ही ऑर्डर आता रद्द करता येत नाही. कृपया मंदिराला फोन करा.',
  paidButCancelled: 'ही ऑर्डर रद्द झाली आहे. आपण पैसे भरले असल्यास कृपया मंदिराला फोन करा.',
  fileLinkOver: 'या लिंकची मुदत संपली आहे. कृपया आपली ऑर्डर पुन्हा उघडा.',
  noFile: 'ही फाइल उपलब्ध नाही. कृपया मंदिराला फोन करा.',
  downloadedOften: ({ times }: { times: number }) =>
    `ही फाइल ${times} वेळा डाउनलोड झाली आहे. पुन्हा हवी असल्यास कृपया मंदिराला फोन करा.`,
  returnTooLate: ({ days }: { days: number }) =>
    `वस्तू मिळाल्यापासून ${days} दिवसांत परत करता येते. कृपया मंदिराला फोन करा.`,
  tooManyReturned: 'या वस्तूचे इतके नग परत करता येत नाहीत',
  unknownReturn: 'परत करण्याची अशी विनंती नाही.',
  returnAnswered: 'मंदिराने आधीच उत्तर दिले आहे. आणखी फोटो असल्यास कृपया मंदिराला लिहा.',
  noSpaceForPhoto: 'या फोटोसाठी पुरेशी जागा नाही.',
} satisfies typeof english.orders
