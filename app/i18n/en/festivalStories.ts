import { catalogue } from '#app/i18n/words.ts'
import type { Verse } from './verses.ts'
import { arghya, syamantaka } from './verses.ts'

/** What a festival's page tells: the name, the observance, and where it is known from. */
export type Story = {
  /** Heading and paragraphs. */
  title: string
  text: string[]
  verse?: { title: string; intro: string; verse: Verse }
  /** Told besides where a Sankashti falls on a Tuesday. */
  angaraki?: string
  /** The mantras that belong to the day, by their titles in the list. */
  mantras: string
  /** The puja to be booked for it. */
  puja: string
}

const sankashtiText = [
  'Sankashti means deliverance from what presses on us. It is the fourth day of the waning moon, kept for Ganesha as the remover of obstacles: fasting through the day, worship in the evening, and the fast broken only when the moon has been seen and honoured.',
  'The Ganesha Purana (Upasana Khanda) tells of the vow and how it is kept. Each month calls on Ganesha under another name.',
]

const angaraki =
  'This one falls on a Tuesday, the day of Mangala, who is also called Angaraka. Devotees hold an Angaraki equal to a whole year of Sankashtis.'

const sankashtiVerse = {
  title: 'Arghya to the moon',
  intro: 'With water, rice and a flower in both hands, facing the risen moon:',
  verse: arghya,
}

const sankashtiStory = (title: string, name: string): Story => ({
  title,
  text: [name, ...sankashtiText],
  angaraki,
  verse: sankashtiVerse,
  mantras: 'Sankata Nashana Stotra, Vakratunda Mahakaya',
  puja: 'Sankashti Puja',
})

/** By the name of the Sankashti, as the almanac gives it. */
const sankashtis: Record<string, Story> = {
  Vikata: sankashtiStory(
    'Vikata, the mighty form',
    'Vikata is huge, beyond any measure we bring. In the Mudgala Purana this is the form that overcomes Kama, desire that has lost its bounds.',
  ),
  Ekadanta: sankashtiStory(
    'Ekadanta, of the single tusk',
    'Ekadanta has one tusk whole and one broken. In the Mudgala Purana he overcomes Mada, the drunkenness of pride. It is the second of his twelve names in the Sankata Nashana Stotra.',
  ),
  Krishnapingala: sankashtiStory(
    'Krishnapingala, dark and tawny',
    'Krishnapingala names his colours, dark (krishna) and tawny (pingala), like an evening between night and fire. The Sankata Nashana Stotra has him third, as Krishnapingaksha, of the dark and tawny eyes.',
  ),
  Gajanana: sankashtiStory(
    'Gajanana, the elephant-faced',
    'Gajanana has the elephant’s face. In the Mudgala Purana he overcomes Lobha, greed. It is the last of the twelve names in the Sankata Nashana Stotra.',
  ),
  Heramba: sankashtiStory(
    'Heramba, shelter of the helpless',
    'Heramba is explained as he who protects those without help; he is often shown with five faces, riding a lion. The Sankashti of Shravana is also called Bahula.',
  ),
  Vighnaraja: sankashtiStory(
    'Vighnaraja, king over hindrances',
    'Vighnaraja rules every hindrance: he sets it and he lifts it. In the Mudgala Purana he overcomes Mama, the sense of mine. The Sankata Nashana Stotra has him seventh, as Vighnarajendra.',
  ),
  Vakratunda: sankashtiStory(
    'Vakratunda, of the curved trunk',
    'Vakratunda has the trunk that curves. In the Mudgala Purana he overcomes Matsara, envy. It is the first of the twelve names in the Sankata Nashana Stotra. In the north the same day is kept as Karwa Chauth.',
  ),
  Ganadhipa: sankashtiStory(
    'Ganadhipa, lord of the ganas',
    'Ganadhipa leads the ganas, the hosts that stand around Shiva; so he stands at the head of everything that is begun.',
  ),
  Akhuratha: sankashtiStory(
    'Akhuratha, carried by a mouse',
    'Akhuratha rides on a mouse (akhu): the greatest carried by the least, and the restless kept in hand.',
  ),
  Lambodara: sankashtiStory(
    'Lambodara, who holds all within',
    'Lambodara has the great belly in which there is room for everything. In the Mudgala Purana he overcomes Krodha, anger. It is the fifth of the twelve names in the Sankata Nashana Stotra. In the north this is Sakat Chauth, kept with sesame and jaggery.',
  ),
  Dwijapriya: sankashtiStory(
    'Dwijapriya, dear to the twice-born',
    'Dwijapriya is dear to those who study and teach, the twice-born; and they to him.',
  ),
  Bhalachandra: sankashtiStory(
    'Bhalachandra, with the moon on his brow',
    'Bhalachandra wears the moon on his forehead: the one we wait for tonight. It is the ninth of the twelve names in the Sankata Nashana Stotra.',
  ),
  Vibhuvana: sankashtiStory(
    'Vibhuvana, of the added month',
    'Vibhuvana is the name kept for the Sankashti of an adhika month, the month that is put in about every third year so that moon and seasons stay together. It is read as he who pervades the worlds.',
  ),
}

