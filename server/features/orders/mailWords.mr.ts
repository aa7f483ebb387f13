import { returnDays } from '#contract/shop/rules.ts'

/** What emails to buyers say in Marathi. */
export const mr = {
  greeting: (name: string) => `नमस्कार ${name},`,
  test: 'ही चाचणी होती. खरे पैसे गेलेले नाहीत.',
  open: 'ऑर्डर उघडा',
  invoice: (number: string) => `बिल ${number}`,
  creditNote: (number: string) => `क्रेडिट नोट ${number}`,
  links: 'या लिंक ज्यांच्याकडे आहेत, त्यांना ही ऑर्डर पाहता येते. म्हणून कृपया हा ईमेल पुढे पाठवू नका.',
  rows: {
    delivery: 'डिलिव्हरी',
    free: 'मोफत',
    total: 'एकूण, GST धरून',
    courier: 'कुरिअर',
    tracking: 'ट्रॅकिंग क्रमांक',
  },
  due: {
    standard: 'आम्ही ऑर्डर पॅक करून पाठवू. ती 3-5 कामकाजाच्या दिवसांत पोहोचते.',
    express: 'आम्ही ऑर्डर पॅक करून पाठवू. ती 1-2 दिवसांत पोहोचते.',
  },
  files: 'डिजिटल वस्तू डाउनलोड करून फोनवर जतन करण्यासाठी आपली ऑर्डर उघडा.',
  owed: {
    card: (sum: string) => `आम्ही ${sum} आपल्या कार्डवर परत करत आहोत. बँकेला 5-10 दिवस लागतात.`,
    other: (sum: string) => `आम्ही ${sum} परत करू. ते कसे पाठवायचे, हे विचारण्यासाठी संपर्क साधू.`,
  },
  placed: {
    subject: (reference: string) => `ऑर्डर ${reference} मिळाली`,
    text: 'आपल्या ऑर्डरबद्दल धन्यवाद.',
    cod: (amount: string) => `वस्तू हाती आल्यावर कृपया कुरिअरला ${amount} रोख द्या.`,
    upi: 'कृपया UPI ने पैसे भरा: QR कोड आपल्या ऑर्डरच्या पानावर आहे. पैसे आमच्या बँकेत जमा झाल्यावर आम्ही पुष्टी करू.',
  },
  paid: {
    subject: (reference: string) => `ऑर्डर ${reference}: पैसे मिळाले`,
    text: (amount: string) => `धन्यवाद. आम्हाला ${amount} मिळाले.`,
  },
  counter: {
    subject: (reference: string) => `आपली खरेदी ${reference}`,
    text: 'मंदिरात केलेल्या खरेदीबद्दल धन्यवाद.',
  },
  shipped: {
    subject: (reference: string) => `ऑर्डर ${reference} पाठवली`,
    text: 'आम्ही आपली ऑर्डर पाठवली आहे.',
    cod: (amount: string) => `कृपया ${amount} रोख तयार ठेवा.`,
  },
  delivered: {
    subject: (reference: string) => `ऑर्डर ${reference} पोहोचली`,
    text: 'आपली ऑर्डर पोहोचली. श्री गणेशाची कृपा आपल्या घरावर राहो.',
    returns: `एखाद्या वस्तूत काही अडचण असल्यास, ${returnDays} दिवसांत ती परत करण्याची विनंती करता येते.`,
  },
  cameBack: {
    subject: (reference: string) => `ऑर्डर ${reference} परत आली`,
    text: 'कुरिअरला आपली ऑर्डर पोहोचवता आली नाही. ती आमच्याकडे परत आली आहे.',
  },
  cancelled: {
    subject: (reference: string) => `ऑर्डर ${reference} रद्द झाली`,
    text: 'आपली ऑर्डर रद्द झाली.',
  },
  paidLate: {
    subject: (reference: string) => `ऑर्डर ${reference}: पैसे उशिरा मिळाले`,
    text: 'आपले पैसे मिळाले, तेव्हा ऑर्डर आधीच रद्द झाली होती.',
  },
  refunded: {
    subject: (sum: string, reference: string) => `ऑर्डर ${reference}: ${sum} परत केले`,
    card: (sum: string) => `आम्ही ${sum} आपल्या कार्डवर परत पाठवले आहेत. बँकेला 5-10 दिवस लागतात.`,
    other: (sum: string) => `आम्ही ${sum} आपल्याला पाठवले आहेत.`,
    isAll: 'ऑर्डरचे सर्व पैसे आता परत केले आहेत.',
  },
  returnAccepted: {
    subject: (reference: string) => `वस्तू परत करण्याची विनंती मान्य: ऑर्डर ${reference}`,
    text: 'आपली विनंती मान्य आहे. वस्तू आमच्याकडे पोहोचल्यावर पैसे परत करू.',
  },
  returnRefused: {
    subject: (reference: string) => `वस्तू परत करण्याविषयी: ऑर्डर ${reference}`,
    text: 'आपली विनंती मान्य करता आली नाही.',
  },
}
