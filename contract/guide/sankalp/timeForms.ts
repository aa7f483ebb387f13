import type { SankalpTime } from '#almanac/sankalp.ts'

/**
 * The words of time as a sankalp speaks them: each form written out, in the case it has in the sentence, so that nothing is
 * declined by a rule. Hyphens part the members of a compound, as priests’ handbooks print it for reading aloud. Sources and
 * where they differ: docs/guide/sankalp.md.
 */

const list = (words: string): readonly string[] => words.trim().split(/\s+/)

/** Before `-संवत्सरे`, from Prabhava to Kshaya; `नाम`, "named", is joined by the rules of sandhi. */
const samvatsaras = list(`
  प्रभव-नाम विभव-नाम शुक्ल-नाम प्रमोद-नाम प्रजापति-नाम अङ्गिरो-नाम श्रीमुख-नाम भाव-नाम युव-नाम धातृ-नाम
  ईश्वर-नाम बहुधान्य-नाम प्रमाथि-नाम विक्रम-नाम वृष-नाम चित्रभानु-नाम सुभानु-नाम तारण-नाम पार्थिव-नाम व्यय-नाम
  सर्वजिन्-नाम सर्वधारि-नाम विरोधि-नाम विकृति-नाम खर-नाम नन्दन-नाम विजय-नाम जय-नाम मन्मथ-नाम दुर्मुख-नाम
  हेमलम्ब-नाम विलम्ब-नाम विकारि-नाम शार्वरि-नाम प्लव-नाम शुभकृन्-नाम शोभन-नाम क्रोधि-नाम विश्वावसु-नाम पराभव-नाम
  प्लवङ्ग-नाम कीलक-नाम सौम्य-नाम साधारण-नाम विरोधिकृन्-नाम परिधावि-नाम प्रमादि-नाम आनन्द-नाम राक्षस-नाम नल-नाम
  पिङ्गल-नाम कालयुक्त-नाम सिद्धार्थि-नाम रौद्र-नाम दुर्मति-नाम दुन्दुभि-नाम रुधिरोद्गारि-नाम रक्ताक्षि-नाम क्रोधन-नाम क्षय-नाम`)

const ayanas = { uttarayana: 'उत्तरायणे', dakshinayana: 'दक्षिणायने' }

const ritus = {
  vasanta: 'वसन्त-ऋतौ',
  grishma: 'ग्रीष्म-ऋतौ',
  varsha: 'वर्ष-ऋतौ',
  sharad: 'शरद्-ऋतौ',
  hemanta: 'हेमन्त-ऋतौ',
  shishira: 'शिशिर-ऋतौ',
}

const months = list(`
  चैत्र-मासे वैशाख-मासे ज्येष्ठ-मासे आषाढ-मासे श्रावण-मासे भाद्रपद-मासे
  आश्विन-मासे कार्तिक-मासे मार्गशीर्ष-मासे पौष-मासे माघ-मासे फाल्गुन-मासे`)

const pakshas = { shukla: 'शुक्ल-पक्षे', krishna: 'कृष्ण-पक्षे' }

/** Before `तिथौ`: those of both halves, then the full and the new moon’s. */
const tithis = list(`
  प्रतिपदि द्वितीयायां तृतीयायां चतुर्थ्यां पञ्चम्यां षष्ठ्यां सप्तम्यां अष्टम्यां नवम्यां दशम्यां
  एकादश्यां द्वादश्यां त्रयोदश्यां चतुर्दश्यां पौर्णमास्यां अमावास्यायां`)

const varas = list(`
  भानु-वासरे इन्दु-वासरे भौम-वासरे सौम्य-वासरे गुरु-वासरे भृगु-वासरे स्थिर-वासरे`)

