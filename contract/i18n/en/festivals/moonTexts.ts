/**
 * What a full or new moon is known for, by its lunar month (amanta) and name. The others, and those of
 * an adhika month, have the text that all share. `textsVersion` covers these texts, too.
 *
 * Checked with kamakoti.org (monks in Ashadha), hindu-calendar.com (Pausha), hindu-blog.com (the new
 * grain in Ashwina), exploremaharashtra.blogspot.com (Pola, Pithori), ETV Bharat Marathi of 28 July
 * 2022 (Deep Amavasya) and A to Z India of 1 May 2018 (Shani Jayanti); the others are common knowledge.
 */
export const moonTexts: Readonly<Record<string, string>> = {
  'Chaitra Purnima':
    'The first full moon of the year, on which the birth of Hanuman is celebrated. Many fast and visit the temple.',
  'Vaishakha Purnima':
    'Buddha Purnima, celebrated as the birth of the Buddha. Many give water and food in the heat of summer.',
  'Jyeshtha Purnima':
    'The full moon of Vat Purnima in Maharashtra; in Puri, Jagannath is bathed before all on this day.',
  'Ashadha Purnima':
    'The full moon of Guru Purnima, from which monks stay in one place for the months of rain.',
  'Shravana Purnima':
    'The full moon of Raksha Bandhan and, on the coast, of Narali Purnima. Many change their sacred thread.',
  'Bhadrapada Purnima': 'The full moon before the fortnight of the forebears, Pitru Paksha.',
  'Ashwina Purnima':
    'Sharad Purnima, the full moon of Kojagari. In Maharashtra the grain of the new harvest is offered.',
  'Kartika Purnima':
    'Tripurari Purnima: on its evening, lamps are lit for Shiva’s victory over Tripura. In Varanasi it is Dev Deepavali.',
  'Margashirsha Purnima':
    'The full moon of Datta Jayanti. Many end their reading of the Gurucharitra on it.',
  'Pausha Purnima':
    'Shakambhari Purnima, on which the goddess’s Navratri ends. In the north, the month of holy baths begins.',
  'Magha Purnima':
    'Maghi Purnima, on which the month of holy baths ends. Many give food and sesame.',
  'Phalguna Purnima':
    'The full moon of Holi, the last of the year: the fire is lit on the evening that it fills.',
  'Vaishakha Amavasya':
    'Shani Jayanti, the birth of Shani. Many offer oil to him; it is a day for the forebears, too.',
  'Ashadha Amavasya':
    'Deep Amavasya: in Maharashtra the lamps of the house are cleaned and worshipped on the eve of Shravana.',
  'Shravana Amavasya':
    'Bail Pola and Pithori Amavasya: in Maharashtra bullocks are bathed, adorned and honoured, and mothers fast for their children.',
  'Bhadrapada Amavasya':
    'The last day of Pitru Paksha: all forebears are remembered, also those whose date is not known.',
  'Ashwina Amavasya': 'The new moon of Diwali: Lakshmi is worshipped on the evening that it fills.',
  'Pausha Amavasya':
    'Mauni Amavasya: many keep silence, bathe in a holy river and give. In the north the month is called Magha.',
}
