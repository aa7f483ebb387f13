import { linkDays } from '#contract/bookings/links.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/bookings/booking.ts'
import { untilAfter } from '#contract/i18n/mr/untilAfter.ts'

export const booking = catalogue('booking', {
  page: {
    title: 'आपले पूजेचे बुकिंग',
    description: 'मंदिरातील आपली पूजा: तिचा दिवस, वेळ आणि स्थिती.',
  },
  loading: 'आपले बुकिंग लोड होत आहे...',
  reference: 'संदर्भ क्रमांक',
  day: 'दिवस',
  time: 'वेळ',
  span: (from: string, to: string) => `${from} ते ${untilAfter(from, to)}`,
  bookedBy: 'बुकिंग कोणी केले',
  inName: 'कोणाच्या नावाने',
  prasad: 'प्रसाद',
  prasadTo: 'टपालाने',
  names: 'संकल्पातील नावे',
  gotra: 'गोत्र',
  gotraUnknown: 'माहीत नाही',
  nakshatra: 'नक्षत्र',
  rashi: 'रास',
  intention: 'पूजेचा हेतू',
  requests: 'विशेष विनंती',
  status: {
    pending: 'विनंती मिळाली',
    confirmed: 'पुष्टी झाली',
    in_progress: 'पूजा सुरू आहे',
    performed: 'पूजा झाली',
    prasad_sent: 'प्रसाद पाठवला',
    closed: 'पूर्ण झाले',
    cancelled: 'रद्द झाले',
  },
  trail: 'स्थिती',
  steps: {
    pending: 'आपली विनंती मिळाली. आम्ही ईमेलने पुष्टी केल्यावर बुकिंग पक्के होईल.',
    confirmed: 'पुष्टी झाली: आपली पूजा बुक झाली आहे.',
    in_progress: 'आपली पूजा सुरू आहे.',
    performed: 'आपली पूजा झाली.',
    prasad_sent: 'आपला प्रसाद टपालाने निघाला आहे.',
    closed: 'आपले बुकिंग पूर्ण झाले.',
    cancelled: 'आपले बुकिंग रद्द झाले.',
  },
  moved: (by: 'devotee' | 'temple', from: string) =>
    by === 'devotee' ? `आपण वेळ बदलली. आधीची वेळ: ${from}.` : `मंदिराने वेळ बदलली. आधीची वेळ: ${from}.`,
  cancelledByYou: 'आपण हे बुकिंग रद्द केले.',
  qr: 'या पानाचा QR कोड',
  pass: 'आपला पास',
  toPujas: 'पूजांच्या यादीकडे परत',
  print: 'प्रिंट करा',
  show: 'मंदिरात हे दाखवा.',
  opensOffline: 'इंटरनेट नसतानाही हे उघडते.',
  addToCalendar: 'कॅलेंडरमध्ये जोडा',
  calendarOffline: 'इंटरनेट आल्यावर हे कॅलेंडरमध्ये जोडता येईल.',
  calendarFailed: {
    title: 'कॅलेंडरची फाइल उघडली नाही',
    refused:
      'या लिंकने आता बुकिंग उघडत नाही. कृपया आमच्या शेवटच्या ईमेलमधील लिंक उघडा; खात्याने बुक केले असल्यास लॉग इन करा.',
    offline: 'इंटरनेट आल्यावर हे कॅलेंडरमध्ये जोडता येईल.',
    trouble: 'कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  },
  asOfThen: (when: string) => `या फोनवर जतन केले: ${when}.`,
  asOf: (when: string) => `ही माहिती ${when} या वेळची आहे. त्यानंतरचे बदल सध्या तपासता येत नाहीत.`,
  change: 'बुकिंगमध्ये बदल',
  ruleBoth: (until: string) => `${until} पर्यंत बुकिंगची वेळ एकदा बदलता येते किंवा बुकिंग रद्द करता येते.`,
  ruleCancel: (until: string) =>
    `आपण वेळ एकदा बदलली आहे, ती पुन्हा बदलता येणार नाही. ${until} पर्यंत बुकिंग रद्द करता येईल.`,
  ruleOver: 'हे बुकिंग आता ऑनलाइन बदलता येत नाही. कृपया आम्हाला फोन करा:',
  callNow:
    'पूजा अगदी जवळ आली आहे, त्यामुळे ऑनलाइन बदल करता येत नाही. आम्हाला वेळेत पुष्टी करता यावी, म्हणून कृपया फोनही करा:',
  move: 'दुसरा दिवस निवडा',
  moveHeading: 'दुसरा दिवस निवडा',
  moveText: 'वेळ फक्त एकदाच बदलता येते. नवीन वेळेची पुष्टी आम्ही ईमेलने करू.',
  moveIt: 'वेळ बदला',
  moving: 'वेळ बदलत आहे...',
  back: 'हीच वेळ ठेवा',
  cancel: 'बुकिंग रद्द करा',
  cancelHeading: 'हे बुकिंग रद्द करायचे का?',
  cancelText: 'आपली वेळ दुसऱ्यांसाठी मोकळी होईल. रद्द केलेले बुकिंग परत आणता येत नाही.',
  cancelIt: 'बुकिंग रद्द करा',
  cancelling: 'रद्द होत आहे...',
  keep: 'बुकिंग राहू द्या',
  addressHeading: 'प्रसाद कोठे पाठवायचा?',
  addressText: 'आपण प्रसाद मागितला आहे, पण पत्ता अजून मिळालेला नाही.',
  giveAddress: 'पत्ता पाठवा',
  formMissing: 'हा फॉर्म लोड झाला नाही.',
  sending: 'पाठवत आहे...',
  waiting: {
    cancelBooking: 'बुकिंग रद्द करण्याची विनंती पाठवायची बाकी आहे.',
    rescheduleBooking: (when: string) => `नवीन वेळ पाठवायची बाकी आहे: ${when}.`,
    giveAddress: 'पत्ता पाठवायचा बाकी आहे.',
  },
  refused: {
    cancelBooking: 'बुकिंग रद्द करता आले नाही.',
    rescheduleBooking: 'वेळ बदलता आली नाही.',
    giveAddress: 'पत्ता स्वीकारता आला नाही.',
  },
  understood: 'ठीक आहे',
  missing: {
    title: 'हे बुकिंग उघडत नाही',
    text: 'लिंक अपुरी आहे, किंवा तिच्याऐवजी नवीन लिंक दिली आहे. कृपया आमच्या शेवटच्या ईमेलमधील लिंक उघडा; खात्याने बुक केले असल्यास लॉग इन करा.',
  },
  expired: {
    title: 'या लिंकची मुदत संपली',
    text: `बुकिंगची लिंक पूजेनंतर ${linkDays} दिवसांपर्यंत उघडते. खात्याने बुक केले असल्यास, बुकिंग पाहण्यासाठी लॉग इन करा.`,
  },
  signedOut: {
    title: 'हे बुकिंग आपले आहे का?',
    text: 'ते पाहण्यासाठी कृपया लॉग इन करा, किंवा आमच्या ईमेलमधील लिंक उघडा.',
  },
  login: 'लॉग इन करा',
  linkOver: `बुकिंगच्या लिंकची मुदत पूजेनंतर ${linkDays} दिवसांनी संपते. खात्याने बुक केले असल्यास, आताची स्थिती पाहण्यासाठी लॉग इन करा.`,
  unreachable: {
    title: 'हे बुकिंग सध्या लोड होत नाही',
    text: 'आपण ते या फोनवर अजून उघडलेले नाही. इंटरनेट आल्यावर ते लोड होईल.',
  },
  toPuja: 'पूजा बुक करा',
  commands: {
    createBooking: {
      name: 'पूजेचे बुकिंग',
      success: {
        title: 'बुकिंगची विनंती मिळाली!',
        description: 'पुष्टी करण्यासाठी आम्ही लवकरच आपल्याशी संपर्क साधू.',
      },
      failure: {
        title: 'बुकिंग झाले नाही',
        description: 'बुकिंग पाठवताना अडचण आली. कृपया पुन्हा प्रयत्न करा.',
      },
    },
    cancelBooking: {
      name: 'पूजा रद्द करणे',
      success: { title: 'बुकिंग रद्द झाले', description: 'आपली वेळ मोकळी केली आहे.' },
      failure: {
        title: 'रद्द झाले नाही',
        description: 'अडचण आली. कृपया पुन्हा प्रयत्न करा.',
      },
    },
    rescheduleBooking: {
      name: 'पूजेसाठी नवीन वेळ',
      success: {
        title: 'नवीन वेळेची विनंती मिळाली',
        description: 'पुष्टी झाल्यावर आम्ही ईमेल पाठवू.',
      },
      failure: {
        title: 'वेळ बदलली नाही',
        description: 'अडचण आली. कृपया पुन्हा प्रयत्न करा.',
      },
    },
    giveAddress: {
      name: 'प्रसादासाठी पत्ता',
      success: { title: 'पत्ता मिळाला', description: 'आम्ही प्रसाद तेथे पाठवू.' },
      failure: {
        title: 'पत्ता पाठवता आला नाही',
        description: 'अडचण आली. कृपया पुन्हा प्रयत्न करा.',
      },
    },
    claimDakshina: {
      name: 'UPI ने दक्षिणा',
      success: {
        title: 'कळवल्याबद्दल धन्यवाद',
        description: 'दक्षिणा आमच्या बँकेत जमा झाल्यावर आम्ही पुष्टी करू.',
      },
      failure: {
        title: 'पाठवता आले नाही',
        description: 'अडचण आली. कृपया पुन्हा प्रयत्न करा.',
      },
    },
  },
} satisfies Words<typeof english.booking.english>)
