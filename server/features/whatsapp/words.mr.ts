import { dayText } from '#contract/i18n/mr/dates.ts'

/** What the answers to the form say in Marathi, and emails to the office. */
export const mr = {
  codeSent:
    'आम्ही आपल्या WhatsApp वर सहा अंकी कोड पाठवला आहे. नंबरची खात्री करण्यासाठी सर्वांत नवीन कोड लिहा; तो 24 तास चालतो.',
  active: 'WhatsApp वर सणांची आठवण आधीच सुरू आहे.',
  changed: 'आपण निवडल्याप्रमाणे WhatsApp वर सणांची आठवण सुरू झाली.',
  testSent:
    'कृपया WhatsApp पाहा: नंबरची खात्री झाली असल्यास नमुना संदेश येईल; नसल्यास त्यासाठी सहा अंकी कोड येईल.',
  local: 'WhatsApp ची सोय अजून सुरू नाही: सध्या हा संदेश फक्त मंदिराच्या कार्यालयात दिसतो.',
  sample: {
    title: (festival: string) => `हा नमुना आहे. पुढचा सण: ${festival}`,
    body: (date: string | undefined) =>
      `${date === undefined ? '' : `${dayText(date)}. `}असाच संदेश येईल.`,
    none: 'श्री गणेशाचा पुढचा सण',
  },
  reply: {
    subject: (from: string) => `WhatsApp: ${from}`,
    heading: 'WhatsApp संदेशाला आलेले उत्तर',
    name: 'नाव',
    phone: 'फोन',
    hidden: 'नंबर लपवलेला आहे',
    stop: 'आठवण बंद करायची असल्यास असे उत्तर द्या: “STOP पाठवा, म्हणजे संदेश बंद होतील.”',
    answer: 'या व्यक्तीला उत्तर दिलेले नाही. कृपया फोन करा किंवा मंदिराच्या फोनवरून लिहा.',
  },
}
