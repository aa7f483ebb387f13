import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/bookings/bookingLink.ts'

export const bookingLink = catalogue('bookingLink', {
  heading: 'इस बुकिंग का लिंक',
  text: 'इस लिंक से कोई भी यह बुकिंग देख और बदल सकता है। गलती से किसी को भेज दिया हो, तो नया लिंक बनाएँ; पुराना फिर काम नहीं करेगा।',
  make: 'नया लिंक बनाएँ',
  sure: 'पहले के ईमेल के लिंक और छपे हुए कोड भी काम नहीं करेंगे। जिन्होंने बुकिंग की है, उन्हें नया लिंक ईमेल पर मिलेगा।',
  confirm: 'नया लिंक बनाएँ',
  making: 'लिंक बन रहा है...',
  keep: 'यही लिंक रहने दें',
  offline: 'इंटरनेट नहीं है। इंटरनेट आने पर नया लिंक बनाया जा सकेगा।',
  done: 'नया लिंक बन गया',
  doneText: 'इसे ईमेल पर भी भेज दिया गया है।',
  failed: 'नया लिंक नहीं बन सका',
  unsure: 'नया लिंक बना या नहीं, यह पता नहीं चला',
  unsureText: 'बन गया हो, तो ईमेल पर भी मिलेगा। इंटरनेट आने पर बटन फिर से दबाएँ: वही लिंक मिलेगा, दूसरा नहीं।',
} satisfies Words<typeof english.bookingLink.english>)