const plain = {
  vinayaka: {
    title: 'Vinayaka Chaturthi',
    text: [
      'The fourth day of the waxing moon belongs to Ganesha as Vinayaka, the guide. He is worshipped at midday, the hours in which he is said to have been born, with durva and modak.',
      'Where Sankashti asks for release from a hardship, this day asks for a good beginning.',
    ],
    mantras: 'Ganapati Atharvashirsha, Ganesha Gayatri',
    puja: 'Ganesh Puja',
  },
  ganesh_chaturthi: {
    title: 'Ganesha comes home',
    text: [
      'On the bright fourth of Bhadrapada Ganesha is invited into a murti of clay, in the midday hours, and stays as a guest: for a day and a half, for five days or seven, or until Anant Chaturdashi.',
      'This evening the moon is not looked at. It is told that the moon once laughed at Ganesha, and that Krishna, who saw it on this day, was falsely accused of having stolen the Syamantaka jewel. Whoever has seen it by mistake says the verse that tells how the jewel was found.',
    ],
    verse: {
      title: 'If you saw the moon',
      intro: 'The verse of the Syamantaka jewel, spoken to a weeping child:',
      verse: syamantaka,
    },
    mantras: 'Ganapati Atharvashirsha, Vakratunda Mahakaya',
    puja: 'Ganesh Puja',
  },
  ganesh_jayanti: {
    title: 'The birth of Ganesha',
    text: [
      'In Maharashtra and along the coast the bright fourth of Magha is kept as the day of Ganesha’s birth. It is also called Tilkunda Chaturthi, for the sesame (til) that is offered and given.',
      'He is worshipped at midday. Many visit the temple or one of the eight shrines, the Ashtavinayak.',
    ],
    mantras: 'Ganapati Atharvashirsha, Ganesha Gayatri',
    puja: 'Ganesh Puja',
  },
  anant_chaturdashi: {
    title: 'Farewell until next year',
    text: [
      'On the bright fourteenth of Bhadrapada Vishnu is worshipped as Ananta, the endless, and a thread of fourteen knots is tied.',
      'It is also the tenth day after Ganesha came: with song and drum he is taken to the water, and everybody calls him to come again early next year.',
    ],
    mantras: 'Vakratunda Mahakaya, Om Gam Ganapataye Namah',
    puja: 'Ganesh Puja',
  },
  gudi_padwa: {
    title: 'The year begins',
    text: [
      'The first day of Chaitra opens the lunar year. In Maharashtra a gudi, a bright cloth under an upturned vessel, is raised at the door after sunrise; in the south the same day is Ugadi.',
      'The new almanac is read, neem and jaggery are tasted together, and the year begins with Ganesha’s name.',
    ],
    mantras: 'Vakratunda Mahakaya, Shuklambaradharam',
    puja: 'Ganesh Puja',
  },
  akshaya_tritiya: {
    title: 'What does not grow less',
    text: [
      'Akshaya means undiminished. What is begun, given or learned on the bright third of Vaishakha is held not to grow less, so the day needs no other auspicious hour.',
      'It is also remembered as the day on which Vyasa began to dictate the Mahabharata, and Ganesha to write it down.',
    ],
    mantras: 'Vakratunda Mahakaya, Ganesha Gayatri',
    puja: 'Ganesh Puja',
  },
} satisfies Record<string, Story>

export const festivalStories = catalogue('festivalStories', { sankashtis, plain })
