import type { Role } from '#contract/accounts/roles.ts'

const roles: Readonly<Record<Role, string>> = {
  user: 'भाविक',
  priest: 'गुरुजी',
  desk: 'स्वागत कक्ष',
  treasurer: 'खजिनदार',
  editor: 'संपादक',
  admin: 'ॲडमिन',
}

const resetNow =
  'हे आपण केले नसल्यास, लगेच नवीन पासवर्ड निवडा: लॉग इनचे पान उघडा आणि ‘पासवर्ड विसरलात?’ निवडा.'

/** The Marathi text of emails about accounts. */
export const mr = {
  namaste: 'नमस्कार,',
  confirm: {
    subject: (temple: string) => `कृपया आपला ईमेल पक्का करा: ${temple}`,
    text: (temple: string, username: string) =>
      `${temple} येथे या ईमेल पत्त्याने खाते तयार झाले आहे. वापरकर्तानाव: ${username}.`,
    button: 'माझा ईमेल पक्का करा',
    expiry: 'ही लिंक तीन दिवस चालते.',
    notYou:
      'हे खाते आपण तयार केले नसल्यास कृपया लिंक उघडू नका: उघडल्यास, आपल्या ईमेलने बुक केलेल्या पूजा खाते तयार करणाऱ्या व्यक्तीला दिसतील.',
  },
  change: {
    subject: (temple: string) => `कृपया आपला नवीन ईमेल पक्का करा: ${temple}`,
    text: (temple: string, username: string) =>
      `${temple} येथील आपल्या खात्यासाठी (${username}) हा ईमेल पत्ता निवडला आहे.`,
    button: 'माझा नवीन ईमेल पक्का करा',
    expiry: 'ही लिंक एक दिवस चालते.',
    notYou: 'तो आपण निवडला नसल्यास या ईमेलकडे दुर्लक्ष करा; काहीही बदलणार नाही.',
  },
  changed: {
    subject: (temple: string) => `आपला ईमेल पत्ता बदलला: ${temple}`,
    text: (username: string, email: string) =>
      `आपल्या खात्याचा (${username}) ईमेल पत्ता आता ${email} हा आहे. यापुढे ईमेल त्या पत्त्यावर येतील.`,
    notYou: (phone: string) =>
      `हे आपण केले नसल्यास कृपया मंदिराला ${phone ? `फोन करा: ${phone}` : 'लिहा'}.`,
  },
  reset: {
    subject: (temple: string) => `नवीन पासवर्ड निवडा: ${temple}`,
    text: (username: string) => `आपल्या खात्यासाठी (${username}) नवीन पासवर्ड निवडण्याची विनंती आली आहे.`,
    button: 'नवीन पासवर्ड निवडा',
    expiry: 'ही लिंक एकदाच आणि दहा मिनिटांच्या आत चालते.',
    notYou: 'ही विनंती आपण केली नसल्यास या ईमेलकडे दुर्लक्ष करा. आपला पासवर्ड तोच राहील.',
  },
  passwordChanged: {
    subject: (temple: string) => `आपला पासवर्ड बदलला: ${temple}`,
    text: (username: string) =>
      `आपल्या खात्याचा (${username}) पासवर्ड बदलला आहे. इतर सर्व फोन आणि संगणकांवरून लॉग आउट झाले आहे.`,
    notYou: resetNow,
  },
  known: {
    subject: (temple: string) => `आपले खाते आधीच आहे: ${temple}`,
    text: (username: string) =>
      `आपल्या ईमेल पत्त्याने कोणीतरी, कदाचित आपणच, दुसरे खाते तयार करण्याचा प्रयत्न केला. आपले खाते आधीच आहे; वापरकर्तानाव: ${username}.`,
    hint: 'त्या वापरकर्तानावाने किंवा या ईमेलने लॉग इन करा. पासवर्ड आठवत नसल्यास नवीन निवडा.',
    button: 'पासवर्ड विसरलात?',
    notYou: 'हे आपण केले नसल्यास काहीही करण्याची गरज नाही. आपले खाते कोणीही उघडलेले नाही.',
  },
  totp: {
    subject: (temple: string) => `दोन टप्प्यांच्या लॉग इनमध्ये बदल: ${temple}`,
    on: (username: string) =>
      `आपल्या खात्यात (${username}) लॉग इन करताना आता ऑथेंटिकेटर ॲपमधील कोडही विचारला जाईल.`,
    off: (username: string) =>
      `आपल्या खात्यात (${username}) लॉग इन करताना आता ऑथेंटिकेटर ॲपमधील कोड विचारला जाणार नाही.`,
    notYou: resetNow,
  },
  roleSet: {
    subject: 'एका खात्याचे काम बदलले',
    text: (who: string, username: string, { before, after }: { before: Role; after: Role }) =>
      `कार्यालयात ${username} या खात्याचे काम बदलले. आधी: ${roles[before]}. आता: ${roles[after]}. बदल करणारे: ${who}.`,
  },
  invitation: {
    subject: (temple: string) => `मंदिराच्या कार्यालयाचे आमंत्रण: ${temple}`,
    text: (temple: string, who: string, role: Role) =>
      `${temple} येथील कार्यालयात काम करण्याचे आपल्याला आमंत्रण आहे. काम: ${roles[role]}. आमंत्रण देणारे: ${who}.`,
    button: 'आमंत्रण स्वीकारा',
    expiry: 'ही लिंक एकदाच, तीन दिवसांच्या आत चालते.',
    notYou: 'हे आमंत्रण आपल्यासाठी नसल्यास या ईमेलकडे दुर्लक्ष करा; काहीही बदलणार नाही.',
  },
  invited: {
    subject: 'कार्यालयाचे आमंत्रण पाठवले',
    text: (who: string, email: string, role: Role) =>
      `${email} या पत्त्यावर कार्यालयाचे आमंत्रण पाठवले. काम: ${roles[role]}. आमंत्रण देणारे: ${who}.`,
  },
  accepted: {
    subject: 'कार्यालयाचे आमंत्रण स्वीकारले',
    text: (who: string, role: Role) => `${who} यांनी आमंत्रण स्वीकारले. काम: ${roles[role]}.`,
  },
  staffDisabled: {
    subject: 'कार्यालयातील एक खाते बंद केले',
    text: (who: string, username: string) => `${who} यांनी ${username} हे खाते बंद केले.`,
  },
  totpRemoved: {
    subject: 'कार्यालयातील एका खात्याचे दोन टप्प्यांचे लॉग इन बंद केले',
    text: (who: string, username: string) =>
      `${who} यांनी ${username} या खात्याचे दोन टप्प्यांचे लॉग इन बंद केले.`,
  },
  deleted: {
    subject: (temple: string) => `आपले खाते हटवले: ${temple}`,
    text: (username: string) =>
      `आपले खाते (${username}) हटवले आहे. आपण बुक केलेल्या पुढच्या पूजा तरीही होतील.`,
  },
}
