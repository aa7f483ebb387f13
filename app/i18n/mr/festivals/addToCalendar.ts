import type * as english from '#app/i18n/en/festivals/addToCalendar.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'

const moments = {
  moonrise: 'चंद्रोदयाला',
  puja: 'मध्यान्हपूजेच्या सुरुवातीला',
  worship: 'पूजेची वेळ सुरू होताना',
}

export const addToCalendar = catalogue('addToCalendar', {
  add: 'कॅलेंडरमध्ये जोडा',
  /** Of the same button, beside a larger one. */
  addShort: 'जोडा',
  /** Of the sign in a row. */
  addNamed: (name: string, date: string) => `कॅलेंडरमध्ये जोडा: ${name}, ${date}`,
  /** The specification's text, shown only after the browser has received a file. */
  added: (name: string, date: string) => `${name}, ${date}: कॅलेंडरमध्ये जोडले`,
  addedText: 'कॅलेंडर उघडले नसल्यास डाउनलोड झालेली फाइल उघडा.',
  /** `moment`: what the day waits for, and the last reminder comes at. */
  reminders: (moment: keyof typeof moments | undefined) =>
    moment === undefined
      ? 'कॅलेंडर 7, 3 आणि 1 दिवस आधी आणि त्या दिवशी सकाळी आठवण करून देईल.'
      : `कॅलेंडर 7, 3 आणि 1 दिवस आधी, त्या दिवशी सकाळी आणि ${moments[moment]} आठवण करून देईल.`,
  failed: 'कॅलेंडरची फाइल तयार झाली नाही',
  failedText: 'कृपया पुन्हा प्रयत्न करा.',
  others: 'इतर कॅलेंडर',
  google: 'Google Calendar मध्ये उघडा',
  googleText: 'तेथे सण जतन करा.',
  subscribe: 'सर्व सण कॅलेंडरमध्ये मिळवा',
  subscribeText: (city: string) => `${city} येथील सर्व सण. आपल्या कॅलेंडरमध्ये आपोआप अपडेट होतात.`,
  subscribeGroup: (group: string) => `कॅलेंडरमध्ये मिळवा: ${group}`,
  subscribeGroupText: (group: string, city: string) =>
    `${group}, ${city} येथील तारखांनुसार. आपल्या कॅलेंडरमध्ये या तारखा आपोआप अपडेट होतात.`,
  copy: 'लिंक कॉपी करा',
  copied: 'कॉपी झाली',
  copyFailed: 'कॉपी झाली नाही',
  placeOfPhone: 'सण कॅलेंडरमध्ये मिळवण्यासाठी यादीतून जवळचे शहर निवडा.',
} satisfies Words<typeof english.addToCalendar.english>)
