const list = (words: string): readonly string[] => words.trim().split(/\s+/)

export const nakshatraNames = list(`
  Ashwini Bharani Krittika Rohini Mrigashirsha Ardra Punarvasu Pushya Ashlesha Magha
  Purva_Phalguni Uttara_Phalguni Hasta Chitra Swati Vishakha Anuradha Jyeshtha Mula
  Purva_Ashadha Uttara_Ashadha Shravana Dhanishtha Shatabhisha Purva_Bhadrapada
  Uttara_Bhadrapada Revati`).map((name) => name.replace('_', ' '))

export const yogaNames = list(`
  Vishkambha Priti Ayushman Saubhagya Shobhana Atiganda Sukarma Dhriti Shula Ganda Vriddhi
  Dhruva Vyaghata Harshana Vajra Siddhi Vyatipata Variyana Parigha Shiva Siddha Sadhya
  Shubha Shukla Brahma Indra Vaidhriti`)

const movable = list('Bava Balava Kaulava Taitila Garaja Vanija Vishti')
const fixed = list('Shakuni Chatushpada Nagava')

/** Of the sixty of a lunation: seven that return eight times, and four at its ends. */
export function karanaName(number: number): string {
  if (number === 0) return 'Kinstughna'
  return (number > 56 ? fixed[number - 57] : movable[(number - 1) % 7]) ?? ''
}

export const signNames = list(
  'Mesha Vrishabha Mithuna Karka Simha Kanya Tula Vrishchika Dhanu Makara Kumbha Meena',
)

export const samvatsaraNames = list(`
  Prabhava Vibhava Shukla Pramoda Prajapati Angira Shrimukha Bhava Yuva Dhatri Ishvara
  Bahudhanya Pramathi Vikrama Vrisha Chitrabhanu Subhanu Tarana Parthiva Vyaya Sarvajit
  Sarvadhari Virodhi Vikriti Khara Nandana Vijaya Jaya Manmatha Durmukha Hemalamba Vilambi
  Vikari Sharvari Plava Shubhakrit Shobhakrit Krodhi Vishvavasu Parabhava Plavanga Kilaka
  Saumya Sadharana Virodhakrit Paridhavi Pramadi Ananda Rakshasa Nala Pingala Kalayukta
  Siddharthi Raudra Durmati Dundubhi Rudhirodgari Raktakshi Krodhana Kshaya`)

export const ritus = ['vasanta', 'grishma', 'varsha', 'sharad', 'hemanta', 'shishira'] as const
export type Ritu = (typeof ritus)[number]
