import { confirmationOffered } from '#contract/i18n/en/calendarPageConsent.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/newsletter/newsletter.ts'

const failed = (what: string) => ({
  title: 'सदस्यता नहीं हो सकी',
  description: `${what} के लिए आपका ईमेल दर्ज नहीं हुआ। कृपया फिर से कोशिश करें।`,
})

export const newsletter = catalogue('newsletter', {
  invalidTitle: 'ईमेल पता सही नहीं है',
  invalidText: 'कृपया सही ईमेल पता लिखें',
  invalidField: 'कृपया पता जाँच लें, जैसे name@example.com।',
  label: 'आपका ईमेल',
  placeholder: 'name@example.com',
  consent: 'पुष्टि के लिए हम ईमेल पर एक लिंक भेजेंगे। सदस्यता कभी भी छोड़ी जा सकती है।',
  confirm: 'पुष्टि के लिए कृपया अपना इनबॉक्स देखें और हमारे ईमेल में दिया लिंक खोलें।',
  openLink: 'पुष्टि के लिए हमारे ईमेल में दिया लिंक खोलें।',
  waiting: 'इस फ़ोन पर सहेजा गया। इंटरनेट आते ही हम इसे भेज देंगे।',
  outboxName: 'न्यूज़लेटर',
  places: {
    footer: {
      heading: 'न्यूज़लेटर',
      text: '',
      button: 'सदस्यता लें',
      busy: '...',
      success: {
        title: 'सदस्यता लेने के लिए धन्यवाद!',
        description: 'त्योहारों की जानकारी और आध्यात्मिक लेख आपको ईमेल पर मिलेंगे।',
      },
      failure: failed('न्यूज़लेटर'),
    },
    mantras: {
      heading: 'हर सुबह एक मंत्र',
      text: 'हम रोज़ एक मंत्र अर्थ के साथ ईमेल पर भेजते हैं, और त्योहारों व पूजाओं की जानकारी भी।',
      button: 'सदस्यता लें',
      busy: 'दर्ज हो रहा है...',
      success: {
        title: 'सदस्यता हो गई!',
        description: 'अब नित्य मंत्र आपको ईमेल पर मिलेगा।',
      },
      failure: failed('नित्य मंत्र'),
    },
    blog: {
      heading: 'न्यूज़लेटर',
      text: 'त्योहारों, व्रतों और पूजाओं की जानकारी, नई कथाएँ और पकवानों की विधियाँ हम ईमेल पर भेजते हैं।',
      button: 'सदस्यता लें',
      busy: 'दर्ज हो रहा है...',
      success: { title: 'सदस्यता लेने के लिए धन्यवाद!' },
      failure: failed('न्यूज़लेटर'),
    },
    calendar_page: {
      heading: '',
      text: '',
      button: 'मुझे याद दिलाएँ',
      busy: 'दर्ज हो रहा है…',
      success: { title: 'सदस्यता लेने के लिए धन्यवाद!' },
      failure: failed('त्योहारों के रिमाइंडर'),
      consent: confirmationOffered,
    },
  },
} satisfies Words<typeof english.newsletter.english>)
