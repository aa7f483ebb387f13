import { dharmasindhu, greatStory, type GreatStory, kane } from './greatStory.ts'

/** From Tulsi Vivah to Holi, and the fasts of every month, by kind. */
export const winterStories: Record<string, GreatStory> = {
  chhath: greatStory(
    'Arghya to the setting Sun',
    [
      'Chhath is kept for the Sun and for Chhathi Maiya, who guards children. It lasts four days: a bath and a pure meal (nahay khay), kheer of jaggery on the second evening (kharna), and then a day and a half without water.',
      'On the evening of this day families go to a river or a pond with fruit, sugar cane and thekua in baskets, and wade in to offer arghya to the setting Sun. Next morning they wait for it to rise, and break the fast. No priest is needed. People of Bihar, Jharkhand and eastern Uttar Pradesh celebrate it wherever they live.',
    ],
    ['Zee News, 27 October 2022: dates and timings of Chhath Puja'],
  ),
  tulsi_vivah: greatStory(
    'Tulsi is married',
    [
      'Vishnu has woken after four months, and Tulsi, who is dear to him, is married to him: to a murti of Krishna or a shaligram. The Padma Purana connects the plant with the faithful Vrinda.',
      'In Maharashtra the wedding is held on an evening from the bright twelfth of Kartika to the full moon. The tulsi is dressed as a bride under a canopy of sugar cane, a white cloth (antarpat) is held between the couple, and everyone throws rice as the mangalashtaka are sung. With it the season of weddings begins. In the north many celebrate on the eleventh.',
    ],
    [dharmasindhu, 'Padma Purana, Uttara Khanda', 'Wikipedia: Tulasi Vivaha'],
  ),
  datta_jayanti: greatStory(
    'The birth of Dattatreya',
    [
      'Brahma, Vishnu and Shiva came as guests to test Anasuya, the wife of the sage Atri. By her purity they became infants in her care, and Dattatreya was born of their blessing. So the Gurucharitra has it; in the Markandeya Purana he is a portion of Vishnu.',
      'The full moon of Margashirsha at dusk is the hour of his birth, with kirtan and a cradle. Many read the Gurucharitra through in the seven days before. Audumbar, Narsobawadi and Ganagapur are his great shrines.',
    ],
    ['Gurucharitra 4', 'Markandeya Purana 17', 'TransLiteral: Datta Jayanti'],
  ),
  maha_shivaratri: greatStory(
    'The great night of Shiva',
    [
      'On this tithi, the Shiva Purana says, Brahma and Vishnu worshipped Shiva. It also has the story of a hunter who waited in a bel tree all night: without knowing it he let water and leaves fall on a linga, and at dawn he spared the deer that had kept their word to him.',
      'Devotees fast and stay awake. In each of the four watches of the night the linga is bathed and offered bel leaves, with “Om Namah Shivaya”. The fast ends the next day. It is the dark fourteenth of Magha; in the north the month is called Phalguna.',
    ],
    ['Shiva Purana, Vidyeshvara Samhita 9 and Kotirudra Samhita 40', kane],
  ),
  holika: greatStory(
    'The fire of Holi',
    [
      'Prahlada would not give up Vishnu, and nothing his father Hiranyakashipu did could harm him, not even fire. In popular tradition it was Holika, his aunt, who sat in the fire with him and was burnt. The Bhavishyottara Purana has another story: children drove away Dhundha, who troubled them, with laughter, noise and a fire.',
      'In Maharashtra wood and dung cakes are heaped up and lit after sunset, or, where Bhadra fills the evening, when it is over; people walk around the fire and offer puran poli and a coconut. In the Konkan, Shimga lasts for several days, with the palkhis of the village deities.',
    ],
    [
      'Bhagavata Purana 7.5',
      'H. H. Wilson, The Religious Festivals of the Hindus, with the legend from the Bhavishyottara Purana',
      kane,
      'Wikipedia: Holi',
    ],
  ),
  dhulivandan: greatStory(
    'Ash and colours',
    [
      'Dhulivandan means honouring the dust. On the morning after the fire, people in Maharashtra put its ash on the forehead and on one another; in villages, earth and water follow.',
      'In the north this is the day of colours, Holi or Dhulandi, and today Maharashtra’s cities play with colours too. Here the older day for colours is Rang Panchami, the dark fifth of Phalguna.',
    ],
    [kane, 'ThePrint: Maharashtra’s Holi is different', 'Wikipedia: Holi'],
  ),
  makar_sankranti: greatStory(
    'Tilgul ghya, god god bola',
    [
      'Around 14 or 15 January the Sun enters the sign of Makara. This is the one great festival that follows the Sun, not the Moon. It is honoured as the turn to Uttarayana, the Sun’s way north.',
      'In Maharashtra Bhogi comes the day before, with bajra bhakri and a dish of winter vegetables. On Sankranti we share tilgul, sesame with jaggery, and a kind word; black is worn, and women meet for haldi-kumkum and give one another a small gift (van). The north bathes in rivers and eats khichdi, Gujarat flies kites, Tamil Nadu celebrates Pongal.',
    ],
    [
      kane,
      'The Times of India, Pune: Haldi-kunku, kite flying to mark Makar Sankranti',
      'Wikipedia: Makar Sankranti',
    ],
  ),
  ekadashi: greatStory(
    'The eleventh tithi',
    [
      'The eleventh of each half of the month is Vishnu’s. In the Padma Purana, Ekadashi is a goddess who rose from him while he slept and slew the demon Mura; pleased, he gave her this day. Every Ekadashi has a name and a story. If the bright one falls while the Sun is in Dhanu, the south celebrates it as Vaikuntha Ekadashi.',
      'Devotees eat no grain or pulses: in Maharashtra, fruit, milk and sabudana; some take only water. They sing or read in the evening and break the fast the next morning, on dwadashi. Children, elders, and anyone ill or pregnant need not fast. When the tenth tithi still touches the dawn, Vaishnavas fast a day later than other households.',
    ],
    ['Padma Purana, Uttara Khanda', dharmasindhu, kane],
  ),
  pradosh: greatStory(
    'Dusk on the thirteenth',
    [
      'Pradosha is dusk. On the thirteenth tithi, says the Skanda Purana, Shiva dances on Kailasa at this hour and all the gods are near him, and so he is worshipped then.',
      'Devotees fast through the day, bathe before sunset, offer water and bel leaves, light a lamp and eat after the puja. Pradosh on a Monday (Soma Pradosh) and on a Saturday (Shani Pradosh) are kept by many.',
    ],
    ['Skanda Purana, Brahmottara Khanda 6 and 7', 'Wikipedia: Pradosha'],
  ),
  purnima: greatStory(
    'The full moon',
    [
      'The fifteenth of the bright half, when the Moon faces the Sun. Several full moons are festivals of their own: Hanuman Jayanti, Vat Purnima, Guru Purnima, Narali Purnima, Kojagari, Tripuri Purnima in Kartika, Datta Jayanti and Holi.',
      'Many families visit the temple, fast until the moon has risen, or hold a Satyanarayan puja. Its story (katha) is read in five chapters, which name the Reva Khanda of the Skanda Purana as their source.',
    ],
    ['M. M. Underhill, The Hindu Religious Year', 'Wikipedia: Satyanarayana Puja'],
  ),
  amavasya: greatStory(
    'The new moon',
    [
      'Sun and Moon are together, and the day belongs to the forebears: many offer tarpan or shraddha and give food. On a Monday it is called Somavati Amavasya.',
      'In Maharashtra some new moons have a name: in Ashadha the lamps of the house are cleaned and worshipped (Deep Amavasya); in Shravana come Pithori and, in many places, Pola, the day of the bullocks; in Bhadrapada Sarva Pitru, in Ashwina the Lakshmi Puja of Diwali.',
    ],
    ['Marathi Wikipedia: Amavasya', 'ETV Bharat: Deep Amavasya', kane],
  ),
}
