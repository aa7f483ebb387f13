import type { GaneshaFacts } from '#contract/festivals/facts.ts'

/** One paragraph about each observance. Staff may write their own. */
const sankashtiTexts: Readonly<Record<string, string>> = {
  Vikata:
    'The Sankashti of Chaitra, for Vikata, the mighty form of Ganesha. Fast from sunrise and break the fast after moonrise in your city.',
  Ekadanta:
    'The Sankashti of Vaishakha, for Ekadanta, of the single tusk. Fast from sunrise and break the fast after moonrise in your city.',
  Krishnapingala:
    'The Sankashti of Jyeshtha, for Krishnapingala, the dark and tawny one. Fast from sunrise and break the fast after moonrise in your city.',
  Gajanana:
    'The Sankashti of Ashadha, for Gajanana, the elephant-faced. Fast from sunrise and break the fast after moonrise in your city.',
  Heramba:
    'The Sankashti of Shravana, also called Bahula, for Heramba, shelter of the helpless. Fast from sunrise and break the fast after moonrise in your city.',
  Vighnaraja:
    'The Sankashti of Bhadrapada, for Vighnaraja, king of obstacles. Fast from sunrise and break the fast after moonrise in your city.',
  Vakratunda:
    'The Sankashti of Ashwina, the day of Karwa Chauth, for Vakratunda of the curved trunk. Fast from sunrise and break the fast after moonrise in your city.',
  Ganadhipa:
    'The Sankashti of Kartika, for Ganadhipa, lord of the ganas. Fast from sunrise and break the fast after moonrise in your city.',
  Akhuratha:
    'The Sankashti of Margashirsha, for Akhuratha, who rides on a mouse. Fast from sunrise and break the fast after moonrise in your city.',
  Lambodara:
    'The Sankashti of Pausha, also Sakat or Tilkut Chauth, for Lambodara, the great-bellied. Fast from sunrise and break the fast after moonrise in your city.',
  Dwijapriya:
    'The Sankashti of Magha, for Dwijapriya, dear to the twice-born. Fast from sunrise and break the fast after moonrise in your city.',
  Bhalachandra:
    'The Sankashti of Phalguna, for Bhalachandra, who wears the moon on his brow. Fast from sunrise and break the fast after moonrise in your city.',
  Vibhuvana:
    'The Sankashti of the added month, for Vibhuvana; it comes about once in three years. Fast from sunrise and break the fast after moonrise in your city.',
}

const angarakiText =
  ' It falls on a Tuesday: an Angaraki, which devotees consider equal to a whole year of Sankashtis.'

const festivalTexts = {
  vinayaka:
    'The bright fourth of the month, when Ganesha is worshipped at midday with durva and modak.',
  ganesh_chaturthi:
    'Ganesha comes home. The murti is installed and worshipped at midday. Devotees do not look at the moon this evening.',
  ganesh_jayanti:
    'The birth of Ganesha in the month of Magha, celebrated with a midday puja and offerings of sesame. It is also the Vinayaka Chaturthi of Magha.',
  anant_chaturdashi:
    'Devotees worship Ananta and take Ganesha to the water, asking him to come again next year.',
  gudi_padwa:
    'The first day of Chaitra, the new year in Maharashtra: the gudi is raised and the year begins with Ganesha’s name.',
  akshaya_tritiya:
    'The bright third of Vaishakha. Whatever is begun or given today is believed never to diminish.',
} as const

/** As calendars print it. */
export const ganeshaName = ({ kind, name, isAngaraki }: GaneshaFacts): string => {
  if (kind === 'vinayaka') return 'Vinayaka Chaturthi'
  if (kind !== 'sankashti') return name
  return `${isAngaraki ? 'Angaraki ' : ''}${name} Sankashti`
}

export const ganeshaText = ({ kind, name, isAngaraki }: GaneshaFacts): string =>
  kind === 'sankashti'
    ? `${sankashtiTexts[name] ?? ''}${isAngaraki ? angarakiText : ''}`
    : festivalTexts[kind]
