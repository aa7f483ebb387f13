import { parseSync } from 'vite'
import type { Language } from '#contract/languages.ts'
import { type Message, messagesOf } from './messages.ts'

type Other = Exclude<Language, 'en'>

/** Names that stay in Latin letters, or are written so by everybody who uses them. */
const latinNames =
  /\b(?:UPI|WhatsApp|Telegram|Google(?: Pay| Calendar)?|PhonePe|Paytm|BHIM|Stripe|Facebook|Instagram|YouTube|Modak|English|GeoNames|JSON|HTML|JPEG|WebP|AVIF|HEIC|ITRANS|NEFT|IFSC|GSTIN|Content-Type: application\/json|Idempotency-Key|If-Match|Form 10BD|STOP)\b/gi

/** What is written on a button of the phone or of another program, between marks. */
const quoted = /“[^”]*”|‘[^’]*’|\([A-Z][a-z]+(?: [A-Za-z]+)+\)/g

const addresses =
  /\b(?:https?:\/\/|www\.)\S+|(?<!\S)\/[a-z]\S*|\S+@\S+\.\S+|\S+\.(?:com|org|in|example|json|csv|pdf)\b/gi

/** Sanskrit, as scholars write it. */
const isTransliterated = (text: string): boolean => /[āīūṛṃḥṅñṭḍṇśṣ]/.test(text)

/** What code goes by, not a word. */
const isKey = (text: string): boolean => /^[a-z_-]+$/.test(text)

/** Such as of a tax card or a booking: `ABCPD1234F`. */
const references = /\b[A-Z]{4,}[-\d][A-Z\d-]*\b/g

const placeholders = /\{[^{}]*\}/g

/** Letters that no keyboard shows: they are drawn by the font, and no search finds them. */
const invisible = /[\u200b-\u200f\u25cc\ufeff]/

/** Words of machine translations and old spellings, and those that our glossary has another one for. */
const forbidden: Readonly<Record<Other, readonly RegExp[]>> = {
  mr: [
    /परवली/,
    /यशस्वीरि?त्या/,
    /वैशिष्ट्यीकृत/,
    /अधिभारण/,
    /(?:कां|नां|जें|तें)हीं|नाहीं|कांहीं/,
    /ग्राहक/,
    /दान[- ]रसीद|रसीद/,
    /(?<![ऀ-ॿ])(?:तू|तुझ[ाीे]|तुझ्या)(?![ऀ-ॿ])/,
    /श्रद्धालु|पुजारी|विपत्र/,
    // Of people that one misses: we remind (आठवण करून देणे), and send messages.
    /आठवण (?:आल|येई|येत|येणा|मिळ|माग|पाठव)|आपली आठवण/,
    /दर वर्षी|दुर्वा|डिलिव्हरीच्या वेळी रोख/,
    /(?<![ऀ-ॿ])(?:तुम्ही|तुम्हाला|तुम[चझ]|तुला)/,
  ],
  hi: [
    /कूटशब्द/,
    /संचिका/,
    /ढूँ?ढ[ोू]/,
    // The other polite imperative: ours is करें.
    /(?:की|दी|ली|पी)जिए|इए(?:गा)?(?![ऀ-ॿ])/,
    /(?<![ऀ-ॿ])(?:तू|तुम|करो|जाओ|देखो)(?![ऀ-ॿ])/,
    /पावती|देणगी/,
    // An account is logged out: a login does not end. The others have one spelling without a hyphen.
    /लॉग इन समाप्त|अपने-आप|आस-पास/,
    // Nukta is written in ज़ फ़ ड़ ढ़ alone.
    /[कखग]़/,
    /ध्यान चाहिए|व्यंजन विधि|मुफ़्त|मेनू|फिर दोबारा/,
    // “Safe for you”: a day is आरक्षित. A clock is not मंदिर का समय, which is when it is open.
    /लिए सुरक्षित|मंदिर के समय (?:से|के)/,
    // A statement: the condition is आपका न हो, तो.
    /(?:आपका|आपने) नहीं (?:है|किया|चुना), तो/,
  ],
}

/** Words with the eyelash of ra (ऱ्य, ऱ्ह), written as if their ra stood above the next letter. */
const withoutEyelash =
  /(?:पुजा|शेतक|कर्मचा|अधिका|व्यापा|वा|दुस|तिस|सा|ब|ख|नव|कोप|पाय|भाक|चेह|किना|इशा|पांढ|गो|द|तुता|येणा|जाणा|देणा|करणा|असणा)र्य[ाोां]|तर्ह/

