/** What the almanac names in Latin letters, as Hindi almanacs print it: the limbs beyond the tithi, and the years. */

type Names = Readonly<Record<string, string>>

/** मृगशिरा, मूल, शतभिषा: the Hindi forms, not the Sanskrit ones of a sankalp. */
export const nakshatras: Names = {
  Ashwini: 'अश्विनी',
  Bharani: 'भरणी',
  Krittika: 'कृत्तिका',
  Rohini: 'रोहिणी',
  Mrigashirsha: 'मृगशिरा',
  Ardra: 'आर्द्रा',
  Punarvasu: 'पुनर्वसु',
  Pushya: 'पुष्य',
  Ashlesha: 'आश्लेषा',
  Magha: 'मघा',
  'Purva Phalguni': 'पूर्वा फाल्गुनी',
  'Uttara Phalguni': 'उत्तरा फाल्गुनी',
  Hasta: 'हस्त',
  Chitra: 'चित्रा',
  Swati: 'स्वाति',
  Vishakha: 'विशाखा',
  Anuradha: 'अनुराधा',
  Jyeshtha: 'ज्येष्ठा',
  Mula: 'मूल',
  'Purva Ashadha': 'पूर्वाषाढ़ा',
  'Uttara Ashadha': 'उत्तराषाढ़ा',
  Shravana: 'श्रवण',
  Dhanishtha: 'धनिष्ठा',
  Shatabhisha: 'शतभिषा',
  'Purva Bhadrapada': 'पूर्वा भाद्रपद',
  'Uttara Bhadrapada': 'उत्तरा भाद्रपद',
  Revati: 'रेवती',
}

const yogas: Names = {
  Vishkambha: 'विष्कंभ',
  Priti: 'प्रीति',
  Ayushman: 'आयुष्मान',
  Saubhagya: 'सौभाग्य',
  Shobhana: 'शोभन',
  Atiganda: 'अतिगंड',
  Sukarma: 'सुकर्मा',
  Dhriti: 'धृति',
  Shula: 'शूल',
  Ganda: 'गंड',
  Vriddhi: 'वृद्धि',
  Dhruva: 'ध्रुव',
  Vyaghata: 'व्याघात',
  Harshana: 'हर्षण',
  Vajra: 'वज्र',
  Siddhi: 'सिद्धि',
  Vyatipata: 'व्यतीपात',
  Variyana: 'वरीयान',
  Parigha: 'परिघ',
  Shiva: 'शिव',
  Siddha: 'सिद्ध',
  Sadhya: 'साध्य',
  Shubha: 'शुभ',
  Shukla: 'शुक्ल',
  Brahma: 'ब्रह्म',
  Indra: 'इंद्र',
  Vaidhriti: 'वैधृति',
}

const karanas: Names = {
  Bava: 'बव',
  Balava: 'बालव',
  Kaulava: 'कौलव',
  Taitila: 'तैतिल',
  Garaja: 'गर',
  Vanija: 'वणिज',
  Vishti: 'विष्टि',
  Shakuni: 'शकुनि',
  Chatushpada: 'चतुष्पद',
  Nagava: 'नाग',
  Kinstughna: 'किंस्तुघ्न',
}

const rashis: Names = {
  Mesha: 'मेष',
  Vrishabha: 'वृषभ',
  Mithuna: 'मिथुन',
  Karka: 'कर्क',
  Simha: 'सिंह',
  Kanya: 'कन्या',
  Tula: 'तुला',
  Vrishchika: 'वृश्चिक',
  Dhanu: 'धनु',
  Makara: 'मकर',
  Kumbha: 'कुंभ',
  Meena: 'मीन',
}

/** No name means two things, but for those that are written alike in both. */
const limbs: Names = { ...nakshatras, ...yogas, ...karanas, ...rashis }

/** Of a nakshatra, a yoga, a karana or a sign. */
export const limbName = (name: string): string => limbs[name] ?? name

export const nakshatraName = (name: string): string => nakshatras[name] ?? name