const nakshatras = list(`
  अश्विनी-नक्षत्रे भरणी-नक्षत्रे कृत्तिका-नक्षत्रे रोहिणी-नक्षत्रे मृगशीर्ष-नक्षत्रे आर्द्रा-नक्षत्रे
  पुनर्वसु-नक्षत्रे पुष्य-नक्षत्रे आश्लेषा-नक्षत्रे मघा-नक्षत्रे पूर्वफल्गुनी-नक्षत्रे उत्तरफल्गुनी-नक्षत्रे
  हस्त-नक्षत्रे चित्रा-नक्षत्रे स्वाती-नक्षत्रे विशाखा-नक्षत्रे अनुराधा-नक्षत्रे ज्येष्ठा-नक्षत्रे
  मूल-नक्षत्रे पूर्वाषाढा-नक्षत्रे उत्तराषाढा-नक्षत्रे श्रवण-नक्षत्रे धनिष्ठा-नक्षत्रे शतभिषङ्-नक्षत्रे
  पूर्वभाद्रपदा-नक्षत्रे उत्तरभाद्रपदा-नक्षत्रे रेवती-नक्षत्रे`)

const yogas = list(`
  विष्कम्भ-योगे प्रीति-योगे आयुष्मद्-योगे सौभाग्य-योगे शोभन-योगे अतिगण्ड-योगे सुकर्म-योगे धृति-योगे शूल-योगे
  गण्ड-योगे वृद्धि-योगे ध्रुव-योगे व्याघात-योगे हर्षण-योगे वज्र-योगे सिद्धि-योगे व्यतीपात-योगे वरीयो-योगे
  परिघ-योगे शिव-योगे सिद्ध-योगे साध्य-योगे शुभ-योगे शुक्ल-योगे ब्रह्म-योगे ऐन्द्र-योगे वैधृति-योगे`)

const movableKaranas = list(`
  बव-करणे बालव-करणे कौलव-करणे तैतिल-करणे गर-करणे वणिज-करणे विष्टि-करणे`)
const lastKaranas = list('शकुनि-करणे चतुष्पाद-करणे नाग-करणे')

/** Of the sixty of a lunation: seven that return eight times, and four at its ends. */
const karana = (number: number): string | undefined => {
  if (number === 0) return 'किंस्तुघ्न-करणे'
  return number > 56 ? lastKaranas[number - 57] : movableKaranas[(number - 1) % 7]
}

/** Before `-राशि-स्थिते`, "standing in the sign of". */
const signs = list('मेष वृषभ मिथुन कर्क सिंह कन्या तुला वृश्चिक धनू मकर कुम्भ मीन')

export type TimeId =
  | 'samvatsara'
  | 'ayana'
  | 'ritu'
  | 'month'
  | 'paksha'
  | 'tithi'
  | 'vara'
  | 'nakshatra'
  | 'yoga'
  | 'karana'
  | 'moon'
  | 'sun'

/** The phrases of a time, in the order in which they are spoken. */
export function timeForms(
  time: SankalpTime,
  samvatsara: number,
): readonly (readonly [TimeId, string])[] {
  const { month, tithi } = time
  return [
    ['samvatsara', `${samvatsaras[samvatsara]}-संवत्सरे`],
    ['ayana', ayanas[time.ayana]],
    ['ritu', ritus[time.ritu]],
    ['month', `${month.isAdhika ? 'अधिक-' : ''}${months[month.index]}`],
    ['paksha', pakshas[time.paksha]],
    ['tithi', `${tithis[tithi === 30 ? 15 : (tithi - 1) % 15]} तिथौ`],
    ['vara', `${varas[time.vara]}`],
    ['nakshatra', `${nakshatras[time.nakshatra]}`],
    ['yoga', `${yogas[time.yoga]}`],
    ['karana', `${karana(time.karana)}`],
    ['moon', `${signs[time.moonSign]}-राशि-स्थिते चन्द्रे`],
    ['sun', `${signs[time.sunSign]}-राशि-स्थिते सूर्ये`],
  ]
}
