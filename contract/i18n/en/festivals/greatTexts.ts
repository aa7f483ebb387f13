/**
 * One or two sentences about each festival beyond Ganesha’s, in English, by its kind in the almanac.
 * `textsVersion` and `textsWrittenAt` in `contract/festivals/texts.ts` cover these texts, too.
 */
export const greatTexts: Readonly<Record<string, string>> = {
  ram_navami:
    'The birth of Rama, at midday on the bright ninth of Chaitra. Many fast until noon, then rock the cradle, sing his name and share sunthavada.',
  hanuman_jayanti:
    'The birth of Hanuman, on the full moon of Chaitra. Temples hold a kirtan before sunrise; devotees offer sindoor, oil and rui leaves.',
  vat_savitri:
    'Savitri’s fast as much of the north keeps it, on a new moon. Married women fast, walk around a banyan and hear how Savitri won back Satyavan’s life.',
  vat_purnima:
    'Vat Savitri, on the full moon of Jyeshtha. Married women worship the banyan and tie a thread around it, remembering Savitri, who won Satyavan back from Yama.',
  guru_purnima:
    'The full moon of Ashadha, also Vyasa Purnima: the day to honour one’s guru, and Vyasa, who arranged the Vedas and composed the Mahabharata.',
  hariyali_teej:
    'The green Teej of the rains, in the north on the bright third of Shravana: swings, songs and henna, and for many women a fast for Shiva and Parvati.',
  nag_panchami:
    'The bright fifth of Shravana. Nagas are worshipped in a picture or a clay murti. In Maharashtra many do not dig, plough, cut or fry today.',
  raksha_bandhan:
    'Rakhi and Narali Purnima, the full moon of Shravana. Sisters tie a rakhi on their brothers’ wrists; on the coast, Kolis offer a coconut to the sea.',
  janmashtami:
    'Gokulashtami, the birth of Krishna at midnight. Devotees fast through the day, sing until midnight and rock the cradle.',
  janmashtami_vaishnava:
    'Gokulashtami as many Vaishnavas count it, by the eighth tithi at sunrise. It can fall a day after the Janmashtami of others.',
  dahi_handi:
    'Gopalkala, the day after Gokulashtami. Teams of govindas build human pyramids to break a hanging pot of curd, as Krishna did with his friends.',
  hartalika:
    'The bright third of Bhadrapada. Women and girls fast and worship Parvati with a Shiva linga of sand, as she did to win Shiva.',
  gauri_avahana:
    'Gauri comes home, in many homes as two sisters, Jyeshtha and Kanishtha, led in over small footprints drawn from the door.',
  gauri_pujan:
    'The main day of Jyeshtha Gauri, in many homes called Mahalakshmi. She is offered puran poli and a feast, and women meet for haldi-kumkum.',
  gauri_visarjan:
    'Gauri takes her leave. After aarti and an offering she is taken to the water, in many homes together with Ganesha.',
  sarva_pitru:
    'Mahalaya Amavasya, the last day of Pitru Paksha. Families offer tarpan and food to all forebears, including those whose tithi is not known.',
  ghatasthapana:
    'Navratri begins. A ghata, a pot of water on soil sown with grain, is installed for Devi, and in many homes a lamp burns for nine days.',
  durga_ashtami:
    'Mahashtami, the eighth of Navratri. Durga is worshipped, many temples hold a homa, and in many homes young girls are honoured as Devi.',
  dasara:
    'Dussehra or Vijayadashami: the victory of Rama over Ravana and of Durga over Mahishasura. In Maharashtra, apta leaves are exchanged as gold.',
  kojagari:
    'Sharad Purnima, a night awake under the full moon, with puja and sweet milk. Lakshmi is said to go about calling “Ko jagarti?” (who is awake?).',
  ahoi_ashtami:
    'Four days after Karwa Chauth, mothers of the north fast for their children, worship Ahoi Mata at dusk and eat when the stars are seen.',
  dhanteras:
    'Diwali: Dhanatrayodashi. Dhanvantari and Lakshmi are worshipped, and at dusk a lamp is lit outside for Yama, facing south.',
  naraka_chaturdashi:
    'Diwali: the first bath, with oil and utane before sunrise, while lamps burn. It recalls Krishna’s victory over the demon Naraka.',
  lakshmi_puja:
    'The main evening of Diwali, on the new moon. Lamps fill the house, Lakshmi is worshipped, often with Ganesha, and traders worship their account books.',
  bali_pratipada:
    'Diwali Padwa: King Bali is remembered, and wives do aarti for their husbands. In the north, today is Govardhan Puja; in Gujarat, the new year.',
  bhau_beej:
    'Bhai Dooj, the last day of Diwali. Sisters do aarti for their brothers and serve them a meal, as Yamuna did for Yama; brothers bring gifts.',
  chhath:
    'The festival of the Sun in Bihar and around it, six days after Diwali: who fasts without water offers arghya to the setting Sun, and to the rising one at dawn.',
  tulsi_vivah:
    'The wedding of Tulsi and Vishnu. The plant is dressed as a bride under sugar cane and the mangalashtaka are sung; the season of weddings begins.',
  datta_jayanti:
    'The birth of Dattatreya, son of Atri and Anasuya, celebrated at dusk on the full moon of Margashirsha. Many read the Gurucharitra in the week before.',
  maha_shivaratri:
    'The great night of Shiva. Devotees fast, stay awake and worship the linga with water and bel leaves through the four watches of the night.',
  holika:
    'Holi: after sunset on the full moon of Phalguna a fire is lit and worshipped, in Maharashtra with puran poli, remembering how Prahlada was saved.',
  dhulivandan:
    'Dhulvad, the day after the Holi fire, when its ash is honoured. The north plays with colours on the day after its own fire; Maharashtra also on Rang Panchami.',
  makar_sankranti:
    'The Sun enters Makara (Capricorn). In Maharashtra we share tilgul with the words “Tilgul ghya, god god bola”: take this sweet, speak sweetly.',
  pradosh:
    'The thirteenth tithi at dusk belongs to Shiva. Devotees fast through the day, worship him after sunset and then eat.',
  purnima: 'The full moon. Many families fast, visit the temple or hold a Satyanarayan puja.',
  amavasya: 'The new moon, a day for the forebears: many offer tarpan, give food and light a lamp.',
}

