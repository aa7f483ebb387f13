import type * as english from '#contract/i18n/en/refusals/accounts.ts'

export const accounts = {
  usernameTaken: 'यह यूज़रनेम पहले से लिया जा चुका है। कृपया दूसरा चुनें।',
  chooseAnother: 'कृपया दूसरा पासवर्ड चुनें।',
  passwordEasy:
    'इस पासवर्ड का अंदाज़ा लगाना आसान है। ऐसे तीन शब्द लें जिनका आपस में कोई मेल न हो, और उनमें एक कैपिटल अक्षर और एक अंक भी रखें।',
  passwordClose: 'यह पासवर्ड इस साइट के किसी नाम या शब्द से मिलता है। कृपया दूसरा चुनें।',
  passwordMissing: 'कृपया खाते का पासवर्ड लिखें',
  passwordWrong: 'यह पासवर्ड सही नहीं है',
  currentPasswordWrong: 'यह आपका मौजूदा पासवर्ड नहीं है',
  sameEmail: 'आपका ईमेल पता यही है',
  hasAccount: 'इस ईमेल पते का खाता पहले से है। कृपया उसमें लॉग इन करें।',
  otherInvited: ({ email }: { email: string }) =>
    `यह निमंत्रण ${email} के लिए है। कृपया उस पते वाले खाते में लॉग इन करें।`,
  twoStepOn: 'दो चरणों वाला लॉग इन पहले से चालू है। कृपया पहले उसे बंद करें।',
  twoStepNotBegun: 'कृपया फिर से शुरू करें।',
} satisfies typeof english.accounts
