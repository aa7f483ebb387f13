import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/accounts/invitation.ts'

export const invitation = catalogue('invitation', {
  page: { title: 'निमंत्रण', description: 'मंदिर कार्यालय में काम करने का निमंत्रण स्वीकार करें।' },
  eyebrow: 'निमंत्रण',
  heading: 'मंदिर के काम से जुड़ें',
  intro: (email: string, role: string) =>
    `आपको इस काम के लिए निमंत्रण मिला है: ${role}। ${email} के लिए यूज़रनेम और पासवर्ड चुनें।`,
  knownIntro: (email: string, role: string) =>
    `आपको इस काम के लिए निमंत्रण मिला है: ${role}। ${email} का खाता पहले से है। उसी खाते से निमंत्रण स्वीकार करें।`,
  loginFirst: 'पहले उस खाते में लॉग इन करें, फिर निमंत्रण स्वीकार करें।',
  login: 'लॉग इन करें',
  loggedInAs: (name: string) =>
    `आप ${name} नाम से लॉग इन हैं। निमंत्रण स्वीकार करने पर यह खाता लॉग आउट हो जाएगा; उसके बाद फिर से लॉग इन करें।`,
  accept: 'निमंत्रण स्वीकार करें',
  accepting: 'स्वीकार हो रहा है...',
  done: 'मंदिर परिवार में आपका स्वागत है',
  doneText: 'कृपया लॉग इन करें।',
  failed: 'निमंत्रण स्वीकार नहीं हुआ',
  failedLoad: 'निमंत्रण नहीं खुला। कृपया इंटरनेट जाँचें और फिर से कोशिश करें।',
  retry: 'फिर से कोशिश करें',
  overText:
    'यह निमंत्रण पहले ही इस्तेमाल हो चुका है, वापस ले लिया गया है या तीन दिन से पुराना है। मंदिर के एडमिन से नया निमंत्रण मँगाएँ।',
} satisfies Words<typeof english.invitation.english>)
