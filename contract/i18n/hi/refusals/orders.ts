import type * as english from '#contract/i18n/en/refusals/orders.ts'
import { formatRupees } from '#contract/i18n/numbers.ts'

export type { CartChange } from '#contract/i18n/en/refusals/orders.ts'

const changeText = (change: english.CartChange): string => {
  switch (change.is) {
    case 'gone':
      return 'आपके कार्ट की एक चीज़ अब नहीं बिकती।'
    case 'soldOut':
      return `“${change.name}” अब स्टॉक में नहीं है।`
    case 'fewer':
      return `“${change.name}” के सिर्फ़ ${change.left} नग मिल सकते हैं।`
    case 'notReady':
      return `“${change.name}” का ऑर्डर अभी यहाँ नहीं किया जा सकता।`
    case 'price':
      return `“${change.name}” की कीमत अब ${formatRupees(change.price)} है।`
    case 'total':
      return `कुल राशि अब ${formatRupees(change.amount)} है।`
  }
}

export const orders = {
  cartChanged: ({ changes }: { changes: readonly english.CartChange[] }) =>
    [...changes.map(changeText), 'अभी कोई ऑर्डर नहीं हुआ है।'].join(' '),
  tooManyItems: ({ most }: { most: number }) => `अधिकतम ${most} अलग-अलग चीज़ें`,
  expressAbroad: 'एक्सप्रेस डिलीवरी सिर्फ़ भारत में होती है',
  countryNotServed: 'इस देश में हम अभी पार्सल नहीं भेजते',
  addressMissing: 'कृपया डिलीवरी का पता लिखें',
  phoneMissing: 'कृपया कूरियर के लिए फ़ोन नंबर लिखें',
  deliveryMissing: 'कृपया चुनें कि ऑर्डर कैसे भेजा जाए',
  noCards: 'यहाँ कार्ड से भुगतान नहीं होता। कृपया भुगतान का दूसरा तरीका चुनें।',
  noCashOnDelivery: 'इस ऑर्डर के लिए कैश ऑन डिलीवरी उपलब्ध नहीं है',
  tooMuchThisWay: ({ most }: { most: number }) =>
    `इस तरीके से अधिकतम ${formatRupees(most)} का भुगतान हो सकता है। कृपया दूसरा तरीका चुनें या मंदिर को फ़ोन करें`,
  referenceTaken: 'यह संदर्भ संख्या किसी और ऑर्डर की है। कृपया फिर से ऑर्डर करें।',
  unknownLink: 'इस लिंक का कोई ऑर्डर नहीं मिला।',
  unknownInvoice: 'इस लिंक का कोई बिल नहीं मिला।',
  notPayable: 'इस ऑर्डर का भुगतान अब नहीं हो सकता। कृपया फिर से ऑर्डर करें।',
  notCancellable: 'यह ऑर्डर अब रद्द नहीं हो सकता। कृपया मंदिर को फ़ोन करें।',
  paidButCancelled: 'यह ऑर्डर रद्द हो गया है। अगर भुगतान हो चुका है, तो कृपया मंदिर को फ़ोन करें।',
  fileLinkOver: 'इस लिंक की अवधि समाप्त हो गई है। कृपया अपना ऑर्डर फिर से खोलें।',
  noFile: 'यह फ़ाइल उपलब्ध नहीं है। कृपया मंदिर को फ़ोन करें।',
  downloadedOften: ({ times }: { times: number }) =>
    `यह फ़ाइल ${times} बार डाउनलोड हो चुकी है। फिर से चाहिए तो कृपया मंदिर को फ़ोन करें।`,
  returnTooLate: ({ days }: { days: number }) =>
    `चीज़ें डिलीवरी के ${days} दिन के भीतर वापस की जा सकती हैं। कृपया मंदिर को फ़ोन करें।`,
  tooManyReturned: 'इस चीज़ के इतने नग वापस नहीं हो सकते',
  unknownReturn: 'ऐसी कोई वापसी नहीं है।',
  returnAnswered: 'मंदिर जवाब दे चुका है। कोई और फ़ोटो हो, तो कृपया मंदिर को लिखें।',
  noSpaceForPhoto: 'इस फ़ोटो के लिए जगह काफ़ी नहीं है।',
} satisfies typeof english.orders
