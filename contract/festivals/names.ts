import { generalSlug } from './groups.ts'

/**
 * What else people call the festivals beyond Ganesha’s, by their kind in the almanac, so that a search
 * finds the day they mean. `foldWord` makes one word of दिवाळी and Diwali.
 */
const otherNames: Readonly<Record<string, string>> = {
  ram_navami: 'Ramnavami रामनवमी',
  hanuman_jayanti: 'Maruti हनुमान जयंती',
  vat_savitri: 'Bargad Barsait वट सावित्री बरगद',
  vat_purnima: 'Vat Savitri वटपौर्णिमा',
  guru_purnima: 'Vyasa Gurupurnima गुरुपौर्णिमा',
  hariyali_teej: 'Teej Shravani Sindhara हरियाली तीज श्रावणी',
  nag_panchami: 'Nagpanchami नागपंचमी',
  raksha_bandhan: 'Rakhi Rakshabandhan Bandhan Narali रक्षाबंधन राखी नारळी',
  janmashtami: 'Gokulashtami Krishnashtami जन्माष्टमी गोकुळाष्टमी',
  dahi_handi: 'Gopalkala Dahihandi दहीहंडी',
  hartalika: 'Teej Haritalika हरतालिका तीज',
  gauri_avahana: 'Mahalakshmi Jyeshtha गौरी आवाहन',
  gauri_pujan: 'Mahalakshmi Jyeshtha गौरी पूजन',
  gauri_visarjan: 'Mahalakshmi Jyeshtha गौरी विसर्जन',
  sarva_pitru: 'Mahalaya Pitru Paksha Shraddha पितृ पक्ष',
  ghatasthapana: 'Navratri Navaratra Sharad नवरात्र नवरात्रि घटस्थापना',
  durga_ashtami: 'Mahashtami Durgashtami Durga Puja दुर्गाष्टमी',
  dasara: 'Dussehra Dasehra Dashahara Vijayadashami दसरा विजयादशमी',
  kojagari: 'Sharad Kojagiri कोजागिरी पौर्णिमा',
  ahoi_ashtami: 'Ahoi Aathe अहोई अष्टमी आठें',
  dhanteras: 'Dhanatrayodashi धनतेरस धनत्रयोदशी',
  naraka_chaturdashi: 'Chhoti Choti Narak नरक चतुर्दशी',
  lakshmi_puja: 'Diwali Deepavali Lakshmi Pujan दिवाळी दीपावली लक्ष्मीपूजन',
  bali_pratipada: 'Padwa Govardhan Annakut पाडवा गोवर्धन',
  bhau_beej: 'Bhai Dooj Bhaubeej Bhaiya Duj भाऊबीज भाई दूज',
  chhath: 'Chhath Chhat Surya Shashthi Dala छठ पूजा सूर्य षष्ठी डाला',
  tulsi_vivah: 'Tulasi तुळशी विवाह',
  datta_jayanti: 'Dattatreya दत्त जयंती',
  maha_shivaratri: 'Mahashivratri Shivaratri महाशिवरात्री',
  holika: 'Holi Shimga होळी होली',
  dhulivandan: 'Holi Dhulvad Dhuleti Rangwali धुळवड धूलिवंदन',
  makar_sankranti: 'Sankrant Uttarayan Pongal मकर संक्रांत',
}

/** What else Ganesha’s own are called. */
const otherNamesOfHis: Readonly<Record<string, string>> = {
  ganesh_chaturthi: 'Ganeshotsav गणेशोत्सव',
  ganesh_jayanti: 'Maghi माघी Tilkund तिळकुंद',
  anant_chaturdashi: 'Visarjan विसर्जन Ganapati Chaudas',
  lambodara_sankashti: 'Sakat Chauth Sankat Chauth Tilkut Chauth',
  vakratunda_sankashti: 'Karwa Chauth Karak Chauth',
  heramba_sankashti: 'Bahula Chauth',
}

/** What the north calls the fourths of every month. */
const fourths: readonly (readonly [slug: RegExp, names: string])[] = [
  [/-sankashti$/, 'Sankashti Chauth'],
  [/^vinayaka-chaturthi-/, 'Vinayak Chauth विनायकी'],
  [/^ganesh-chaturthi$/, 'Ganesh Chauth'],
]

/** Fasts of every month, of which a search shows the next. */
const monthly: readonly (readonly [name: string, slug: RegExp, otherNames: string])[] = [
  ['ekadashi', /-ekadashi$/, 'एकादशी'],
  ['pradosh', /^pradosh-/, 'Pradosham प्रदोष'],
  ['purnima', /-purnima$/, 'Pournima Poornima full moon पौर्णिमा पूर्णिमा'],
  ['amavasya', /-amavasya$/, 'Amavas new moon अमावस्या'],
]

const calendar = '/calendar/'

/** `lakshmi-puja` of `/calendar/lakshmi-puja-maharashtra-2025`; empty for a page of something else. */
const nameInPath = (path: string): string =>
  path.startsWith(calendar)
    ? generalSlug(path.slice(calendar.length)).replace(/(?:-december)?-\d{4}$/, '')
    : ''

/** What Maharashtra calls the Ekadashi of Vaishnavas. */
const ofVaishnavas = 'Bhagavat Bhagwat भागवत'
const isOfVaishnavas = /-vaishnava(?:-december)?-\d{4}$/

type NameFacts = {
  /** The series of a monthly fast. */
  readonly series?: string
  readonly otherNames: string
}

/** Facts about a festival beyond Ganesha’s from its path; undefined for any other path. */
export const beyondByPath = (path: string): NameFacts | undefined => {
  const name = nameInPath(path)
  const great = otherNames[name.replaceAll('-', '_')]
  if (great !== undefined) return { otherNames: great }
  const found = monthly.find(([, slug]) => slug.test(name))
  if (!found) return undefined
  const [series, , names] = found
  return { series, otherNames: isOfVaishnavas.test(path) ? `${names} ${ofVaishnavas}` : names }
}

/** What else the festival at a path is called. */
export const otherNamesByPath = (path: string): string => {
  const beyond = beyondByPath(path)
  if (beyond) return beyond.otherNames
  const name = nameInPath(path)
  const own = otherNamesOfHis[name.replaceAll('-', '_')] ?? ''
  const ofFourth = fourths.find(([slug]) => slug.test(name))?.[1] ?? ''
  return [own, ofFourth].filter(Boolean).join(' ')
}
