import { dayText } from '#contract/i18n/hi/dates.ts'

/** What the answers to the form say in Hindi, and emails to the office. */
export const hi = {
  codeSent:
    'हमने आपके WhatsApp पर 6 अंकों का कोड भेजा है। नंबर की पुष्टि के लिए सबसे नया कोड लिखें; यह 24 घंटे तक काम करता है।',
  active: 'WhatsApp पर आपके रिमाइंडर पहले से चालू हैं।',
  changed: 'आपकी पसंद के अनुसार WhatsApp पर रिमाइंडर चालू हैं।',
  testSent:
    'कृपया WhatsApp देखें: नंबर की पुष्टि हो चुकी हो, तो नमूना संदेश आएगा; न हुई हो, तो पुष्टि के लिए 6 अंकों का कोड आएगा।',
  local: 'WhatsApp अभी शुरू नहीं हुआ है: फ़िलहाल यह संदेश सिर्फ़ मंदिर के कार्यालय में दिखता है।',
  sample: {
    title: (festival: string) => `यह नमूना है। अगला पर्व: ${festival}`,
    body: (date: string | undefined) =>
      `${date === undefined ? '' : `${dayText(date)}। `}आपके रिमाइंडर ऐसे ही दिखेंगे।`,
    none: 'गणेश जी का अगला पर्व',
  },
  reply: {
    subject: (from: string) => `WhatsApp: ${from}`,
    heading: 'WhatsApp संदेश का जवाब',
    name: 'नाम',
    phone: 'फ़ोन',
    hidden: 'नंबर छिपा हुआ है',
    stop: 'इसमें रिमाइंडर बंद करने को कहा गया हो, तो कृपया यह जवाब दें: “STOP भेजें, फिर कोई संदेश नहीं आएगा।”',
    answer: 'इस व्यक्ति को जवाब नहीं दिया गया है। कृपया फ़ोन करें, या मंदिर के फ़ोन से लिखें।',
  },
}
