import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/newsletter/newsletterPage.ts'

export const newsletterPage = catalogue('newsletterPage', {
  goHome: 'होम पेज पर जाएँ',
  page: {
    title: 'न्यूज़लेटर',
    description: 'न्यूज़लेटर की सदस्यता की पुष्टि करें या सदस्यता छोड़ें।',
  },
  pending: {
    title: 'बस एक कदम और',
    text: 'मंदिर का न्यूज़लेटर ईमेल पर पाने के लिए बटन दबाएँ।',
    button: 'सदस्यता की पुष्टि करें',
  },
  confirmed: {
    title: 'आपकी सदस्यता हो गई है',
    text: 'मंदिर का न्यूज़लेटर हम आपको ईमेल पर भेजेंगे। सदस्यता यहाँ से, या किसी भी ईमेल में दिए लिंक से, कभी भी छोड़ी जा सकती है।',
    button: 'सदस्यता छोड़ें',
  },
  dailyMantra: {
    pending: { on: 'आपको हर सुबह नित्य मंत्र भी मिलेगा।', offered: '' },
    confirmed: {
      on: 'नित्य मंत्र हर सुबह 5:30 बजे (मंदिर के स्थानीय समय के अनुसार) आता है।',
      offered: 'क्या हम हर सुबह नित्य मंत्र भी भेजें?',
    },
    unsubscribed: { on: '', offered: '' },
    buttons: { on: 'नित्य मंत्र बंद करें', offered: 'मुझे नित्य मंत्र भेजें' },
  },
  unsubscribed: {
    title: 'आपकी सदस्यता समाप्त हो गई',
    text: 'अब न्यूज़लेटर नहीं आएगा। हमने अपनी सूची से आपका ईमेल पता हटा दिया है। फिर से पाने के लिए किसी भी पेज के नीचे अपना ईमेल लिखें।',
  },
  unknown: {
    title: 'इस लिंक की अवधि समाप्त हो गई',
    text: 'यह लिंक तीन दिन से पुराना है, या अधूरा है। कृपया किसी भी पेज के नीचे फिर से अपना ईमेल लिखें।',
  },
  unreachable: {
    title: 'आपकी सदस्यता का पेज अभी नहीं खुल पा रहा है',
    text: 'आपका लिंक अब भी काम करता है। इंटरनेट आने पर फिर से कोशिश करें।',
    button: 'फिर से कोशिश करें',
  },
} satisfies Words<typeof english.newsletterPage.english>)
