import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/accounts/invitation.ts'

export const invitation = catalogue('invitation', {
  page: { title: 'आमंत्रण', description: 'मंदिराच्या कार्यालयात काम करण्याचे आमंत्रण स्वीकारा.' },
  eyebrow: 'आमंत्रण',
  heading: 'मंदिराच्या कामात सहभागी व्हा',
  intro: (email: string, role: string) =>
    `आपल्याला या कामासाठी आमंत्रण आहे: ${role}. ${email} या पत्त्यासाठी वापरकर्तानाव आणि पासवर्ड निवडा.`,
  knownIntro: (email: string, role: string) =>
    `आपल्याला या कामासाठी आमंत्रण आहे: ${role}. ${email} या पत्त्याचे खाते आधीच आहे. त्या खात्याने आमंत्रण स्वीकारा.`,
  loginFirst: 'आधी त्या खात्यात लॉग इन करा, मग आमंत्रण स्वीकारा.',
  login: 'लॉग इन करा',
  loggedInAs: (name: string) =>
    `आपण ${name} या नावाने लॉग इन केले आहे. आमंत्रण स्वीकारल्यावर लॉग आउट होईल; मग पुन्हा लॉग इन करा.`,
  accept: 'आमंत्रण स्वीकारा',
  accepting: 'स्वीकारत आहे...',
  done: 'मंदिराच्या कामात आपले स्वागत',
  doneText: 'कृपया लॉग इन करा.',
  failed: 'आमंत्रण स्वीकारता आले नाही',
  failedLoad: 'आमंत्रण उघडले नाही. कृपया इंटरनेट तपासून पुन्हा प्रयत्न करा.',
  retry: 'पुन्हा प्रयत्न करा',
  overText:
    'हे आमंत्रण आधीच वापरलेले आहे, मागे घेतले आहे किंवा तीन दिवसांहून जुने आहे. मंदिराच्या ॲडमिनकडून नवीन आमंत्रण मागा.',
} satisfies Words<typeof english.invitation.english>)
