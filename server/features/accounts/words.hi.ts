import type { Role } from '#contract/accounts/roles.ts'

const roles: Readonly<Record<Role, string>> = {
  user: 'श्रद्धालु',
  priest: 'पंडित जी',
  desk: 'स्वागत कक्ष',
  treasurer: 'कोषाध्यक्ष',
  editor: 'संपादक',
  admin: 'एडमिन',
}

const resetNow = 'यह आपने न किया हो, तो अभी नया पासवर्ड चुनें: लॉग इन का पेज खोलें और “पासवर्ड याद नहीं?” चुनें।'

/** The Hindi text of emails about accounts. */
export const hi = {
  namaste: 'नमस्ते,',
  confirm: {
    subject: (temple: string) => `कृपया अपने ईमेल की पुष्टि करें: ${temple}`,
    text: (temple: string, username: string) =>
      `${temple} में इस ईमेल पते से एक खाता बनाया गया है। यूज़रनेम: ${username}।`,
    button: 'मेरे ईमेल की पुष्टि करें',
    expiry: 'यह लिंक तीन दिन तक काम करता है।',
    notYou:
      'यह खाता आपने नहीं बनाया, तो कृपया लिंक न खोलें: खोलने पर आपके ईमेल से बुक की गई पूजाएँ खाता बनाने वाले व्यक्ति को दिखेंगी।',
  },
  change: {
    subject: (temple: string) => `कृपया अपने नए ईमेल की पुष्टि करें: ${temple}`,
    text: (temple: string, username: string) =>
      `${temple} में आपके खाते (${username}) के लिए यह ईमेल पता चुना गया है।`,
    button: 'मेरे नए ईमेल की पुष्टि करें',
    expiry: 'यह लिंक एक दिन तक काम करता है।',
    notYou: 'यह पता आपने न चुना हो, तो इस ईमेल पर ध्यान न दें; कुछ भी नहीं बदलेगा।',
  },
  changed: {
    subject: (temple: string) => `आपका ईमेल पता बदल गया: ${temple}`,
    text: (username: string, email: string) =>
      `आपके खाते (${username}) का ईमेल पता अब ${email} है। आगे से ईमेल उसी पते पर आएँगे।`,
    notYou: (phone: string) =>
      `यह आपने न किया हो, तो कृपया मंदिर को ${phone ? `फ़ोन करें: ${phone}` : 'लिखें'}।`,
  },
  reset: {
    subject: (temple: string) => `नया पासवर्ड चुनें: ${temple}`,
    text: (username: string) => `आपके खाते (${username}) का नया पासवर्ड चुनने का अनुरोध आया है।`,
    button: 'नया पासवर्ड चुनें',
    expiry: 'यह लिंक दस मिनट के भीतर, एक ही बार काम करता है।',
    notYou: 'यह अनुरोध आपका न हो, तो इस ईमेल पर ध्यान न दें। आपका पासवर्ड वही रहेगा।',
  },
  passwordChanged: {
    subject: (temple: string) => `आपका पासवर्ड बदल गया: ${temple}`,
    text: (username: string) =>
      `आपके खाते (${username}) का पासवर्ड बदल गया है। बाकी सभी फ़ोन और कंप्यूटर से लॉग आउट हो गया है।`,
    notYou: resetNow,
  },
  known: {
    subject: (temple: string) => `आपका खाता पहले से है: ${temple}`,
    text: (username: string) =>
      `किसी ने, शायद आपने ही, आपके ईमेल पते से एक और खाता बनाने की कोशिश की। आपका खाता पहले से है; यूज़रनेम: ${username}।`,
    hint: 'उस यूज़रनेम से या इस ईमेल से लॉग इन करें। पासवर्ड याद न हो, तो नया चुनें।',
    button: 'पासवर्ड याद नहीं?',
    notYou: 'यह आपने न किया हो, तो कुछ भी करने की ज़रूरत नहीं। आपका खाता किसी ने नहीं खोला है।',
  },
  totp: {
    subject: (temple: string) => `दो चरणों वाले लॉग इन में बदलाव: ${temple}`,
    on: (username: string) =>
      `आपके खाते (${username}) में लॉग इन करते समय अब ऑथेंटिकेटर ऐप का कोड भी पूछा जाएगा।`,
    off: (username: string) =>
      `आपके खाते (${username}) में लॉग इन करते समय अब ऑथेंटिकेटर ऐप का कोड नहीं पूछा जाएगा।`,
    notYou: resetNow,
  },
  roleSet: {
    subject: 'एक खाते का काम बदला गया',
    text: (who: string, username: string, { before, after }: { before: Role; after: Role }) =>
      `${who} ने कार्यालय में ${username} का काम बदला। पहले: ${roles[before]}। अब: ${roles[after]}।`,
  },
  invitation: {
    subject: (temple: string) => `मंदिर कार्यालय का निमंत्रण: ${temple}`,
    text: (temple: string, who: string, role: Role) =>
      `${who} ने आपको ${temple} के कार्यालय में काम करने का निमंत्रण भेजा है। काम: ${roles[role]}।`,
    button: 'निमंत्रण स्वीकार करें',
    expiry: 'यह लिंक तीन दिन तक, एक ही बार काम करता है।',
    notYou: 'यह निमंत्रण आपके लिए न हो, तो इस ईमेल पर ध्यान न दें; कुछ भी नहीं बदलेगा।',
  },
  invited: {
    subject: 'कार्यालय का निमंत्रण भेजा गया',
    text: (who: string, email: string, role: Role) =>
      `${who} ने ${email} को कार्यालय का निमंत्रण भेजा। काम: ${roles[role]}।`,
  },
  accepted: {
    subject: 'कार्यालय का निमंत्रण स्वीकार हुआ',
    text: (who: string, role: Role) => `${who} ने निमंत्रण स्वीकार किया। काम: ${roles[role]}।`,
  },
  staffDisabled: {
    subject: 'कार्यालय का एक खाता बंद किया गया',
    text: (who: string, username: string) => `${who} ने ${username} का खाता बंद किया।`,
  },
  totpRemoved: {
    subject: 'कार्यालय के एक खाते का दो चरणों वाला लॉग इन बंद किया गया',
    text: (who: string, username: string) =>
      `${who} ने ${username} के खाते का दो चरणों वाला लॉग इन बंद किया।`,
  },
  deleted: {
    subject: (temple: string) => `आपका खाता हटा दिया गया: ${temple}`,
    text: (username: string) =>
      `आपका खाता (${username}) हटा दिया गया है। आपकी बुक की हुई आगे की पूजाएँ फिर भी होंगी।`,
  },
}
