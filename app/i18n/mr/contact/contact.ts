import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/contact/contact.ts'
import { untilAfter } from '#contract/i18n/mr/untilAfter.ts'

export const contact = catalogue('contact', {
  page: {
    title: 'संपर्क साधा: पत्ता, दर्शनाची वेळ आणि फोन',
    description: 'मंदिराला लिहा, किंवा मंदिराचा पत्ता, वेळ आणि फोन नंबर पाहा.',
  },
  heading: 'संपर्क साधा',
  intro: 'कोणत्याही भाषेत लिहा. आलेला प्रत्येक संदेश आम्ही वाचतो.',
  details: 'फोन, ईमेल आणि पत्ता',
  address: 'पत्ता',
  templeHours: 'मंदिराची वेळ',
  alsoOpen: (from: string, until: string) =>
    `चंद्रोदयासाठी ${from} ते ${untilAfter(from, until)} मंदिर उघडे`,
  pujasToo: 'बुक केलेल्या पूजेसाठी मंदिर इतर वेळीही उघडे असते.',
  phoneSupport: 'फोनवर मदत',
  phone: 'फोन',
  email: 'ईमेल',
  form: {
    heading: 'संदेश पाठवा',
    name: 'आपले नाव',
    email: 'ईमेल',
    emailHint: 'आम्ही या पत्त्यावर उत्तर देऊ.',
    subject: 'विषय',
    chooseSubject: 'विषय निवडा',
    subjects: {
      puja: 'पूजेविषयी',
      product: 'दुकानातील वस्तूंविषयी',
      donation: 'देणगीविषयी',
      service: 'इतर सेवांविषयी',
      feedback: 'अभिप्राय',
    },
    message: 'संदेश',
    wantsNewsletter: 'सणांची माहिती आणि आध्यात्मिक लेख मला ईमेलने पाठवा',
    newsletterHint: 'नोंदणी पक्की करण्यासाठी आम्ही ईमेलने लिंक पाठवू.',
    send: 'संदेश पाठवा',
    sending: 'पाठवत आहे...',
  },
  thanks: {
    heading: 'लिहिल्याबद्दल धन्यवाद',
    text: 'आपला संदेश मिळाला. आम्ही ईमेलने उत्तर देऊ.',
  },
  saved: {
    heading: 'आपला संदेश या फोनवर जतन केला आहे',
    text: 'आपण हे पान बंद केले तरी इंटरनेट येताच संदेश पाठवला जाईल.',
    open: 'पाठवण्याची यादी उघडा',
  },
  another: 'आणखी एक संदेश लिहा',
  outbox: {
    name: 'मंदिराला संदेश',
    success: {
      title: 'संदेश पाठवला!',
      description: 'आम्ही ईमेलने उत्तर देऊ.',
    },
    failure: { title: 'संदेश पाठवता आला नाही' },
  },
  map: {
    heading: 'मंदिरात कसे यावे',
    label: (temple: string) => `${temple} आणि जवळची गावे दाखवणारा नकाशा`,
    note: 'अंतरे प्रमाणात आहेत. रस्ते दाखवलेले नाहीत.',
    scale: (km: number) => `${km} किमी`,
    north: 'उ',
    open: 'नकाशाच्या ॲपमध्ये उघडा',
  },
  way: {
    label: ({
      temple,
      road,
      lane,
      landmark,
    }: Record<'temple' | 'road' | 'lane' | 'landmark', string>) =>
      `मार्ग दाखवणारी आकृती, अंतरे प्रमाणात नाहीत: ${road} या रस्त्यावर ${landmark} येथे वळा; तेथून ${lane} सुरू होते. ${temple} तेथेच आहे.`,
    north: 'उ',
    temple: 'मंदिर',
  },
} satisfies Words<typeof english.contact.english>)
