import { dayText } from '#contract/i18n/hi/dates.ts'

/** What donors read in Hindi. */
export const hi = {
  confirmed: {
    subject: (offering: string, day: string) => `${offering}, ${day}: यह दिन आपके नाम`,
    text: 'आपका दान हमें मिल गया है, और यह दिन आपके लिए आरक्षित है। एक दिन पहले हम आपको ईमेल करेंगे।',
    test: 'यह परीक्षण था। कोई राशि नहीं ली गई, और यह दिन आपके लिए आरक्षित नहीं है।',
  },
  none: {
    subject: (offering: string) => `कृपया दूसरा दिन चुनें: ${offering}`,
    text: 'आपका दान हमें मिल गया है, लेकिन आपका भुगतान पहुँचने से पहले यह दिन किसी और को दे दिया गया था। कृपया इस ईमेल का जवाब दें या हमें फ़ोन करें; हम मिलकर दूसरा दिन तय करेंगे।',
  },
  moved: {
    subject: (offering: string, day: string) => `नया दिन: ${offering}, ${day}`,
    text: 'हमने आपका दिन बदला है। यह दिन ठीक न लगे, तो कृपया इस ईमेल का जवाब दें या हमें फ़ोन करें।',
  },
  notice: {
    subject: (offering: string) => `कल आपके नाम से: ${offering}`,
    text: 'आप सादर आमंत्रित हैं। निश्चित समय जानने के लिए कृपया हमें फ़ोन करें।',
  },
  greeting: (name: string) => `नमस्ते ${name},`,
  rows: {
    offering: 'सेवा',
    date: 'तारीख',
    was: 'पहले की तारीख',
    name: 'किसके नाम से',
    reference: 'दान की संदर्भ संख्या',
  },
  heading: 'आज के यजमान',
  dayText,
}
