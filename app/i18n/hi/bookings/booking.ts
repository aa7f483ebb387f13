import { linkDays } from '#contract/bookings/links.ts'
import { untilAfter } from '#contract/i18n/hi/untilAfter.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/bookings/booking.ts'

export const booking = catalogue('booking', {
  page: {
    title: 'आपकी पूजा की बुकिंग',
    description: 'मंदिर में आपकी पूजा: उसका दिन, समय और स्थिति।',
  },
  loading: 'आपकी बुकिंग लोड हो रही है...',
  reference: 'संदर्भ संख्या',
  day: 'दिन',
  time: 'समय',
  span: (from: string, to: string) => `${from} से ${untilAfter(from, to)} बजे तक`,
  bookedBy: 'बुकिंग किसने की',
  inName: 'किसके नाम से',
  prasad: 'प्रसाद',
  prasadTo: 'डाक से',
  names: 'संकल्प के नाम',
  gotra: 'गोत्र',
  gotraUnknown: 'पता नहीं',
  nakshatra: 'नक्षत्र',
  rashi: 'राशि',
  intention: 'पूजा का उद्देश्य',
  requests: 'विशेष अनुरोध',
  status: {
    pending: 'अनुरोध मिल गया',
    confirmed: 'पुष्टि हो गई',
    in_progress: 'पूजा चल रही है',
    performed: 'पूजा संपन्न हुई',
    prasad_sent: 'प्रसाद भेजा गया',
    closed: 'पूरी हो गई',
    cancelled: 'रद्द हो गई',
  },
  trail: 'स्थिति',
  steps: {
    pending: 'आपका अनुरोध मिल गया है। ईमेल से हमारी पुष्टि मिलने पर बुकिंग पक्की होगी।',
    confirmed: 'पुष्टि हो गई: आपकी बुकिंग पक्की है।',
    in_progress: 'आपकी पूजा चल रही है।',
    performed: 'आपकी पूजा संपन्न हुई।',
    prasad_sent: 'आपका प्रसाद डाक से भेज दिया गया है।',
    closed: 'आपकी बुकिंग का सब काम पूरा हुआ।',
    cancelled: 'आपकी बुकिंग रद्द हो गई।',
  },
  moved: (by: 'devotee' | 'temple', from: string) =>
    by === 'devotee'
      ? `आपने समय बदला। पहले का समय: ${from}।`
      : `मंदिर ने समय बदला। पहले का समय: ${from}।`,
  cancelledByYou: 'आपने यह बुकिंग रद्द की।',
  qr: 'इस पेज का QR कोड',
  pass: 'आपका पास',
  toPujas: 'पूजाओं की सूची पर वापस जाएँ',
  print: 'प्रिंट करें',
  show: 'इसे मंदिर में दिखाएँ।',
  opensOffline: 'इंटरनेट न हो तब भी यह खुलता है।',
  addToCalendar: 'कैलेंडर में जोड़ें',
  calendarOffline: 'इंटरनेट आने पर इसे कैलेंडर में जोड़ा जा सकेगा।',
  calendarFailed: {
    title: 'कैलेंडर की फ़ाइल नहीं खुल सकी',
    refused:
      'इस लिंक से अब बुकिंग नहीं खुलती। कृपया हमारे सबसे नए ईमेल का लिंक खोलें; बुकिंग खाते से की गई हो, तो लॉग इन करें।',
    offline: 'इंटरनेट आने पर इसे कैलेंडर में जोड़ा जा सकेगा।',
    trouble: 'कृपया थोड़ी देर में फिर से कोशिश करें।',
  },
  asOfThen: (when: string) => `इस फ़ोन पर सहेजा गया: ${when}।`,
  asOf: (when: string) => `यह जानकारी इस समय की है: ${when}। इसके बाद के बदलाव अभी नहीं देखे जा सकते।`,
  change: 'बुकिंग में बदलाव',
  ruleBoth: (until: string) =>
    `${until} तक बुकिंग का समय एक बार बदला जा सकता है, या बुकिंग रद्द की जा सकती है।`,
  ruleCancel: (until: string) =>
    `समय एक बार बदला जा चुका है, अब फिर नहीं बदला जा सकता। बुकिंग ${until} तक रद्द की जा सकती है।`,
  ruleOver: 'इस बुकिंग को अब ऑनलाइन नहीं बदला जा सकता। कृपया हमें फ़ोन करें:',
  callNow:
    'पूजा का समय बहुत पास है, इसलिए ऑनलाइन बदलाव नहीं हो सकता। हम समय रहते पुष्टि कर सकें, इसके लिए कृपया हमें फ़ोन भी करें:',
  move: 'दूसरा दिन चुनें',
  moveHeading: 'दूसरा दिन चुनें',
  moveText: 'समय एक ही बार बदला जा सकता है। नए समय की पुष्टि हम ईमेल से करेंगे।',
  moveIt: 'समय बदलें',
  moving: 'समय बदला जा रहा है...',
  back: 'यही समय रहने दें',
  cancel: 'बुकिंग रद्द करें',
  cancelHeading: 'यह बुकिंग रद्द करें?',
  cancelText: 'यह समय दूसरों को मिल सकेगा। रद्द की गई बुकिंग फिर से चालू नहीं हो सकती।',
  cancelIt: 'बुकिंग रद्द करें',
  cancelling: 'रद्द हो रही है...',
  keep: 'बुकिंग रहने दें',
  addressHeading: 'प्रसाद कहाँ भेजें?',
  addressText: 'आपने डाक से प्रसाद मँगाया है, पर पता हमें अभी नहीं मिला।',
  giveAddress: 'पता भेजें',
  formMissing: 'यह फ़ॉर्म लोड नहीं हो सका।',
  sending: 'भेजा जा रहा है...',
  waiting: {
    cancelBooking: 'बुकिंग रद्द करने का अनुरोध भेजना बाकी है।',
    rescheduleBooking: (when: string) => `नया समय भेजना बाकी है: ${when}।`,
    giveAddress: 'पता भेजना बाकी है।',
  },
  refused: {
    cancelBooking: 'बुकिंग रद्द नहीं हो सकी।',
    rescheduleBooking: 'समय नहीं बदला जा सका।',
    giveAddress: 'पता स्वीकार नहीं हो सका।',
  },
  understood: 'ठीक है',
  missing: {
    title: 'यह बुकिंग नहीं खुल सकती',
    text: 'लिंक अधूरा है, या उसकी जगह नया लिंक बन चुका है। कृपया हमारे सबसे नए ईमेल का लिंक खोलें; बुकिंग खाते से की गई हो, तो लॉग इन करें।',
  },
  expired: {
    title: 'इस लिंक की अवधि समाप्त हो गई',
    text: `बुकिंग का लिंक पूजा के ${linkDays} दिन बाद तक काम करता है। बुकिंग खाते से की गई हो, तो उसे देखने के लिए लॉग इन करें।`,
  },
  signedOut: {
    title: 'क्या यह बुकिंग आपकी है?',
    text: 'इसे देखने के लिए कृपया लॉग इन करें, या हमारे ईमेल का लिंक खोलें।',
  },
  login: 'लॉग इन करें',
  linkOver: `बुकिंग के लिंक की अवधि पूजा के ${linkDays} दिन बाद समाप्त हो जाती है। बुकिंग खाते से की गई हो, तो ताज़ा स्थिति देखने के लिए लॉग इन करें।`,
  unreachable: {
    title: 'यह बुकिंग अभी लोड नहीं हो पा रही है',
    text: 'यह इस फ़ोन पर पहले नहीं खोली गई है। इंटरनेट आने पर लोड होगी।',
  },
  toPuja: 'पूजा बुक करें',
  commands: {
    createBooking: {
      name: 'पूजा की बुकिंग',
      success: {
        title: 'बुकिंग का अनुरोध मिल गया!',
        description: 'पुष्टि के लिए हम जल्द ही आपसे संपर्क करेंगे।',
      },
      failure: {
        title: 'बुकिंग नहीं हो सकी',
        description: 'बुकिंग भेजने में गड़बड़ हो गई। कृपया फिर से कोशिश करें।',
      },
    },
    cancelBooking: {
      name: 'बुकिंग रद्द करना',
      success: {
        title: 'बुकिंग रद्द हो गई',
        description: 'यह समय अब दूसरों को मिल सकेगा।',
      },
      failure: {
        title: 'रद्द नहीं हो सकी',
        description: 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।',
      },
    },
    rescheduleBooking: {
      name: 'पूजा का नया समय',
      success: {
        title: 'नए समय का अनुरोध मिल गया',
        description: 'पुष्टि होते ही हम आपको ईमेल करेंगे।',
      },
      failure: {
        title: 'समय नहीं बदला जा सका',
        description: 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।',
      },
    },
    giveAddress: {
      name: 'प्रसाद के लिए पता',
      success: { title: 'पता मिल गया', description: 'हम प्रसाद वहाँ भेजेंगे।' },
      failure: {
        title: 'पता भेजा नहीं जा सका',
        description: 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।',
      },
    },
    claimDakshina: {
      name: 'UPI से दक्षिणा',
      success: {
        title: 'बताने के लिए धन्यवाद',
        description: 'दक्षिणा हमारे बैंक में पहुँचते ही हम पुष्टि करेंगे।',
      },
      failure: {
        title: 'भेजा नहीं जा सका',
        description: 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।',
      },
    },
  },
} satisfies Words<typeof english.booking.english>)
