import { dharmasindhu, greatStory, type GreatStory, kane } from './greatStory.ts'

/** From Pitru Paksha to Diwali, by kind. */
export const autumnStories: Record<string, GreatStory> = {
  sarva_pitru: greatStory(
    'For all forebears',
    [
      'The dark half of Bhadrapada (in the north: Ashwina) is Pitru Paksha, the fortnight of the forebears. Its last day is for all of them, including those whose tithi is not known or was missed.',
      'Families offer water with sesame (tarpan) and, by custom, shraddha; food is put out for crows and cows and given to others. In Bengal the day is Mahalaya: the Devi Mahatmya is heard at dawn, and Durga is awaited.',
    ],
    [dharmasindhu, 'Wikipedia: Pitru Paksha'],
  ),
  ghatasthapana: greatStory(
    'Navratri begins',
    [
      'Devi is worshipped for nine nights from the bright first of Ashwina. The Devi Mahatmya, which many read in these days, praises her as the power that defeated Mahishasura.',
      'In Maharashtra a pot of water (ghata) is set on soil sown with grain. The grain sprouts through the nine days, a garland is hung above it each day, and in many homes a lamp is kept burning. Some fast for all nine days, others on the first and the last. Gujarat dances the garba; in Bengal, Durga Puja fills the last days.',
    ],
    ['Markandeya Purana 81–93 (Devi Mahatmya)', kane, 'Wikipedia: Navaratri'],
  ),
  durga_ashtami: greatStory(
    'The eighth of Navratri',
    [
      'Mahashtami is one of the great days of Navratri: Durga is worshipped, the Devi Mahatmya is read, and many temples hold a homa.',
      'In Maharashtra some families make a Mahalakshmi with a face of rice dough and worship her in the evening. In the north, girls are honoured as Devi on the eighth or the ninth (kanya puja) and served puri and halwa. In Bengal, Sandhi Puja marks the moment between the two tithis.',
    ],
    [
      'Markandeya Purana 81–93 (Devi Mahatmya)',
      kane,
      'Bookstruck: Mahashtami',
      'hindupad.com: Mahaastami begins with Kumari Puja',
    ],
  ),
  dasara: greatStory(
    'The day of victory',
    [
      'Three victories are remembered: of Rama over Ravana, of Durga over Mahishasura, and of the Pandavas, who took their weapons back from the shami tree in which they had hidden them. Dasara is one of the three and a half muhurtas on which Maharashtra begins new things without looking for an auspicious hour.',
      'In the afternoon people worship the shami or apta tree and Aparajita, cross the border of the village (simollanghan) and exchange apta leaves as gold. The custom recalls King Raghu, for whose sake Kubera rained gold so that Kautsa could pay his teacher’s fee. Tools, vehicles and books are worshipped too. In the north figures of Ravana are burnt; in Bengal Durga is taken to the water.',
    ],
    ['Mahabharata, Virata Parva', 'Kalidasa, Raghuvamsha 5', dharmasindhu, kane],
  ),
  kojagari: greatStory(
    'Who is awake?',
    [
      'On the full moon of Ashwina Lakshmi is said to walk the earth at night, calling “Ko jagarti?” (who is awake?), and to bless those she finds awake. The vow has Lakshmi and Indra worshipped and many lamps lit.',
      'In Maharashtra families and friends sit under the moon until midnight and, after the puja, share sweet milk with saffron and nuts in which the moon has been reflected. In the north it is Sharad Purnima, with kheer left in the moonlight; Bengal holds its Lakshmi Puja.',
    ],
    [kane, 'Marathi Webdunia: The Kojagari vrat', 'Wikipedia: Sharad Purnima'],
  ),
  ahoi_ashtami: greatStory(
    'Until the stars are seen',
    [
      'In the story a woman who was digging clay killed a young animal in its den, without knowing. Her own children were lost to her, one after another, until she drew what she had done on a wall and prayed to Ahoi Mata, and they came back.',
      'Mothers fast, and draw Ahoi Mata on the wall with the animal and its young, or put up a picture. At dusk they worship her with a pot of water, halwa and puri. Most eat when the stars are seen, some only when the late moon has risen. The fast is for all children, daughters and sons.',
    ],
    ['Hindustan, 13 October 2025: Ahoi Ashtami'],
  ),
  dhanteras: greatStory(
    'Dhanvantari, and a lamp for Yama',
    [
      'When the ocean was churned, Dhanvantari rose from it with the pot of amrita; physicians worship him today. Homes and businesses worship Lakshmi, and many buy gold, silver or a new vessel. In Maharashtra Diwali often begins a day earlier, with Vasu Baras, the day of the cow and her calf.',
      'At dusk a lamp for Yama is lit outside, facing south, with the wish that no one in the family dies before their time. In Maharashtra pounded coriander seed with jaggery is offered.',
    ],
    ['Bhagavata Purana 8.8', kane, 'Think Maharashtra: Dhanatrayodashi', 'Wikipedia: Dhanteras'],
  ),
  naraka_chaturdashi: greatStory(
    'The first bath of Diwali',
    [
      'Krishna, with Satyabhama at his side, defeated Naraka of Pragjyotisha and freed the sixteen thousand women he held captive.',
      'In Maharashtra families get up before sunrise for a bath with oil and utane, a scented paste, while lamps burn. A bitter karit fruit is crushed underfoot in place of the demon; then the family shares faral. In the south this morning is the heart of Deepavali; in Goa figures of Naraka are burnt before dawn; in the north it is Choti Diwali.',
    ],
    ['Bhagavata Purana 10.59', dharmasindhu, kane, 'Wikipedia: Naraka Chaturdashi'],
  ),
  lakshmi_puja: greatStory(
    'The night of lamps',
    [
      'On the new moon of Ashwina (in the north: Kartika) lamps fill houses and streets. After sunset Lakshmi is worshipped, often with Ganesha, Saraswati and Kubera, with marigolds, lahya and batasha; traders worship their account books. The north also celebrates Rama’s return to Ayodhya; Bengal worships Kali.',
      'The new moon at dusk decides the date. When it ends near the second sunset, almanacs can differ, as in 2024 and 2025: Maharashtra had its Lakshmi Puja a day after much of the north.',
    ],
    [kane, dharmasindhu, 'Wikipedia: Diwali'],
  ),
  bali_pratipada: greatStory(
    'Padwa, the day of King Bali',
    [
      'King Bali promised Vamana three steps of land, and Vamana measured all the worlds with two. Because Bali kept his word, he received a realm below and Vishnu’s protection. Today he is said to visit the earth. Farmers say “Ida pida talo, Baliche rajya yevo”: may trouble go, may Bali’s reign come.',
      'Padwa is counted among the three and a half muhurtas. In Maharashtra wives do aarti for their husbands and receive a gift, and traders open new books. In Gujarat the Vikram year begins. The north recalls how Krishna lifted Govardhan (Govardhan Puja, Annakut).',
    ],
    ['Bhagavata Purana 8.18–23 and 10.24–25', kane, 'Wikipedia: Balipratipada'],
  ),
  bhau_beej: greatStory(
    'Brother and sister',
    [
      'Yama had long been too busy to accept his sister’s invitation. On the bright second of Kartika he came at last; Yamuna welcomed him, served him a meal, and he was glad. So the day is also Yama Dwitiya.',
      'In Maharashtra the sister does her brother’s aarti, serves him a festive meal and receives a gift; those without a brother do the Moon’s aarti. It is Bhai Dooj in the north, Bhai Phonta in Bengal and Bhai Tika in Nepal.',
    ],
    [kane, 'Wikipedia: Bhai Dooj'],
  ),
}
