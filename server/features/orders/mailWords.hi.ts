import { returnDays } from '#contract/shop/rules.ts'

/** What emails to buyers say in Hindi. */
export const hi = {
  greeting: (name: string) => `नमस्ते ${name},`,
  test: 'यह परीक्षण था। कोई राशि नहीं ली गई।',
  open: 'ऑर्डर खोलें',
  invoice: (number: string) => `बिल ${number}`,
  creditNote: (number: string) => `क्रेडिट नोट ${number}`,
  links: 'ये लिंक जिसके पास हों, उसे यह ऑर्डर दिखता है। इसलिए कृपया यह ईमेल आगे न भेजें।',
  rows: {
    delivery: 'डिलीवरी',
    free: 'निःशुल्क',
    total: 'कुल, GST सहित',
    courier: 'कूरियर',
    tracking: 'ट्रैकिंग नंबर',
  },
  due: {
    standard: 'हम आपका ऑर्डर पैक करके भेजेंगे। डिलीवरी में 3-5 कामकाजी दिन लगते हैं।',
    express: 'हम आपका ऑर्डर पैक करके भेजेंगे। डिलीवरी में 1-2 दिन लगते हैं।',
  },
  files: 'डिजिटल चीज़ें डाउनलोड करके फ़ोन पर सहेजने के लिए अपना ऑर्डर खोलें।',
  owed: {
    card: (sum: string) => `हम ${sum} आपके कार्ड पर लौटा रहे हैं। बैंक इसमें 5-10 दिन लेते हैं।`,
    other: (sum: string) => `हम ${sum} लौटाएँगे। कैसे भेजें, यह पूछने के लिए हम आपसे संपर्क करेंगे।`,
  },
  placed: {
    subject: (reference: string) => `ऑर्डर ${reference} मिल गया`,
    text: 'आपके ऑर्डर के लिए धन्यवाद।',
    cod: (amount: string) => `ऑर्डर पहुँचने पर कृपया ${amount} नकद दें।`,
    upi: 'कृपया UPI से भुगतान करें: QR कोड आपके ऑर्डर के पेज पर है। राशि हमारे बैंक में पहुँचते ही हम भुगतान की पुष्टि करेंगे।',
  },
  paid: {
    subject: (reference: string) => `ऑर्डर ${reference}: भुगतान हो गया`,
    text: (amount: string) => `धन्यवाद। हमें ${amount} मिल गए हैं।`,
  },
  counter: {
    subject: (reference: string) => `आपकी खरीदारी ${reference}`,
    text: 'मंदिर में खरीदारी करने के लिए धन्यवाद।',
  },
  shipped: {
    subject: (reference: string) => `ऑर्डर ${reference} रास्ते में है`,
    text: 'हमने आपका ऑर्डर भेज दिया है।',
    cod: (amount: string) => `कृपया ${amount} नकद तैयार रखें।`,
  },
  delivered: {
    subject: (reference: string) => `ऑर्डर ${reference} डिलीवर हो गया`,
    text: 'आपका ऑर्डर डिलीवर हो गया। श्री गणेश की कृपा आपके घर पर बनी रहे।',
    returns: `किसी चीज़ में कोई दिक्कत हो, तो ${returnDays} दिन के भीतर वापसी का अनुरोध किया जा सकता है।`,
  },
  cameBack: {
    subject: (reference: string) => `ऑर्डर ${reference} वापस आ गया`,
    text: 'कूरियर आपका ऑर्डर नहीं पहुँचा सका और उसे हमारे पास वापस ले आया।',
  },
  cancelled: {
    subject: (reference: string) => `ऑर्डर ${reference} रद्द हो गया`,
    text: 'आपका ऑर्डर रद्द हो गया।',
  },
  paidLate: {
    subject: (reference: string) => `ऑर्डर ${reference}: भुगतान देर से मिला`,
    text: 'आपका भुगतान मिलने से पहले ऑर्डर रद्द हो चुका था।',
  },
  refunded: {
    subject: (sum: string, reference: string) => `ऑर्डर ${reference}: ${sum} लौटाए गए`,
    card: (sum: string) => `हमने ${sum} आपके कार्ड पर भेज दिए हैं। बैंक इसमें 5-10 दिन लेते हैं।`,
    other: (sum: string) => `हमने ${sum} आपको भेज दिए हैं।`,
    isAll: 'ऑर्डर की पूरी राशि अब लौटाई जा चुकी है।',
  },
  returnAccepted: {
    subject: (reference: string) => `वापसी का अनुरोध स्वीकार: ऑर्डर ${reference}`,
    text: 'वापसी का आपका अनुरोध स्वीकार है। चीज़ें हमें मिलते ही हम राशि लौटा देंगे।',
  },
  returnRefused: {
    subject: (reference: string) => `वापसी के बारे में: ऑर्डर ${reference}`,
    text: 'वापसी का आपका अनुरोध स्वीकार नहीं हो सका।',
  },
}
