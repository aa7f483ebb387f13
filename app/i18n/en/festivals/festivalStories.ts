import { catalogue } from '#app/i18n/words.ts'
import type { Verse } from './verses.ts'
import { arghya, syamantaka } from './verses.ts'

/** The text of a festival's page: the name, the observance and its sources. */
export type Story = {
  /** Heading and paragraphs. */
  title: string
  text: string[]
  verse?: { title: string; intro: string; verse: Verse }
  /** Added when a Sankashti falls on a Tuesday. */
  angaraki?: string
  /** The mantras for the day, by their titles in the list. */
  mantras: string
  /** The id of the puja to book for it, if the temple offers it. */
  puja: string
}

const sankashtiText = [
  'Sankashti comes from a word for hardship (sankashta): on this day we ask Ganesha to deliver us from it. It is the fourth day of the waning moon. Devotees fast through the day, worship Ganesha in the evening, and break the fast after seeing the moon and offering it arghya.',
  'The Ganesha Purana (Upasana Khanda) describes the vow and how to observe it. Each month, Ganesha is worshipped by a different name.',
]

const angaraki =
  'This Sankashti falls on a Tuesday, the day of Mangala, who is also called Angaraka. Devotees consider one Angaraki equal to a whole year of Sankashtis.'

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
  puja: 'sankashti' as const,
})

/** By the name of the Sankashti, as the almanac gives it. */
const sankashtis: Record<string, Story> = {
  Vikata: sankashtiStory(
    'Vikata, the mighty form',
    'Vikata means huge and formidable. In the Mudgala Purana, this form of Ganesha overcomes Kama, uncontrolled desire.',
  ),
  Ekadanta: sankashtiStory(
    'Ekadanta, of the single tusk',
    'Ekadanta has one whole tusk and one broken one. In the Mudgala Purana he overcomes Mada, the intoxication of pride. It is the second of his twelve names in the Sankata Nashana Stotra.',
  ),
  Krishnapingala: sankashtiStory(
    'Krishnapingala, dark and tawny',
    'The name describes his colours, dark (krishna) and tawny (pingala). The third name in the Sankata Nashana Stotra is close to it: Krishnapingaksha, of the dark and tawny eyes.',
  ),
  Gajanana: sankashtiStory(
    'Gajanana, the elephant-faced',
    'Gajanana means elephant-faced. In the Mudgala Purana he overcomes Lobha, greed. It is the last of the twelve names in the Sankata Nashana Stotra.',
  ),
  Heramba: sankashtiStory(
    'Heramba, shelter of the helpless',
    'Heramba is explained as the protector of those who have no help. He is often shown with five faces, riding a lion. The Sankashti of Shravana is also called Bahula.',
  ),
  Vighnaraja: sankashtiStory(
    'Vighnaraja, king of obstacles',
    'Vighnaraja rules over every obstacle: he places it and he removes it. In the Mudgala Purana he overcomes Mama, the sense of “mine”. The seventh name in the Sankata Nashana Stotra is Vighnarajendra.',
  ),
  Vakratunda: sankashtiStory(
    'Vakratunda, of the curved trunk',
    'Vakratunda means the one with the curved trunk. In the Mudgala Purana he overcomes Matsara, envy. It is the first of the twelve names in the Sankata Nashana Stotra. In North India the same day is Karwa Chauth.',
  ),
  Ganadhipa: sankashtiStory(
    'Ganadhipa, lord of the ganas',
    'Ganadhipa leads the ganas, the companions of Shiva. He is worshipped first, at the beginning of everything.',
  ),
  Akhuratha: sankashtiStory('Akhuratha, carried by a mouse', 'Akhuratha rides on a mouse (akhu).'),
  Lambodara: sankashtiStory(
    'Lambodara, the great-bellied',
    'Lambodara has a great belly, which has room for everything. In the Mudgala Purana he overcomes Krodha, anger. It is the fifth of the twelve names in the Sankata Nashana Stotra. In North India this is Sakat Chauth, observed with sesame and jaggery.',
  ),
  Dwijapriya: sankashtiStory(
    'Dwijapriya, dear to the twice-born',
    'Dwijapriya is dear to the twice-born, those who study and teach, and they are dear to him.',
  ),
  Bhalachandra: sankashtiStory(
    'Bhalachandra, with the moon on his brow',
    'Bhalachandra wears on his forehead the moon we wait for tonight. It is the ninth of the twelve names in the Sankata Nashana Stotra.',
  ),
  Vibhuvana: sankashtiStory(
    'Vibhuvana, of the added month',
    'Vibhuvana is the name of the Sankashti in an adhika month, the extra month added about every third year to keep the lunar months in step with the seasons.',
  ),
}

