import type * as english from '#contract/i18n/en/festivals/great.ts'
import { monthOf } from '#contract/i18n/hi/almanacNames.ts'
import { ekadashiTexts, greatTexts } from './greatTexts.ts'
import { moonTexts } from './moonTexts.ts'

const [monday, tuesday, saturday] = [1, 2, 6]
const [purnima, amavasya] = [15, 30]
const pradoshNames: Readonly<Record<number, string>> = {
  [monday]: 'सोम प्रदोष व्रत',
  [tuesday]: 'भौम प्रदोष व्रत',
  [saturday]: 'शनि प्रदोष व्रत',
}

const names: Readonly<Record<string, string>> = {
  ram_navami: 'राम नवमी',
  hanuman_jayanti: 'हनुमान जयंती',
  vat_savitri: 'वट सावित्री व्रत',
  vat_purnima: 'वट पूर्णिमा (महाराष्ट्र)',
  guru_purnima: 'गुरु पूर्णिमा',
  hariyali_teej: 'हरियाली तीज',
  nag_panchami: 'नाग पंचमी',
  raksha_bandhan: 'रक्षाबंधन',
  janmashtami: 'श्रीकृष्ण जन्माष्टमी',
  dahi_handi: 'दही हांडी',
  hartalika: 'हरतालिका तीज',
  gauri_avahana: 'गौरी आवाहन',
  gauri_pujan: 'गौरी पूजन',
  gauri_visarjan: 'गौरी विसर्जन',
  sarva_pitru: 'सर्वपितृ अमावस्या',
  ghatasthapana: 'घटस्थापना (शारदीय नवरात्रि)',
  durga_ashtami: 'दुर्गा अष्टमी (महाष्टमी)',
  dasara: 'दशहरा (विजयादशमी)',
  kojagari: 'शरद पूर्णिमा',
  ahoi_ashtami: 'अहोई अष्टमी',
  dhanteras: 'धनतेरस',
  naraka_chaturdashi: 'नरक चतुर्दशी (छोटी दिवाली)',
  lakshmi_puja: 'दीपावली (लक्ष्मी पूजा)',
  bali_pratipada: 'गोवर्धन पूजा (अन्नकूट)',
  bhau_beej: 'भाई दूज',
  chhath: 'छठ पूजा',
  tulsi_vivah: 'तुलसी विवाह',
  datta_jayanti: 'दत्तात्रेय जयंती',
  maha_shivaratri: 'महाशिवरात्रि',
  holika: 'होलिका दहन',
  dhulivandan: 'होली (धुलेंडी)',
  makar_sankranti: 'मकर संक्रांति',
}

/** By the first part of its name in the almanac; those of an adhika month share one here. */
const ekadashiNames: Readonly<Record<string, string>> = {
  Kamada: 'कामदा',
  Varuthini: 'वरूथिनी',
  Mohini: 'मोहिनी',
  Apara: 'अपरा',
  Nirjala: 'निर्जला',
  Yogini: 'योगिनी',
  Ashadhi: 'देवशयनी',
  Kamika: 'कामिका',
  'Shravana Putrada': 'श्रावण पुत्रदा',
  Aja: 'अजा',
  Parivartini: 'परिवर्तिनी',
  Indira: 'इंदिरा',
  Papankusha: 'पापांकुशा',
  Rama: 'रमा',
  Kartiki: 'देवउठनी',
  Utpanna: 'उत्पन्ना',
  Mokshada: 'मोक्षदा',
  Saphala: 'सफला',
  'Pausha Putrada': 'पौष पुत्रदा',
  Shattila: 'षटतिला',
  Jaya: 'जया',
  Vijaya: 'विजया',
  Amalaki: 'आमलकी',
  Papamochani: 'पापमोचनी',
  Padmini: 'पद्मिनी',
  Parama: 'परमा',
}

const ekadashiOf = (name: string): string => name.replace(/ Ekadashi$/, '')

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

const customNames = { maharashtra: 'महाराष्ट्र', vaishnava: 'वैष्णव' } as const

/**
 * As calendars print it: the fast of a weekday, the full moon of its month, whose custom it is. The general
 * date is that of the north, which needs no name here.
 */
export const greatName: typeof english.greatName = (day) => {
  const { kind, date, lunarMonth, custom } = day
  if (kind === 'pradosh') return pradoshNames[weekdayOf(date)] ?? 'प्रदोष व्रत'
  if (kind === 'purnima') return `${monthOf(lunarMonth, purnima)} पूर्णिमा`
  if (kind === 'amavasya')
    return `${weekdayOf(date) === monday ? 'सोमवती' : monthOf(lunarMonth, amavasya)} अमावस्या`
  const name =
    kind === 'ekadashi'
      ? `${ekadashiNames[ekadashiOf(day.name)] ?? ''} एकादशी`
      : (names[kind] ?? day.name)
  return custom ? `${name.replace(/ \(.*\)$/, '')} (${customNames[custom]})` : name
}

export const greatText: typeof english.greatText = ({ kind, name, custom, lunarMonth }) => {
  if (kind === 'ekadashi') return ekadashiTexts[ekadashiOf(name)] ?? ''
  const moon = lunarMonth.isAdhika ? undefined : moonTexts[`${lunarMonth.name} ${name}`]
  return moon ?? greatTexts[`${kind}_${custom}`] ?? greatTexts[kind] ?? ''
}
