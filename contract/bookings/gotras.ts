/**
 * Gotras in common use with their Sanskrit stem, as it is spoken in a sankalp. Names: Wikipedia's list of
 * Brahmin gotras, and those of Maharashtra's families. The Devanagari was not checked against a
 * dictionary: a priest should read it once.
 */
export const gotras: readonly (readonly [roman: string, devanagari: string])[] = [
  ['Agastya', 'अगस्त्य'],
  ['Aghamarshana', 'अघमर्षण'],
  ['Alambayana', 'आलम्बायन'],
  ['Angirasa', 'आङ्गिरस'],
  ['Asita', 'असित'],
  ['Atreya', 'आत्रेय'],
  ['Atri', 'अत्रि'],
  ['Babhravya', 'बाभ्रव्य'],
  ['Bharadwaj', 'भारद्वाज'],
  ['Bhargava', 'भार्गव'],
  ['Bhrigu', 'भृगु'],
  ['Chyavana', 'च्यवन'],
  ['Dalbhya', 'दाल्भ्य'],
  ['Devala', 'देवल'],
  ['Dhananjaya', 'धनञ्जय'],
  ['Galava', 'गालव'],
  ['Garga', 'गर्ग'],
  ['Gargya', 'गार्ग्य'],
  ['Gautama', 'गौतम'],
  ['Harita', 'हरित'],
  ['Jaimini', 'जैमिनि'],
  ['Jamadagni', 'जमदग्नि'],
  ['Kanva', 'कण्व'],
  ['Kapi', 'कपि'],
  ['Kapila', 'कपिल'],
  ['Kashyapa', 'कश्यप'],
  ['Katyayana', 'कात्यायन'],
  ['Kaundinya', 'कौण्डिन्य'],
  ['Kaushika', 'कौशिक'],
  ['Kratu', 'क्रतु'],
  ['Kutsa', 'कुत्स'],
  ['Lohita', 'लोहित'],
  ['Maitreya', 'मैत्रेय'],
  ['Mandavya', 'माण्डव्य'],
  ['Marichi', 'मरीचि'],
  ['Markandeya', 'मार्कण्डेय'],
  ['Maudgalya', 'मौद्गल्य'],
  ['Mudgala', 'मुद्गल'],
  ['Naidhruva', 'नैध्रुव'],
  ['Parashara', 'पराशर'],
  ['Pulastya', 'पुलस्त्य'],
  ['Rathitara', 'रथीतर'],
  ['Sankriti', 'सङ्कृति'],
  ['Savarni', 'सावर्णि'],
  ['Shandilya', 'शाण्डिल्य'],
  ['Shaunaka', 'शौनक'],
  ['Shrivatsa', 'श्रीवत्स'],
  ['Upamanyu', 'उपमन्यु'],
  ['Vadhula', 'वाधूल'],
  ['Vasishtha', 'वसिष्ठ'],
  ['Vatsa', 'वत्स'],
  ['Vishnuvriddha', 'विष्णुवृद्ध'],
  ['Vishwamitra', 'विश्वामित्र'],
  ['Yaska', 'यास्क'],
]

/** The same for all usual spellings: Kashyap and Kāśyapa, Bhardwaj and Bharadvaja, Vashisht. */
const keyOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\bgotra\b|[^a-z]/g, '')
    .replaceAll('w', 'v')
    .replaceAll(/([bcdgkpst])h/g, '$1')
    .replaceAll(/([aeiou])\1/g, '$1')
    .replaceAll('ou', 'au')
    .replace('bard', 'barad')
    .replace(/a$/, '')

const known = /* @__PURE__ */ new Map(
  /* @__PURE__ */ gotras.map(([roman, devanagari]) => [keyOf(roman), devanagari] as const),
)

/** How a gotra of the list is spoken, whichever way its name is spelt in Latin letters. */
export const spokenGotra = (written: string): string | undefined => known.get(keyOf(written))
