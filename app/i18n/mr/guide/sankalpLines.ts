import type { Ritu } from '#almanac/limbNames.ts'
import type { Ayana } from '#almanac/limbs.ts'
import type { Paksha } from '#almanac/tithiNames.ts'
import type * as english from '#app/i18n/en/guide/sankalpLines.ts'
import { limbName } from '#app/i18n/mr/panchang/limbNames.ts'
import { limbs } from '#app/i18n/mr/panchang/limbs.ts'
import { samvatsaraName } from '#app/i18n/mr/panchang/samvatsaras.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import { monthName, tithiName } from '#contract/i18n/mr/almanacNames.ts'
import { weekdays } from '#contract/i18n/mr/dateTable.ts'

export const sankalpLines = catalogue('sankalpLines', {
  vishnu: 'ॐ. विष्णू, विष्णू, विष्णू',
  command: 'परमपुरुष भगवान विष्णूंच्या आज्ञेने कार्य करणाऱ्या',
  creation: 'ब्रह्मदेवाच्या आयुष्याच्या उत्तरार्धात, आज,',
  kalpa: 'श्वेतवाराह कल्पात,',
  manvantara: 'वैवस्वत मन्वंतरात,',
  yuga: 'अठ्ठाविसाव्या कलियुगाच्या पहिल्या चरणात,',
  bharata: 'जंबुद्वीपावर, भारतवर्षात,',
  earth: 'या पृथ्वीवर,',
  dandakaranya: 'दंडकारण्याच्या प्रदेशात, गोदावरीच्या तीरावर,',
  aryavarta: 'हिमालय आणि विंध्य यांच्यामधल्या आर्यावर्तात,',
  meru: 'मेरू पर्वताच्या दक्षिणेला,',
  city: (city: string) => `${city} या आपल्या शहरात,`,
  shaka: 'शालिवाहन शकात, सध्या सुरू असलेल्या,',
  vikram: 'विक्रम संवतात, सध्या सुरू असलेल्या,',
  samvatsara: (name: string) => `साठ संवत्सरांपैकी ${samvatsaraName(name)} नावाच्या संवत्सरात,`,
  ayana: (ayana: Ayana) => `${limbs.english.ayanas[ayana]} सुरू असताना,`,
  ritu: (ritu: Ritu) => `${limbs.english.ritus[ritu]} ऋतूत,`,
  month: (name: string, isAdhika: boolean) => `${monthName(name, isAdhika)} महिन्यात,`,
  /** Where the place counts months otherwise than the reader's almanac: both names. */
  monthOfBoth: (name: string, own: string) =>
    `उत्तर भारतातील ${monthName(name)} महिन्यात, म्हणजे महाराष्ट्रातील ${monthName(own)} महिन्यात,`,
  paksha: (paksha: Paksha) => `${paksha === 'shukla' ? 'शुक्ल' : 'कृष्ण'} पक्षात,`,
  tithi: (tithi: number) => `${tithiName(tithi)} या तिथीला,`,
  vara: (day: number) => `${weekdays[day]} या दिवशी,`,
  nakshatra: (name: string) => `${limbName(name)} नक्षत्रात,`,
  yoga: (name: string) => `सूर्य आणि चंद्र यांच्या ${limbName(name)} योगात,`,
  karana: (name: string) => `तिथीच्या या अर्ध्या भागात, म्हणजे ${limbName(name)} करणात,`,
  moon: (sign: string) => `चंद्र ${limbName(sign)} राशीत असताना,`,
  sun: (sign: string) => `सूर्य ${limbName(sign)} राशीत असताना,`,
  planets: 'आणि बाकीचे ग्रह आपापल्या राशीत असताना,',
  day: 'या सर्वांनी ओळखल्या जाणाऱ्या या शुभ दिवशी,',
  gotra: 'या गोत्रात जन्मलेल्या,',
  names: 'ही नावे असलेल्या,',
  family: 'आम्हा सर्वांचे, कुटुंबाचे आणि परिवाराचे,',
  wellbeing: 'क्षेम, स्थैर्य, आयुष्य, आरोग्य आणि ऐश्वर्य वाढावे,',
  merit: 'वेद, स्मृती आणि पुराणे सांगतात ते फळ मिळावे,',
  purpose: 'आणि श्रीगणेश प्रसन्न व्हावेत म्हणून',
  puja: 'यथाशक्ती पूजा करण्याचा हा संकल्प.',
  fast: 'यथाशक्ती श्रीसिद्धिविनायकाची पूजा आणि संकष्टी चतुर्थीचे व्रत करण्याचा हा संकल्प.',
  offerings: 'सोळा उपचारांनी, यथाशक्ती श्रीसिद्धिविनायकाची पूजा करण्याचा हा संकल्प.',
}) satisfies Words<typeof english.sankalpLines>
