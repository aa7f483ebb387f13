import type * as english from '#contract/i18n/en/refusals/accounts.ts'

export const accounts = {
  usernameTaken: 'हे वापरकर्तानाव आधीच घेतलेले आहे. कृपया दुसरे निवडा.',
  chooseAnother: 'कृपया दुसरा पासवर्ड निवडा.',
  passwordEasy:
    'हा पासवर्ड सहज ओळखता येईल. एकमेकांशी संबंध नसलेले तीन शब्द, एक कॅपिटल अक्षर आणि एक अंक वापरून पाहा.',
  passwordClose: 'हा पासवर्ड या संकेतस्थळावरील नावासारखा किंवा शब्दासारखा आहे. कृपया दुसरा निवडा.',
  passwordMissing: 'कृपया खात्याचा पासवर्ड लिहा',
  passwordWrong: 'हा पासवर्ड बरोबर नाही',
  currentPasswordWrong: 'हा आपला सध्याचा पासवर्ड नाही',
  sameEmail: 'हाच आपला सध्याचा ईमेल पत्ता आहे',
  hasAccount: 'या ईमेल पत्त्याचे खाते आधीच आहे. कृपया त्या खात्यात लॉग इन करा.',
  otherInvited: ({ email }: { email: string }) =>
    `हे आमंत्रण ${email} या पत्त्यासाठी आहे. कृपया त्या पत्त्याच्या खात्यात लॉग इन करा.`,
  twoStepOn: 'दोन टप्प्यांचे लॉग इन आधीच सुरू आहे. कृपया आधी ते बंद करा.',
  twoStepNotBegun: 'कृपया पुन्हा सुरुवातीपासून करा.',
} satisfies typeof english.accounts
