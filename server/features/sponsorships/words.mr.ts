import { dayText } from '#contract/i18n/mr/dates.ts'

/** What donors read in Marathi. */
export const mr = {
  confirmed: {
    subject: (offering: string, day: string) => `${offering}, ${day}: हा दिवस आपल्यासाठी`,
    text: 'आपली देणगी मिळाली, आणि हा दिवस आपल्यासाठी राखून ठेवला आहे. आदल्या दिवशी आम्ही ईमेल पाठवू.',
    test: 'ही चाचणी होती. खरे पैसे गेलेले नाहीत, आणि हा दिवस आपल्यासाठी राखून ठेवलेला नाही.',
  },
  none: {
    subject: (offering: string) => `कृपया दुसरा दिवस निवडा: ${offering}`,
    text: 'आपली देणगी मिळाली, पण आपले पेमेंट आम्हाला दिसण्याआधीच हा दिवस दुसऱ्या कोणीतरी घेतला. कृपया या ईमेलला उत्तर द्या किंवा आम्हाला फोन करा; आपण दुसरा दिवस ठरवू.',
  },
  moved: {
    subject: (offering: string, day: string) => `नवीन दिवस: ${offering}, ${day}`,
    text: 'आम्ही आपला दिवस बदलला आहे. तो सोयीचा नसल्यास कृपया या ईमेलला उत्तर द्या किंवा आम्हाला फोन करा.',
  },
  notice: {
    subject: (offering: string) => `उद्या आपल्या नावाने: ${offering}`,
    text: 'आपण अवश्य या. नेमकी वेळ विचारण्यासाठी कृपया आम्हाला फोन करा.',
  },
  greeting: (name: string) => `नमस्कार ${name},`,
  rows: {
    offering: 'सेवा',
    date: 'तारीख',
    was: 'आधीची तारीख',
    name: 'कोणाच्या नावाने',
    reference: 'देणगीचा संदर्भ क्रमांक',
  },
  heading: 'आजचे यजमान',
  dayText,
}
