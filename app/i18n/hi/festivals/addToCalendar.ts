import type * as english from '#app/i18n/en/festivals/addToCalendar.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'

const moments = {
  moonrise: 'चंद्रोदय पर',
  puja: 'मध्याह्न पूजा शुरू होने पर',
  worship: 'पूजा का समय शुरू होने पर',
}

export const addToCalendar = catalogue('addToCalendar', {
  add: 'कैलेंडर में जोड़ें',
  /** Of the same button, beside a larger one. */
  addShort: 'जोड़ें',
  /** Of the sign in a row. */
  addNamed: (name: string, date: string) => `कैलेंडर में जोड़ें: ${name}, ${date}`,
  /** The specification's text, shown only after the browser has received a file. */
  added: (name: string, date: string) => `${name}, ${date}: कैलेंडर में जोड़ा गया`,
  addedText: 'कैलेंडर न खुला हो, तो डाउनलोड हुई फ़ाइल खोलें।',
  /** `moment`: what the day waits for, and the last reminder comes at. */
  reminders: (moment: keyof typeof moments | undefined) =>
    moment === undefined
      ? '7, 3 और 1 दिन पहले और उसी सुबह रिमाइंडर मिलेगा।'
      : `7, 3 और 1 दिन पहले, उसी सुबह और ${moments[moment]} रिमाइंडर मिलेगा।`,
  failed: 'कैलेंडर की फ़ाइल नहीं बनी',
  failedText: 'कृपया फिर से कोशिश करें।',
  others: 'दूसरे कैलेंडर',
  google: 'Google Calendar में खोलें',
  googleText: 'वहाँ पर्व को सहेजें।',
  subscribe: 'सभी पर्व कैलेंडर में पाएँ',
  subscribeText: (city: string) =>
    `सभी पर्व: तारीखें ${city} के अनुसार। कैलेंडर में ये अपने आप अपडेट होती रहती हैं।`,
  subscribeGroup: (group: string) => `कैलेंडर में पाएँ: ${group}`,
  subscribeGroupText: (group: string, city: string) =>
    `${group}: तारीखें ${city} के अनुसार। कैलेंडर में ये अपने आप अपडेट होती रहती हैं।`,
  copy: 'लिंक कॉपी करें',
  copied: 'कॉपी हो गया',
  copyFailed: 'कॉपी नहीं हुआ',
  placeOfPhone: 'कैलेंडर में पाने के लिए सूची से पास का शहर चुनें।',
} satisfies Words<typeof english.addToCalendar.english>)
