import { dharmasindhu, greatStory, type GreatStory, kane } from './greatStory.ts'

const gauriSources = [
  dharmasindhu,
  'Marathi Wikipedia: Gauri Pujan',
  'Jio Institute repository: Gauri Puja of the Kolis',
]

/** From Chaitra to Gauri in Bhadrapada, by kind. */
export const springStories: Record<string, GreatStory> = {
  ram_navami: greatStory(
    'The birth of Rama',
    [
      'Rama was born to Dasharatha and Kausalya in Ayodhya on the bright ninth of Chaitra. Valmiki’s Ramayana gives the tithi and the star, Punarvasu. The birth is celebrated at midday.',
      'In Maharashtra a kirtan leads up to noon. Then the child Rama is laid in a cradle, flowers are showered, and sunthavada, a sweet of dry ginger, is shared. Some fast until noon, others all day. In the north this is the last of the nine days of Chaitra Navratri; in the south, temples such as Bhadrachalam celebrate the wedding of Sita and Rama.',
    ],
    ['Valmiki Ramayana, Balakanda 18', kane, 'Wikipedia: Rama Navami'],
  ),
  hanuman_jayanti: greatStory(
    'Hanuman, born at sunrise',
    [
      'Hanuman is the son of Anjana and of the wind, and so is also called Maruti. In the Ramayana, Jambavan reminds him of his birth and his strength before the leap to Lanka.',
      'In Maharashtra the kirtan begins before dawn on the full moon of Chaitra and ends at sunrise with the birth. Devotees offer sindoor, oil, and leaves and flowers of rui, and recite the Hanuman Chalisa or the Maruti Stotra. Other regions have other days: some almanacs give the dark fourteenth of Ashwina, Andhra Pradesh the dark tenth of Vaishakha.',
    ],
    [
      'Valmiki Ramayana, Kishkindhakanda 66',
      'Marathi Wikipedia: Hanuman Jayanti',
      'Wikipedia: Hanuman Jayanti',
    ],
  ),
  vat_savitri: greatStory(
    'The new moon under the banyan',
    [
      'Much of the north remembers Savitri on the new moon of Jyeshtha, as months are counted there; Maharashtra and Gujarat on the full moon a fortnight later. The texts know both days. She followed Yama and talked with him until he gave her husband Satyavan his life again.',
      'Married women fast, pour water at the root of a banyan, walk around it winding a cotton thread, and fan it. They offer soaked gram, mangoes and melons, and listen to the story of Savitri and Satyavan.',
    ],
    [
      'Mahabharata, Vana Parva, Pativrata-mahatmya',
      'Webdunia Hindi, 22 May 2025: why Vat Savitri is celebrated twice',
      'Hindustan, 25 May 2025: the story of the Vat Savitri fast',
    ],
  ),
  vat_purnima: greatStory(
    'Savitri’s vow',
    [
      'Savitri knew that her husband Satyavan had one year to live. When Yama came for him she followed, and with her wise words won back her father-in-law’s sight and kingdom, and at last Satyavan’s life. In popular tradition it happened under a banyan (vat).',
      'Married women fast, worship the banyan, walk around it and wind a thread around the trunk; at home, a picture of the tree will do. Maharashtra and Gujarat do so on the full moon of Jyeshtha, much of the north on the new moon a fortnight before it (Vat Savitri Amavasya).',
    ],
    [
      'Mahabharata, Vana Parva, Pativrata-mahatmya',
      'maharashtratourism.net: Wat Poornima',
      'Wikipedia: Vat Purnima',
    ],
  ),
  guru_purnima: greatStory(
    'In honour of the guru',
    [
      'Vyasa arranged the one Veda in four and composed the Mahabharata. The full moon of Ashadha, also called Vyasa Purnima, honours him and, with him, every teacher.',
      'Disciples visit their guru or worship his picture and padukas; students thank their teachers. Sannyasis perform Vyasa puja today and begin their Chaturmas, the months of rain in which they stay in one place.',
    ],
    [
      'Bhagavata Purana 1.4',
      'Sri Kanchi Kamakoti Peetham: Chaturmasya Vratam and Vyasa Pooja',
      'Wikipedia: Guru Purnima',
    ],
  ),
  hariyali_teej: greatStory(
    'When the rains are green',
    [
      'Parvati is said to have won Shiva by long austerities, and in the north this third of Shravana is remembered as the day on which he accepted her. It comes two days before Nag Panchami; Hartalika, another Teej, is a month later.',
      'Daughters are called home, or sent sindhara: clothes, bangles and sweets. Swings hang from the trees, hands are painted with henna, and the songs of the rains are sung. Many married women fast, and worship Shiva and Parvati in the evening. In Jaipur the goddess of Teej is carried through the city.',
    ],
    ['Hindustan, 3 July 2025: why Hariyali Teej is celebrated'],
  ),
  nag_panchami: greatStory(
    'The day of the Nagas',
    [
      'In the rains, when snakes leave their holes, people worship the Nagas and wish to live with them in peace. In the Mahabharata, young Astika stops the snake sacrifice of King Janamejaya and saves them.',
      'In Maharashtra nagas are drawn on a wooden board or a clay murti is brought home; milk, popped jowar (lahya) and sweets are offered. Many do not plough, dig, cut or fry, so that no creature of the earth is hurt. Married daughters visit their parents. Gujarat keeps the day on the dark fifth of Shravana.',
    ],
    [
      'Mahabharata, Adi Parva, Astika Parva',
      'Shingo Einoo, The Nagapancami as Described in the Puranas and its Treatment in the Dharmanibandhas, 1994',
      'festivalasia.in: Nag Panchami celebrations in Maharashtra',
    ],
  ),
  raksha_bandhan: greatStory(
    'A thread of protection',
    [
      'A sister ties a rakhi on her brother’s wrist, does his aarti and gives him a sweet; he gives her a gift and promises to be there for her. In the Bhavishya Purana it is Shachi who ties the thread on Indra before battle. By custom the hours of Bhadra are avoided.',
      'On the coast of Maharashtra the same full moon is Narali Purnima. The fishing season begins: Kolis decorate their boats and offer a coconut to the sea, and sweet coconut rice is cooked at home.',
    ],
    [
      'Bhavishya Purana, Uttara Parva',
      dharmasindhu,
      'Jio Institute repository: Narali Purnima in Versova Koliwada',
    ],
  ),
  janmashtami: greatStory(
    'Krishna is born at midnight',
    [
      'In Kamsa’s prison in Mathura, Devaki’s eighth child was born at midnight on the dark eighth of Shravana (in the north: Bhadrapada). The same night Vasudeva carried him across the Yamuna to Gokul.',
      'Devotees fast, sing, and at midnight bathe the child Krishna, rock his cradle and offer butter, curd and poha. Some break the fast after midnight, others the next morning. Many Vaishnavas count the day from sunrise and may celebrate a day later; in Maharashtra, Dahi Handi follows.',
    ],
    ['Bhagavata Purana 10.3', dharmasindhu, kane],
  ),
  janmashtami_vaishnava: greatStory(
    'Counted from sunrise',
    [
      'Most households keep the day whose midnight has the eighth tithi. Many Vaishnavas do not fast on a day that begins with the seventh: they take the day with the eighth at sunrise, and some also look to the star Rohini. In many years the two dates agree; in others they are a day apart.',
      'The celebration is the same: a fast, kirtan, the bath of the child Krishna at midnight and his cradle. Follow the custom of your family or your temple.',
    ],
    [kane, 'Wikipedia: Krishna Janmashtami'],
  ),
  dahi_handi: greatStory(
    'The pot of curd',
    [
      'The women of Gokul hung their curd and butter out of reach, and the child Krishna found ways to get at them for his friends and the monkeys. So, on the day after Gokulashtami, teams of govindas build pyramids to reach a pot (handi) hung high above the street.',
      'The day is also called Gopalkala, after kala, the mixture of curd, poha and other food in the pot, which is shared as prasad. Mumbai and Thane are known for it. In the north the day after the birth is Nandotsav, the joy in Nanda’s house.',
    ],
    [
      'Bhagavata Purana 10.5 and 10.8',
      'Amar Chitra Katha: The Significance of Gopalkala',
      'Wikipedia: Dahi Handi',
    ],
  ),
  hartalika: greatStory(
    'Parvati’s vow',
    [
      'Parvati wanted no husband but Shiva; her father had promised her to Vishnu. A friend led her away into the forest, which is how the name Haritalika is explained. There she made a linga of sand, fasted and stayed awake, and Shiva accepted her.',
      'In Maharashtra women and girls worship a linga of sand, or murtis of Parvati and her friend, with leaves of many kinds. Many fast through the day and stay awake with stories and songs. In the north the same day is Hartalika Teej.',
    ],
    [
      'Bhavishya Purana, dialogue of Hara and Gauri',
      'Marathi Wikipedia: Haritalika',
      'Wikipedia: Teej',
    ],
  ),
  gauri_avahana: greatStory(
    'Gauri comes home',
    [
      'A few days after Ganesha, under the star Anuradha, Gauri comes to stay. Some see in her his mother Parvati, others his sister, or two sisters, Jyeshtha and Kanishtha.',
      'Her form follows the custom of the family: faces on dressed figures, clay murtis, pots, pebbles from the river, or sprigs of the terda plant. Women carry her in over small footprints drawn from the door and show her the house.',
    ],
    gauriSources,
  ),
  gauri_pujan: greatStory(
    'Gauri’s feast',
    [
      'The star Jyeshtha gives the day and the goddess her name; in Vidarbha and Marathwada she is called Mahalakshmi. In a new sari and jewellery she is worshipped and served; married daughters come home, and women meet for haldi-kumkum, songs and games.',
      'Puran poli and sixteen dishes or vegetables are offered in many homes. In parts of the Konkan Gauri is given fish or meat while Ganesha’s food stays vegetarian.',
    ],
    [
      ...gauriSources,
      'The Free Press Journal, 13 September 2021: Mahalaxmi festival in Indore',
      'MH Live News: Gauri in Sindhudurg',
    ],
  ),
  gauri_visarjan: greatStory(
    'Gauri takes her leave',
    [
      'Under the star Mula, Gauri receives a last aarti and an offering. Clay murtis and pebbles go to the water; faces and jewellery are put away for next year. In many homes Ganesha leaves with her, on his fifth, sixth or seventh day.',
      'Most families keep three days, for her coming, her feast and her farewell; in some homes she stays only two. Follow the custom of your family.',
    ],
    gauriSources,
  ),
}
