import type { Language } from '#contract/languages.ts'

/** How a language writes sums in words. Not all of them build the numbers below a hundred from parts. */
export type NumberWords = {
  /** From 0 to 99. */
  readonly belowHundred: readonly string[]
  /** From one hundred to nine; `isMore` if something follows. */
  readonly hundreds: (count: string, isMore: boolean) => string
  readonly thousand: string
  readonly lakh: string
  readonly crore: string
  readonly rupees: (sum: string, isOne: boolean) => string
}

const small = (
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen ' +
  'Sixteen Seventeen Eighteen Nineteen'
).split(' ')
const tens = 'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')

const english: NumberWords = {
  belowHundred: [
    ...small,
    ...tens.flatMap((ten) =>
      small.slice(0, 10).map((one, at) => (at === 0 ? ten : `${ten} ${one}`)),
    ),
  ],
  hundreds: (count) => `${count} Hundred`,
  thousand: 'Thousand',
  lakh: 'Lakh',
  crore: 'Crore',
  rupees: (sum) => `Rupees ${sum} Only`,
}

/** A line for each ten. */
const marathi: NumberWords = {
  belowHundred: [
    'शून्य एक दोन तीन चार पाच सहा सात आठ नऊ',
    'दहा अकरा बारा तेरा चौदा पंधरा सोळा सतरा अठरा एकोणीस',
    'वीस एकवीस बावीस तेवीस चोवीस पंचवीस सव्वीस सत्तावीस अठ्ठावीस एकोणतीस',
    'तीस एकतीस बत्तीस तेहेतीस चौतीस पस्तीस छत्तीस सदतीस अडतीस एकोणचाळीस',
    'चाळीस एक्केचाळीस बेचाळीस त्रेचाळीस चव्वेचाळीस पंचेचाळीस सेहेचाळीस सत्तेचाळीस अठ्ठेचाळीस एकोणपन्नास',
    'पन्नास एक्कावन्न बावन्न त्रेपन्न चोपन्न पंचावन्न छप्पन्न सत्तावन्न अठ्ठावन्न एकोणसाठ',
    'साठ एकसष्ट बासष्ट त्रेसष्ट चौसष्ट पासष्ट सहासष्ट सदुसष्ट अडुसष्ट एकोणसत्तर',
    'सत्तर एक्काहत्तर बाहत्तर त्र्याहत्तर चौऱ्याहत्तर पंच्याहत्तर शहात्तर सत्त्याहत्तर अठ्ठ्याहत्तर एकोणऐंशी',
    'ऐंशी एक्क्याऐंशी ब्याऐंशी त्र्याऐंशी चौऱ्याऐंशी पंच्याऐंशी शहाऐंशी सत्त्याऐंशी अठ्ठ्याऐंशी एकोणनव्वद',
    'नव्वद एक्क्याण्णव ब्याण्णव त्र्याण्णव चौऱ्याण्णव पंच्याण्णव शहाण्णव सत्त्याण्णव अठ्ठ्याण्णव नव्व्याण्णव',
  ].flatMap((line) => line.split(' ')),
  // A bare hundred has a word of its own: शंभर, but एकशे एक.
  hundreds: (count, isMore) => (count === 'एक' && !isMore ? 'शंभर' : `${count}शे`),
  thousand: 'हजार',
  lakh: 'लाख',
  crore: 'कोटी',
  rupees: (sum, isOne) => `${sum} ${isOne ? 'रुपया' : 'रुपये'} फक्त`,
}

const hindi: NumberWords = {
  belowHundred: [
    'शून्य एक दो तीन चार पाँच छह सात आठ नौ',
    'दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस',
    'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस',
    'तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस',
    'चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास',
    'पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ',
    'साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर',
    'सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी',
    'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी',
    'नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे',
  ].flatMap((line) => line.split(' ')),
  hundreds: (count) => `${count} सौ`,
  thousand: 'हज़ार',
  lakh: 'लाख',
  crore: 'करोड़',
  rupees: (sum, isOne) => `${sum} ${isOne ? 'रुपया' : 'रुपये'} मात्र`,
}

export const numberWords: Readonly<Record<Language, NumberWords>> = {
  en: english,
  mr: marathi,
  hi: hindi,
}
