import type { Ritu } from '#almanac/limbNames.ts'
import type { Ayana } from '#almanac/limbs.ts'
import type { Paksha } from '#almanac/tithiNames.ts'
import type * as english from '#app/i18n/en/guide/sankalpLines.ts'
import { limbName } from '#app/i18n/hi/panchang/limbNames.ts'
import { limbs } from '#app/i18n/hi/panchang/limbs.ts'
import { samvatsaraName } from '#app/i18n/hi/panchang/samvatsaras.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import { monthName, tithiName } from '#contract/i18n/hi/almanacNames.ts'
import { weekdays } from '#contract/i18n/hi/dateTable.ts'

export const sankalpLines = catalogue('sankalpLines', {
  vishnu: 'ॐ, विष्णु, विष्णु, विष्णु',
  command: 'परमपुरुष भगवान विष्णु की आज्ञा से कार्य करने वाले',
  creation: 'ब्रह्मा की आयु के उत्तरार्ध में, आज,',
  kalpa: 'श्वेतवाराह कल्प में,',
  manvantara: 'वैवस्वत मन्वंतर में,',
  yuga: 'अट्ठाईसवें कलियुग के पहले चरण में,',
  bharata: 'जंबूद्वीप पर, भारतवर्ष में,',
  earth: 'इस पृथ्वी पर,',
  dandakaranya: 'दंडकारण्य के प्रदेश में, गोदावरी के तट पर,',
  aryavarta: 'हिमालय और विंध्य के बीच आर्यावर्त में,',
  meru: 'मेरु पर्वत के दक्षिण में,',
  city: (city: string) => `अपने नगर ${city} में,`,
  shaka: 'शालिवाहन शक के इस चल रहे वर्ष में,',
  vikram: 'विक्रम संवत के इस चल रहे वर्ष में,',
  samvatsara: (name: string) => `साठ संवत्सरों में से ${samvatsaraName(name)} नाम के संवत्सर में,`,
  ayana: (ayana: Ayana) => `सूर्य के ${limbs.english.ayanas[ayana]} में,`,
  ritu: (ritu: Ritu) => `${limbs.english.ritus[ritu]} ऋतु में,`,
  month: (name: string, isAdhika: boolean) => `${monthName(name, isAdhika)} मास में,`,
  /** Where the place counts months otherwise than the reader's almanac: both names. */
  monthOfBoth: (name: string, own: string) =>
    `अमांत ${monthName(name)} मास में, जो उत्तर भारत के पंचांग में ${monthName(own)} है,`,
  paksha: (paksha: Paksha) => `${paksha === 'shukla' ? 'शुक्ल' : 'कृष्ण'} पक्ष में,`,
  tithi: (tithi: number) => `${tithiName(tithi)} तिथि को,`,
  vara: (day: number) => `${weekdays[day]} के दिन,`,
  nakshatra: (name: string) => `${limbName(name)} नक्षत्र में,`,
  yoga: (name: string) => `सूर्य और चंद्र के ${limbName(name)} योग में,`,
  karana: (name: string) => `तिथि के इस आधे भाग, यानी ${limbName(name)} करण में,`,
  moon: (sign: string) => `जब चंद्र ${limbName(sign)} राशि में हैं,`,
  sun: (sign: string) => `जब सूर्य ${limbName(sign)} राशि में हैं,`,
  planets: 'और बाकी ग्रह अपनी-अपनी राशि में हैं,',
  day: 'इन सबसे पहचानी जाने वाली इस शुभ तिथि पर,',
  gotra: 'जिनका जन्म इस गोत्र में हुआ,',
  names: 'जिनके नाम ये हैं,',
  family: 'कुटुंब और परिवार सहित हम सबका',
  wellbeing: 'कुशल-क्षेम, स्थिरता, आयु, स्वास्थ्य और समृद्धि बढ़े,',
  merit: 'वेद, स्मृति और पुराणों में बताया गया फल मिले,',
  purpose: 'और श्रीगणेश प्रसन्न हों, इसके लिए',
  puja: 'यथाशक्ति पूजा करने का यह संकल्प है।',
  fast: 'यथाशक्ति श्रीसिद्धिविनायक की पूजा और संकष्टी चतुर्थी का व्रत करने का यह संकल्प है।',
  offerings: 'सोलह उपचारों से, यथाशक्ति श्रीसिद्धिविनायक की पूजा करने का यह संकल्प है।',
}) satisfies Words<typeof english.sankalpLines>
