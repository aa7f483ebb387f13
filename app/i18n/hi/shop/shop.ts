import { counted } from '#contract/i18n/hi/plural.ts'
import { numberText } from '#contract/i18n/numbers.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/shop/shop.ts'

export const shop = catalogue('shop', {
  page: {
    title: 'मंदिर की दुकान',
    description: 'मंदिर से गणेश मूर्तियाँ, पूजा सामग्री, पुस्तकें और डिजिटल चीज़ें, पूरे भारत में डिलीवरी।',
  },
  heading: 'मंदिर की दुकान',
  intro: 'हर चीज़ मूर्ति के सामने अर्पित करके यहीं पैक की जाती है।',
  opensSoon: 'दुकान जल्द खुलेगी। चीज़ें देख लें; ऑर्डर अभी नहीं हो सकता।',
  tabs: 'श्रेणियाँ',
  categories: {
    all: 'सभी चीज़ें',
    idols: 'गणेश मूर्तियाँ',
    puja_kits: 'पूजा सामग्री',
    digital: 'डिजिटल चीज़ें',
    books: 'पुस्तकें',
  },
  loadFailed: 'चीज़ें लोड नहीं हुईं। कृपया थोड़ी देर बाद फिर से कोशिश करें।',
  retry: 'फिर से कोशिश करें',
  empty: 'अभी यहाँ कुछ नहीं है',
  emptyText: 'कृपया दूसरी श्रेणी देखें, या कुछ दिन बाद फिर आएँ।',
  ecoFriendly: 'पर्यावरण-अनुकूल',
  bestSeller: 'सबकी पसंद',
  outOfStock: 'स्टॉक में नहीं',
  pictureMissing: { offline: 'चित्र सहेजा नहीं गया है', online: 'चित्र लोड नहीं हुआ' },
  add: 'कार्ट में जोड़ें',
  addOf: (name: string) => `कार्ट में जोड़ें: ${name}`,
  adding: 'जोड़ा जा रहा है...',
  added: 'कार्ट में जोड़ा गया',
  view: 'कार्ट देखें',
  full: (name: string, most: number) =>
    counted(most, {
      one: `कार्ट में पहले से है: ${name}`,
      other: `कार्ट में इसके ${numberText(most)} नग हैं`,
    }),
  fullText: 'एक ऑर्डर में इससे ज़्यादा नहीं मँगाए जा सकते।',
  notAdded: 'कार्ट में नहीं जुड़ सका',
  notAddedText:
    'कृपया इस फ़ोन की खाली जगह और ब्राउज़र की निजता सेटिंग जाँचें, या ऑर्डर के लिए मंदिर को फ़ोन करें।',
  terms: {
    heading: 'डिलीवरी और वापसी',
    shipping: {
      title: 'डिलीवरी',
      lines: [
        'हर ऑर्डर भेजने से पहले मूर्ति के सामने रखा जाता है',
        '₹1,500 से ऊपर के ऑर्डर पर डिलीवरी निःशुल्क',
        'सामान्य डिलीवरी 3-5 कामकाजी दिन में, एक्सप्रेस 1-2 दिन में',
        'कुछ चीज़ों पर कैश ऑन डिलीवरी',
      ],
      link: 'डिलीवरी नीति',
    },
    returns: {
      title: 'वापसी',
      lines: [
        'डिजिटल को छोड़कर बाकी चीज़ें 7 दिन के भीतर वापस की जा सकती हैं',
        'डिजिटल चीज़ें डाउनलोड होने के बाद वापस नहीं की जा सकतीं',
      ],
      link: 'रिफ़ंड नीति',
    },
  },
  product: {
    all: 'सभी चीज़ें',
    gallery: 'और चित्र',
    tax: 'GST',
    gst: (rate: number) => `${rate}%, कीमत में शामिल`,
    left: (quantity: number) => `सिर्फ़ ${numberText(quantity)} उपलब्ध`,
    delivery: 'डिलीवरी',
    deliveryFree: 'निःशुल्क',
    deliveryFreeAbove: (amount: string) => `${amount} से ऊपर निःशुल्क`,
    download: 'डाउनलोड; इंटरनेट के बिना भी खुलता है',
    arrives: 'कब मिलेगा',
    arrivesIn: '3-5 कामकाजी दिन में',
    arrivesAtOnce: 'भुगतान के तुरंत बाद',
    express: 'एक्सप्रेस डिलीवरी',
    expressText: '1-2 दिन में',
    upi: 'UPI',
    card: 'कार्ड',
    cash: 'कैश ऑन डिलीवरी',
    ways: (all: readonly string[]) =>
      [all.slice(0, -1).join(', '), all.at(-1) ?? ''].filter(Boolean).join(' या '),
    withCash: 'ऑनलाइन, या कैश ऑन डिलीवरी',
    withoutCash: 'ऑनलाइन, ऑर्डर करते समय',
    returns: 'वापसी',
    returnable: 'डिलीवरी के 7 दिन के भीतर',
    notReturnable: 'डाउनलोड होने के बाद नहीं',
    weight: 'वज़न',
    grams: (grams: number) =>
      grams < 1000
        ? `पैकिंग सहित ${numberText(grams)} ग्राम`
        : `पैकिंग सहित ${numberText(grams / 1000, 1)} किलो`,
    ask: 'इस चीज़ के बारे में पूछें',
    question: (name: string) => `“${name}” के बारे में: `,
    missing: 'यह चीज़ दुकान में नहीं है',
    missingText: 'शायद इसका नाम बदल गया है, या यह अब नहीं बिकती।',
    unreachable: 'यह चीज़ लोड नहीं हुई',
    unreachableText: 'शायद इंटरनेट नहीं है। पहले देखी हुई चीज़ें इस फ़ोन पर सहेजी हुई हैं।',
  },
} satisfies Words<typeof english.shop.english>)
