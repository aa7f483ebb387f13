import { counted } from '#contract/i18n/en/plural.ts'
import { numberText } from '#contract/i18n/numbers.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/shop/shop.ts'

export const shop = catalogue('shop', {
  page: {
    title: 'मंदिराचे दुकान',
    description: 'मंदिरातून गणेशमूर्ती, पूजा साहित्य, पुस्तके आणि डिजिटल वस्तू, भारतभर घरपोच.',
  },
  heading: 'मंदिराचे दुकान',
  intro: 'प्रत्येक वस्तू आधी मूर्तीसमोर ठेवतो, मग येथेच पॅक करतो.',
  opensSoon: 'दुकान लवकरच सुरू होईल. वस्तू पाहता येतील; ऑर्डर अजून देता येणार नाही.',
  tabs: 'प्रकार',
  categories: {
    all: 'सर्व वस्तू',
    idols: 'गणेशमूर्ती',
    puja_kits: 'पूजा साहित्य',
    digital: 'डिजिटल वस्तू',
    books: 'पुस्तके',
  },
  loadFailed: 'वस्तू लोड झाल्या नाहीत. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  retry: 'पुन्हा प्रयत्न करा',
  empty: 'सध्या येथे काही नाही',
  emptyText: 'कृपया दुसरा प्रकार पाहा किंवा काही दिवसांनी पुन्हा या.',
  ecoFriendly: 'पर्यावरणपूरक',
  bestSeller: 'सर्वाधिक पसंती',
  outOfStock: 'शिल्लक नाही',
  pictureMissing: { offline: 'चित्र जतन केलेले नाही', online: 'चित्र लोड झाले नाही' },
  add: 'कार्टमध्ये जोडा',
  addOf: (name: string) => `कार्टमध्ये जोडा: ${name}`,
  adding: 'जोडत आहे...',
  added: 'कार्टमध्ये जोडले',
  view: 'कार्ट पाहा',
  full: (name: string, most: number) =>
    counted(most, {
      one: `कार्टमध्ये आधीच आहे: ${name}`,
      other: `कार्टमध्ये याचे ${numberText(most)} नग आहेत`,
    }),
  fullText: 'एका ऑर्डरमध्ये याहून अधिक मागवता येत नाहीत.',
  notAdded: 'कार्टमध्ये जोडता आले नाही',
  notAddedText:
    'कृपया या फोनवरील मोकळी जागा आणि ब्राउझरच्या प्रायव्हसी सेटिंग्ज तपासा, किंवा ऑर्डरसाठी मंदिराला फोन करा.',
  terms: {
    heading: 'डिलिव्हरी आणि वस्तू परत करणे',
    shipping: {
      title: 'डिलिव्हरी',
      lines: [
        'प्रत्येक ऑर्डर पाठवण्यापूर्वी मूर्तीसमोर ठेवतो',
        '₹1,500 पेक्षा अधिक ऑर्डरची डिलिव्हरी मोफत',
        'नेहमीची डिलिव्हरी 3-5 कामकाजाच्या दिवसांत, जलद डिलिव्हरी 1-2 दिवसांत',
        'काही वस्तूंसाठी कॅश ऑन डिलिव्हरी',
      ],
      link: 'वितरण धोरण',
    },
    returns: {
      title: 'वस्तू परत करणे',
      lines: ['वस्तू 7 दिवसांत परत करता येतात', 'डिजिटल वस्तू डाउनलोड केल्यावर परत करता येत नाहीत'],
      link: 'परतावा धोरण',
    },
  },
  product: {
    all: 'सर्व वस्तू',
    gallery: 'आणखी चित्रे',
    tax: 'GST',
    gst: (rate: number) => `${rate}%, किमतीत धरला आहे`,
    left: (quantity: number) => `फक्त ${numberText(quantity)} शिल्लक`,
    delivery: 'डिलिव्हरी',
    deliveryFree: 'मोफत',
    deliveryFreeAbove: (amount: string) => `${amount} पेक्षा अधिक खरेदीवर मोफत`,
    download: 'डाउनलोड; इंटरनेट नसतानाही उघडते',
    arrives: 'कधी मिळेल',
    arrivesIn: '3-5 कामकाजाच्या दिवसांत',
    arrivesAtOnce: 'पैसे भरताच',
    express: 'जलद डिलिव्हरी',
    expressText: '1-2 दिवसांत',
    upi: 'UPI',
    card: 'कार्ड',
    cash: 'कॅश ऑन डिलिव्हरी',
    ways: (all: readonly string[]) =>
      [all.slice(0, -1).join(', '), all.at(-1) ?? ''].filter(Boolean).join(' किंवा '),
    withCash: 'ऑनलाइन किंवा कॅश ऑन डिलिव्हरी',
    withoutCash: 'ऑनलाइन, ऑर्डर देताना',
    returns: 'परत करणे',
    returnable: 'मिळाल्यापासून 7 दिवसांत',
    notReturnable: 'डाउनलोड केल्यावर परत करता येत नाही',
    weight: 'वजन',
    grams: (grams: number) =>
      grams < 1000
        ? `पॅकिंगसह ${numberText(grams)} ग्रॅम`
        : `पॅकिंगसह ${numberText(grams / 1000, 1)} किलो`,
    ask: 'या वस्तूविषयी विचारा',
    question: (name: string) => `“${name}” याविषयी: `,
    missing: 'ही वस्तू दुकानात नाही',
    missingText: 'वस्तूचे नाव बदलले असेल, किंवा ती आता विक्रीस नसेल.',
    unreachable: 'ही वस्तू लोड झाली नाही',
    unreachableText: 'कदाचित इंटरनेट नसेल. आपण आधी पाहिलेल्या वस्तू या फोनवर जतन केलेल्या आहेत.',
  },
} satisfies Words<typeof english.shop.english>)
