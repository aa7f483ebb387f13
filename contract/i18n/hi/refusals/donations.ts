import type * as english from '#contract/i18n/en/refusals/donations.ts'

export const donations = {
  unknownPurpose: 'यह उद्देश्य उपलब्ध नहीं है। कृपया दूसरा चुनें',
  noEightyG: 'यह मंदिर 80G रसीद नहीं देता और यह जानकारी नहीं रखता। कृपया इसे खाली छोड़ें',
  panMissing: 'कृपया PAN और पता दोनों लिखें, या दोनों खाली छोड़ें',
  addressMissing: 'कृपया अपना पता भी लिखें: फ़ॉर्म 10BD में PAN के साथ पता ज़रूरी है',
  referenceTaken: 'यह संदर्भ संख्या किसी और दान की है। कृपया अपना दान फिर से भेजें; उसे नई संख्या मिलेगी।',
  unknownLink: 'इस लिंक का कोई दान नहीं मिला।',
  unknownReceipt: 'इस लिंक की कोई रसीद नहीं मिली।',
} satisfies typeof english.donations
