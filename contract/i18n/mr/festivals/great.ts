import type * as english from '#contract/i18n/en/festivals/great.ts'
import { monthName } from '#contract/i18n/mr/almanacNames.ts'
import { ekadashiTexts, greatTexts } from './greatTexts.ts'
import { moonTexts } from './moonTexts.ts'

const [monday, tuesday, saturday] = [1, 2, 6]
const pradoshNames: Readonly<Record<number, string>> = {
  [monday]: 'सोमप्रदोष',
  [tuesday]: 'भौमप्रदोष',
  [saturday]: 'शनिप्रदोष',
}

const names: Readonly<Record<string, string>> = {
  ram_navami: 'रामनवमी',
  hanuman_jayanti: 'हनुमान जयंती',
  vat_savitri: 'वटसावित्री (उत्तर भारत)',
  vat_purnima: 'वटपौर्णिमा',
  guru_purnima: 'गुरुपौर्णिमा',
  hariyali_teej: 'हरियाली तीज (उत्तर भारत)',
  nag_panchami: 'नागपंचमी',
  raksha_bandhan: 'रक्षाबंधन',
  janmashtami: 'श्रीकृष्ण जन्माष्टमी',
  dahi_handi: 'दहीहंडी',
  hartalika: 'हरितालिका तृतीया',
  gauri_avahana: 'ज्येष्ठागौरी आवाहन',
  gauri_pujan: 'ज्येष्ठागौरी पूजन',
  gauri_visarjan: 'ज्येष्ठागौरी विसर्जन',
  sarva_pitru: 'सर्वपित्री अमावास्या',
  ghatasthapana: 'घटस्थापना',
  durga_ashtami: 'दुर्गाष्टमी',
  dasara: 'दसरा',
  kojagari: 'कोजागरी पौर्णिमा',
  ahoi_ashtami: 'अहोई अष्टमी (उत्तर भारत)',
  dhanteras: 'धनत्रयोदशी',
  naraka_chaturdashi: 'नरक चतुर्दशी',
  lakshmi_puja: 'लक्ष्मीपूजन',
  bali_pratipada: 'दिवाळी पाडवा',
  bhau_beej: 'भाऊबीज',
  chhath: 'छठपूजा',
  tulsi_vivah: 'तुळशी विवाह',
  datta_jayanti: 'दत्त जयंती',
  maha_shivaratri: 'महाशिवरात्री',
  holika: 'होळी',
  dhulivandan: 'धूलिवंदन',
  makar_sankranti: 'मकरसंक्रांत',
}

/** By the first part of its name in the almanac; those of an adhika month share one here. */
const ekadashiNames: Readonly<Record<string, string>> = {
  Kamada: 'कामदा',
  Varuthini: 'वरूथिनी',
  Mohini: 'मोहिनी',
  Apara: 'अपरा',
  Nirjala: 'निर्जला',
  Yogini: 'योगिनी',
  Ashadhi: 'आषाढी',
  Kamika: 'कामिका',
  'Shravana Putrada': 'श्रावण पुत्रदा',
  Aja: 'अजा',
  Parivartini: 'परिवर्तिनी',
  Indira: 'इंदिरा',
  Papankusha: 'पाशांकुशा',
  Rama: 'रमा',
  Kartiki: 'कार्तिकी',
  Utpanna: 'उत्पत्ती',
  Mokshada: 'मोक्षदा',
  Saphala: 'सफला',
  'Pausha Putrada': 'पौष पुत्रदा',
  Shattila: 'षट्तिला',
  Jaya: 'जया',
  Vijaya: 'विजया',
  Amalaki: 'आमलकी',
  Papamochani: 'पापमोचनी',
  Padmini: 'कमला (पद्मिनी)',
  Parama: 'कमला (परमा)',
}

const ekadashiOf = (name: string): string => name.replace(/ Ekadashi$/, '')

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

const customNames = { maharashtra: 'महाराष्ट्र', vaishnava: 'भागवत' } as const
/** Suffix for the general date, in a year in which a custom has another one. */
const otherNames = { maharashtra: 'महाराष्ट्राबाहेर', vaishnava: undefined } as const

/** As calendars print it: the fast of a weekday, the full moon of its month, whose custom it is. */
export const greatName: typeof english.greatName = (day) => {
  const { kind, date, lunarMonth, custom, other } = day
  const month = monthName(lunarMonth.name, lunarMonth.isAdhika)
  if (kind === 'pradosh') return pradoshNames[weekdayOf(date)] ?? 'प्रदोष'
  if (kind === 'purnima') return `${month} पौर्णिमा`
  if (kind === 'amavasya') return `${weekdayOf(date) === monday ? 'सोमवती' : month} अमावास्या`
  const name =
    kind === 'ekadashi'
      ? `${ekadashiNames[ekadashiOf(day.name)] ?? ''} एकादशी`
      : (names[kind] ?? day.name)
  const whose = custom ? customNames[custom] : other?.custom && otherNames[other.custom]
  return whose ? `${name} (${whose})` : name
}

export const greatText: typeof english.greatText = ({ kind, name, custom, lunarMonth }) => {
  if (kind === 'ekadashi') return ekadashiTexts[ekadashiOf(name)] ?? ''
  const moon = lunarMonth.isAdhika ? undefined : moonTexts[`${lunarMonth.name} ${name}`]
  return moon ?? greatTexts[`${kind}_${custom}`] ?? greatTexts[kind] ?? ''
}
