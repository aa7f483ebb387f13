/** Goes up with every change of what a festival carries, so that stored ones are written anew. */
export const textsVersion = 3
/** When that or its calendar event last changed, ISO UTC: calendars that are subscribed to go by it. */
export const textsWrittenAt = '2026-11-24T00:00:00Z'

/**
 * What an observance is called and how it is told in one paragraph: stored with the temple's
 * festivals on the server and shown for what a phone computes. English; staff may write their own.
 */
export const sankashtiTexts: Readonly<Record<string, string>> = {
  Vikata:
    'The Sankashti of Chaitra, for Vikata, the form so vast that no obstacle overtops him. Fast from sunrise and break the fast when the moon has risen over your city.',
  Ekadanta:
    'The Sankashti of Vaishakha, for Ekadanta, who broke off a tusk of his own. Fast from sunrise and break the fast when the moon has risen over your city.',
  Krishnapingala:
    'The Sankashti of Jyeshtha, for Krishnapingala, the dark and tawny one. Fast from sunrise and break the fast when the moon has risen over your city.',
  Gajanana:
    'The Sankashti of Ashadha, for Gajanana, the elephant-faced. Fast from sunrise and break the fast when the moon has risen over your city.',
  Heramba:
    'The Sankashti of Shravana, also called Bahula, for Heramba, who shelters those without help. Fast from sunrise and break the fast when the moon has risen over your city.',
  Vighnaraja:
    'The Sankashti of Bhadrapada, for Vighnaraja, king over every hindrance. Fast from sunrise and break the fast when the moon has risen over your city.',
  Vakratunda:
    'The Sankashti of Ashwina, the day of Karwa Chauth, for Vakratunda of the curved trunk. Fast from sunrise and break the fast when the moon has risen over your city.',
  Ganadhipa:
    'The Sankashti of Kartika, for Ganadhipa, lord of the ganas. Fast from sunrise and break the fast when the moon has risen over your city.',
  Akhuratha:
    'The Sankashti of Margashirsha, for Akhuratha, whose carriage is a mouse. Fast from sunrise and break the fast when the moon has risen over your city.',
  Lambodara:
    'The Sankashti of Pausha, also Sakat or Tilkut Chauth, for Lambodara, who holds the worlds in his belly. Fast from sunrise and break the fast when the moon has risen over your city.',
  Dwijapriya:
    'The Sankashti of Magha, for Dwijapriya, dear to the twice-born. Fast from sunrise and break the fast when the moon has risen over your city.',
  Bhalachandra:
    'The Sankashti of Phalguna, for Bhalachandra, who wears the moon on his brow. Fast from sunrise and break the fast when the moon has risen over your city.',
  Vibhuvana:
    'The Sankashti of the added month, for Vibhuvana, lord of the worlds; it comes about once in three years. Fast from sunrise and break the fast when the moon has risen over your city.',
}

export const angarakiText =
  ' It falls on a Tuesday: an Angaraki, held equal to a whole year of Sankashtis.'

export const festivalTexts = {
  vinayaka:
    'The bright fourth of the month, when Ganesha is worshipped at midday with durva and modak.',
  ganesh_chaturthi:
    'Ganesha comes home. The murti is installed and worshipped at midday; the moon is not looked at this evening.',
  ganesh_jayanti:
    'The birth of Ganesha in the month of Magha, kept with a midday puja and offerings of sesame. It is the Vinayaka Chaturthi of Magha as well.',
  anant_chaturdashi:
    'Ananta is worshipped, and Ganesha is taken to the water until he comes again next year.',
  gudi_padwa:
    'The first day of Chaitra, the new year in Maharashtra: the gudi is raised and the year begins with Ganesha’s name.',
  akshaya_tritiya: 'The third of bright Vaishakha, when what is begun or given does not grow less.',
} as const
