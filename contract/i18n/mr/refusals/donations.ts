import type * as english from '#contract/i18n/en/refusals/donations.ts'

export const donations = {
  unknownPurpose: 'या कारणासाठी आम्ही देणगी घेत नाही. कृपया दुसरे निवडा',
  noEightyG: 'मंदिर 80G पावत्या देत नाही आणि ही माहिती साठवत नाही. कृपया ही जागा रिकामी ठेवा',
  panMissing: 'कृपया PAN आणि पत्ता दोन्ही लिहा, किंवा दोन्ही रिकामे ठेवा',
  addressMissing: 'कृपया आपला पत्ताही लिहा: Form 10BD साठी तो PAN सोबत लागतो',
  referenceTaken: 'हा संदर्भ क्रमांक दुसऱ्या देणगीचा आहे. कृपया आपली देणगी पुन्हा पाठवा; तिला नवा क्रमांक मिळेल.',
  unknownLink: 'या लिंकची देणगी सापडली नाही.',
  unknownReceipt: 'या लिंकची पावती सापडली नाही.',
} satisfies typeof english.donations