/** But for what is shortened. */
const hindiStop = /[ऀ-ॿ](?<!(?<![ऀ-ॿ])(?:डॉ|रु|मि|घं|सं|क्र|श्री))\.(?:\s|$)/

/** Texts that are verses, or have some in them, in English, too. */
const hasVerse = (english: string): boolean => /[।॥०-९]/.test(english)

/** They speak to a god, who is closer than any guest. */
const prayers = new Set(['arghya.meaning', 'starter.mantra'])

/** Examples of what is typed in Latin letters, too. */
const examples = new Set(['city.placeholder'])

/** What is wrong with a text in another language, whatever it says. */
export function faultsOf(text: string, english: string, of: Other, key = ''): string[] {
  const latin = [placeholders, addresses, references, quoted, latinNames].reduce(
    (left, known) => left.replace(known, ' '),
    text,
  )
  const isOurs = !isTransliterated(text) && !(text === english && isKey(text)) && !examples.has(key)
  const faults: [boolean, string][] = [
    [isOurs && /[a-z]{4}/i.test(latin), 'has English in it'],
    [invisible.test(text), 'has an invisible letter or a dotted circle'],
    [text !== text.normalize('NFC'), 'is not in composed letters (NFC)'],
    [/[ऀ-ॿ] {2}| {2}[ऀ-ॿ]/.test(text), 'has a space too many'],
    [/ _|_ /.test(text), 'may break a line beside a sign that is a word'],
    [/[०-९]/.test(text) && !hasVerse(english), 'has numbers that are not 0-9'],
    [of === 'mr' && /[।॥]/.test(text) && !hasVerse(english), 'ends a sentence with a danda'],
    [of === 'hi' && hindiStop.test(text), 'ends a sentence with a full stop'],
    [of === 'mr' && withoutEyelash.test(text), 'lacks the eyelash of ra (ऱ्य, ऱ्ह)'],
    ...(prayers.has(key) ? [] : forbidden[of]).map((word): [boolean, string] => [
      word.test(text),
      `has a word that we do not use, ${word.exec(text)?.[0]}`,
    ]),
  ]
  return faults.flatMap(([is, fault]) => (is ? [`${fault}: ${text}`] : []))
}

/** The variables of a text, whatever writes them: `numberText(count)` is of `count`. */
const variablesOf = ({ parts }: Message): ReadonlySet<string> =>
  new Set([...parts].flatMap((part) => (/\((.*)\)/.exec(part)?.[1] ?? part).split(/,\s*/)))

function wrongVariables(message: Message, english: Message): string[] {
  const [own, theirs] = [variablesOf(message), variablesOf(english)]
  return [
    ...[...theirs].filter((each) => !own.has(each)).map((each) => `lacks {${each}}`),
    ...[...own].filter((each) => !theirs.has(each)).map((each) => `has {${each}}, unlike English`),
  ]
}

/** The texts in a piece of code: of its strings, and between the parts of its templates. */
function textsIn(code: string): string[] {
  const texts: string[] = []
  const read = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, value } = node as { type?: string; value?: unknown }
    if (type === 'Literal' && typeof value === 'string') texts.push(value)
    if (type === 'TemplateElement') texts.push((value as { cooked: string }).cooked)
    Object.values(node).forEach(read)
  }
  read(parseSync('text.ts', `(${code})`).program)
  return texts
}

/** What is wrong with a module in another language, beside the English one. */
export function copyFaults(source: string, english: string, of: Other): string[] {
  const [own, theirs] = [messagesOf(source), messagesOf(english)]
  const byKey = new Map(theirs.messages.map((message) => [message.key, message]))
  const ofMessages = own.messages.flatMap((message) => {
    const { key, forms } = message
    const original = byKey.get(key)
    const faults = forms.flatMap(({ text }, at) => {
      const beside = original?.forms[at] ?? original?.forms[0]
      return faultsOf(text, beside?.text ?? '', of, key)
    })
    return [...(original ? wrongVariables(message, original) : []), ...faults].map(
      (fault) => `${key} ${fault}`,
    )
  })
  // Their texts are in pieces, and some are what code goes by: those are in no letters of the language.
  const ofLogic = own.ownLogic.flatMap(({ key, start, end }) =>
    textsIn(source.slice(start, end))
      .filter((text) => /[ऀ-ॿ]|[a-z] [a-z]/i.test(text))
      .flatMap((text) => faultsOf(text, '', of, key).map((fault) => `${key} ${fault}`)),
  )
  return [...ofMessages, ...ofLogic]
}