/** One sentence about each Ekadashi, by the first part of its name. */
export const ekadashiTexts: Readonly<Record<string, string>> = {
  Kamada:
    'The Ekadashi “that grants wishes”: in its story, Lalita keeps the fast to free her husband from a curse.',
  Varuthini:
    'The Ekadashi “that protects”: devotees fast and worship Vishnu, many of them as Vamana.',
  Mohini:
    'The Ekadashi that frees us from delusion (moha): in its story, Vasishtha teaches it to Rama.',
  Apara:
    'The Ekadashi “without limit”: Vishnu is worshipped as Trivikrama, who measured the worlds in three steps.',
  Nirjala:
    'Bhimseni Ekadashi, after Bhima: those who are able fast even without water, others keep a lighter fast.',
  Yogini:
    'In its story, Kubera’s gardener Hemamali, cursed for neglecting his duty, is freed by this fast.',
  Ashadhi:
    'Devshayani: Vishnu falls asleep, Chaturmas begins, and Warkaris who have walked for weeks reach Vitthal at Pandharpur.',
  Kamika:
    'Vishnu is worshipped with tulsi leaves, and lamps of ghee or sesame oil are lit for him.',
  'Shravana Putrada':
    'The Ekadashi “that gives a child”, also Pavitra: in its story, King Mahijit’s longing for a son is fulfilled.',
  Aja: 'In its story, King Harishchandra, who lost everything for the truth, regains his family and kingdom by this fast.',
  Parivartini:
    'Parsva or Vamana Ekadashi: in the middle of Chaturmas, Vishnu turns over in his sleep.',
  Indira:
    'The Ekadashi of Pitru Paksha, for the forebears: in its story, King Indrasena frees his father by this fast.',
  Papankusha:
    'The Ekadashi after Dasara, a goad (ankusha) against wrongdoing: Vishnu is worshipped as Padmanabha.',
  Rama: 'The Ekadashi before Diwali, named after Lakshmi, who is also called Ramā: she is worshipped with Vishnu.',
  Kartiki:
    'Prabodhini or Dev Uthani: Vishnu wakes, Chaturmas ends, and Warkaris gather again at Pandharpur.',
  Utpanna:
    'The birth of the goddess Ekadashi, who rose from Vishnu to slay the demon Mura; Warkaris gather at Alandi.',
  Mokshada:
    'The Ekadashi “that gives liberation”, and Gita Jayanti: Krishna taught Arjuna the Bhagavad Gita.',
  Saphala:
    'The Ekadashi “that bears fruit”: in its story, Lumpaka, a banished prince, mends his ways and is taken back.',
  'Pausha Putrada':
    'The winter Ekadashi “that gives a child”: in its story, King Suketuman and his queen are blessed with a son.',
  Shattila:
    'Sesame (til) is used in six ways: in the bath, rubbed on the body, in the fire, in water, as a gift and as food.',
  Jaya: 'Also Bhaimi: in its story, Malyavan and Pushpavati, artists of heaven, are freed from Indra’s curse.',
  Vijaya:
    'The Ekadashi “of victory”: in its story, Rama keeps it on the shore before he crosses the sea to Lanka.',
  Amalaki: 'Vishnu is worshipped at the amla tree (amalaki), in which he is believed to dwell.',
  Papamochani:
    'The last Ekadashi of Phalguna, “that frees from sin”: in its story, the sage Medhavi atones by this fast.',
  Padmini:
    'The bright Ekadashi of Adhik Maas, named after Queen Padmini, who kept it in the hope of a worthy son.',
  Parama:
    'The dark Ekadashi of Adhik Maas: in its story, a poor couple who never failed a guest are freed from want.',
}
