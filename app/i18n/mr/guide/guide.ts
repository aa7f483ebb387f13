import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/guide/guide.ts'

const minutes = (count: number) => `${count} मि.`
const steps = (count: number) => counted(count, { one: '1 टप्पा', other: `${count} टप्पे` })

export const guide = catalogue('guide', {
  page: {
    title: 'घरी पूजा: एकेक टप्पा, मंत्रासह',
    description:
      'नित्यपूजा, संकष्टी आणि गणेश चतुर्थीची पूजा घरी करा: प्रत्येक टप्प्याचे चित्र, मंत्र, अर्थ आणि आवाज. इंटरनेट नसतानाही चालते.',
  },
  eyebrow: 'घरी',
  heading: 'घरची पूजा',
  intro: 'एका वेळी एक टप्पा, मंत्र आणि आवाजासह. एकदा उघडलेली पूजा इंटरनेट नसतानाही चालते.',
  performAtHome: 'ही पूजा घरी करा, एकेक टप्प्याने',
  back: 'पूजा बुक करा',
  backToAll: 'घरच्या सर्व पूजा',
  failed: 'ही पूजा लोड झाली नाही.',
  empty: 'घरी करायच्या पूजा येथे दिसतील.',
  facts: (stepCount: number, length: number) => `${steps(stepCount)} · ${minutes(length)}`,
  anyDay: 'कोणत्याही दिवशी, सकाळी किंवा संध्याकाळी',
  sankashti: (date: string, time: string, city: string) => `${date}, ${city}: चंद्रोदय ${time}`,
  sankashtiToday: (time: string, city: string) => `आज, ${city}: चंद्रोदय ${time}`,
  midday: (date: string, hours: string, city: string) => `${date}, ${city}: मध्यान्ह ${hours}`,
  middayToday: (hours: string, city: string) => `आज, ${city}: मध्यान्ह ${hours}`,
  notToday: 'आज या पूजेचा दिवस नाही, म्हणून आजचा संकल्प नित्यपूजेचा आहे.',
  goesOnWith: (title: string) => `ही पूजा पुढे सुरू होईल: ${title}`,
  unread: 'हे मजकूर अजून कोणा गुरुजींनी तपासलेले नाहीत. आपल्या घरची किंवा गुरुजींची पद्धत वेगळी असेल, तर तीच पाळा.',
  begin: 'सुरू करा',
  goOn: (step: number) => `टप्पा ${step} पासून पुढे`,
  anew: 'पुन्हा सुरू करा',
  begunAnew: 'पूजा नव्याने सुरू झाली',
  form: {
    legend: 'किती वेळ आहे?',
    whole: 'संपूर्ण पूजा',
    short: 'थोडक्यात',
    facts: (stepCount: number, length: number, days: number) =>
      `${steps(stepCount)}, ${days > 1 ? `${days} दिवस मिळून ` : ''}सुमारे ${minutes(length)}`,
  },
  samagri: {
    heading: 'पूजेचे साहित्य',
    optional: 'असल्यास',
    note: 'आपल्या खुणा या फोनवर जतन होतात.',
    add: 'नसलेले साहित्य कार्टमध्ये जोडा',
    inShop: (products: string) => `आमच्या दुकानातून: ${products}`,
    inCart: (products: string) => `आपल्या कार्टमध्ये: ${products}`,
    added: (count: number) =>
      counted(count, { one: '1 वस्तू कार्टमध्ये जोडली', other: `${count} वस्तू कार्टमध्ये जोडल्या` }),
    notAdded: 'कार्टमध्ये काहीही जोडता आले नाही',
    notAddedText: 'कृपया पुन्हा प्रयत्न करा, किंवा दुकान उघडा.',
    toCart: 'कार्ट पाहा',
  },
  family: {
    heading: 'संकल्पासाठी नावे',
    note: 'आपले शहर आणि वेळ यांनुसार संकल्प तयार होतो; त्यात ही नावे म्हटली जातात. नावे याच फोनवर राहतात.',
    name: (place: number) => `नाव ${place}`,
    add: 'आणखी एक नाव',
    remove: (place: number) => `नाव ${place} काढा`,
    gotra: 'गोत्र',
    gotraHint: 'माहीत नसेल तर रिकामे ठेवा: मग काश्यप गोत्र म्हटले जाते.',
    take: 'मागील बुकिंगमधील नावे घ्या',
  },
  remind: 'आठवण',
  remindEve: 'आदल्या दिवशी संध्याकाळी आठवण करून द्या',
  save: {
    heading: 'इंटरनेट नसताना',
    note: 'हे पान उघडल्यावर मजकूर आणि चित्रे या फोनवर जतन होतात. डेटा बचत सुरू नसेल तर ध्वनिमुद्रणेही जतन होतात.',
  },
  steps: 'पूजेचे टप्पे',
} satisfies Words<typeof english.guide.english>)