const plain = {
  vinayaka: {
    title: 'Vinayaka Chaturthi',
    text: [
      'The fourth day of the waxing moon belongs to Ganesha as Vinayaka, the guide. He is worshipped with durva and modak at midday, when he is said to have been born.',
      'On Sankashti we ask to be freed from hardship; on this day we ask for a good beginning.',
    ],
    mantras: 'Ganapati Atharvashirsha, Ganesha Gayatri',
    puja: 'ganesh' as const,
  },
  ganesh_chaturthi: {
    title: 'Ganesha comes home',
    text: [
      'On the bright fourth of Bhadrapada Ganesha is invited into a clay murti at midday and stays as a guest: for a day and a half, for five days or seven, or until Anant Chaturdashi.',
      'Devotees do not look at the moon this evening. The story goes that the moon once laughed at Ganesha, and that Krishna, who saw it on this day, was falsely accused of stealing the Syamantaka jewel. If you see the moon by mistake, say the verse about the jewel.',
    ],
    verse: {
      title: 'If you saw the moon',
      intro: 'The verse of the Syamantaka jewel, spoken to a weeping child:',
      verse: syamantaka,
    },
    mantras: 'Ganapati Atharvashirsha, Vakratunda Mahakaya',
    puja: 'ganesh' as const,
  },
  ganesh_jayanti: {
    title: 'The birth of Ganesha',
    text: [
      'In Maharashtra and along the Konkan coast, the bright fourth of Magha is celebrated as Ganesha’s birthday. It is also called Tilkunda Chaturthi, after the sesame (til) that is offered and given away.',
      'He is worshipped at midday. Many visit the temple or one of the eight shrines, the Ashtavinayak.',
    ],
    mantras: 'Ganapati Atharvashirsha, Ganesha Gayatri',
    puja: 'ganesh' as const,
  },
  anant_chaturdashi: {
    title: 'Farewell until next year',
    text: [
      'On the bright fourteenth of Bhadrapada Vishnu is worshipped as Ananta, the endless, and a thread of fourteen knots is tied.',
      'It is also the day Ganesha leaves, after ten days as a guest. He is taken to the water with singing and drums, and everyone asks him to come early next year.',
    ],
    mantras: 'Vakratunda Mahakaya, Om Gam Ganapataye Namah',
    puja: 'ganesh' as const,
  },
  gudi_padwa: {
    title: 'The year begins',
    text: [
      'The lunar year begins on the first day of Chaitra. In Maharashtra a gudi, a bright cloth under an upturned vessel, is raised at the door after sunrise; in the south the same day is Ugadi.',
      'Families read the new panchang, taste neem with jaggery, and begin the year with Ganesha’s name.',
    ],
    mantras: 'Vakratunda Mahakaya, Shuklambaradharam',
    puja: 'ganesh' as const,
  },
  akshaya_tritiya: {
    title: 'What never diminishes',
    text: [
      'Akshaya means undiminished. Whatever is begun, given or learnt on the bright third of Vaishakha is believed never to diminish, so no other auspicious hour is needed that day.',
      'It is also remembered as the day Vyasa began to dictate the Mahabharata and Ganesha began to write it down.',
    ],
    mantras: 'Vakratunda Mahakaya, Ganesha Gayatri',
    puja: 'ganesh' as const,
  },
} satisfies Record<string, Story>

export const festivalStories = catalogue('festivalStories', { sankashtis, plain })
