import type { WindowRule } from '#almanac/windows.ts'
import type * as english from '#contract/i18n/en/festivals/reasons.ts'
import { nameOfSpan } from '#contract/i18n/mr/almanacNames.ts'

type Day = Parameters<typeof english.greatReason>[0]

const windows = {
  sunrise: 'सूर्योदयाच्या वेळी',
  madhyahna: 'मध्यान्ही',
  aparahna: 'अपराण्हकाळी (दुपारी)',
  sayahna: 'सायान्हकाळी (सूर्यास्तापूर्वी)',
  pradosha: 'प्रदोषकाळी (सूर्यास्तानंतर)',
  nishita: 'निशीथकाळी (मध्यरात्री)',
  arunodaya: 'अरुणोदयाच्या वेळी (पहाटे)',
  nakshatra: 'अपराण्हकाळी (दुपारी)',
  sankranti: '',
} as const satisfies Record<Day['window'], string>

type Usual = Exclude<WindowRule, 'lasts-enough' | 'lasts-too-little'>

const usual: Readonly<Record<Usual, (what: string, when: string) => string>> = {
  only: (what, when) => `फक्त याच दिवशी ${when} ${what} आहे.`,
  'first-of-two': (what, when) => `दोन दिवस ${when} ${what} आहे. अशा वेळी पहिला दिवस पाळतात.`,
  'second-of-two': (what, when) => `दोन दिवस ${when} ${what} आहे. अशा वेळी दुसरा दिवस पाळतात.`,
  'larger-first': (what, when) =>
    `दोन दिवस ${when} ${what} आहे. पहिल्या दिवशी जास्त वेळ असल्याने तो दिवस पाळतात.`,
  'larger-second': (what, when) =>
    `${when} ${what} दोन्ही दिवशी आहे, पण दुसऱ्या दिवशी अधिक वेळ आहे. म्हणून दुसरा दिवस पाळतात.`,
  'neither-begins': (what, when) =>
    when === windows.sunrise
      ? `${what} एका सूर्योदयानंतर सुरू होते आणि पुढच्या सूर्योदयापूर्वी संपते. ज्या दिवशी ती सुरू होते, तो दिवस पाळतात.`
      : `दोन्हींपैकी एकाही दिवशी ${when} ${what} नाही. अशा वेळी पहिला दिवस पाळतात.`,
  'before-dwadashi': () =>
    'द्वादशीच्या काळात सूर्योदय होत नाही. म्हणून उपवास एक दिवस आधी करतात आणि द्वादशी असेपर्यंत सोडतात.',
  'neither-second': (what, when) =>
    `दोन्हींपैकी एकाही दिवशी ${when} ${what} नाही. अशा वेळी दुसरा दिवस पाळतात.`,
}

/** By kind: rules that depend on the duration of the tithi. */
const lasting: Readonly<Record<string, { 'lasts-enough': string; 'lasts-too-little'?: string }>> = {
  raksha_bandhan: {
    'lasts-enough': 'या दिवशी सूर्योदयानंतर दिवसाचा किमान पाचवा भाग पौर्णिमा आहे.',
    'lasts-too-little': 'दुसऱ्या दिवशी सूर्योदयानंतर पौर्णिमा लवकर संपते, म्हणून हा दिवस पाळतात.',
  },
  dasara: {
    'lasts-enough':
      'आदल्या दिवशी दुपारच्या काही भागातच दशमी आहे. या दिवशी ती सूर्योदयानंतर बराच वेळ आहे आणि दुपारी चंद्र श्रवण नक्षत्रात आहे.',
  },
  lakshmi_puja: {
    'lasts-enough':
      'या दिवशी सूर्यास्तापूर्वीच्या सायान्हकाळात किमान अर्धा वेळ अमावास्या आहे आणि त्यानंतरची तिथी तिच्यापेक्षा मोठी आहे. पूजा संध्याकाळी करतात.',
  },
  vat_savitri: {
    'lasts-enough': 'या दिवशी सूर्योदयापासून 7 तास 12 मिनिटांच्या (18 घटिकांच्या) आत अमावास्या सुरू होते.',
    'lasts-too-little':
      'आदल्या दिवशी अमावास्या सूर्योदयानंतर 7 तास 12 मिनिटांपेक्षा (18 घटिकांपेक्षा) उशिरा सुरू होते.',
  },
  vat_purnima: {
    'lasts-enough': 'या दिवशी सूर्योदयापासून 7 तास 12 मिनिटांच्या (18 घटिकांच्या) आत पौर्णिमा सुरू होते.',
    'lasts-too-little':
      'आदल्या दिवशी पौर्णिमा सूर्योदयानंतर 7 तास 12 मिनिटांपेक्षा (18 घटिकांपेक्षा) उशिरा सुरू होते.',
  },
  holika: {
    'lasts-enough':
      'संध्याकाळी पौर्णिमा फक्त आदल्या दिवशी आहे. पण ती या दिवशी जवळजवळ दिवसभर आहे, म्हणून हा दिवस पाळतात.',
  },
}

/** Days that follow another one. */
const besideAnother: Readonly<Record<string, string>> = {
  dahi_handi: 'हा सण जन्माष्टमीच्या दुसऱ्या दिवशी असतो.',
  gauri_avahana: 'आवाहन गौरी पूजनाच्या आदल्या दिवशी असते.',
  gauri_visarjan: 'विसर्जन गौरी पूजनाच्या दुसऱ्या दिवशी असते.',
  dhulivandan: 'धूलिवंदन होळीच्या दुसऱ्या दिवशी असते.',
}

const sankranti = {
  only: 'या दिवशी सूर्य मकर राशीत (निरयन) प्रवेश करतो.',
  after: 'आदल्या दिवशी सूर्यास्तानंतर सूर्य मकर राशीत प्रवेश करतो, म्हणून हा दिवस पाळतात.',
}

function vaishnavaEkadashi({ of, window, rule }: Day): string {
  // The smarta fast is a day earlier.
  if (rule !== 'second-of-two') return usual.only(nameOfSpan(of), windows.sunrise)
  return window === 'arunodaya'
    ? 'आदल्या दिवशी पहाटे दशमीचा स्पर्श आहे, म्हणून भागवत संप्रदाय या दिवशी उपवास करतो.'
    : 'द्वादशी दोन सूर्योदयांना आहे, म्हणून भागवत संप्रदाय त्यांपैकी पहिल्या दिवशी उपवास करतो.'
}

function reasonOf(day: Day): string {
  const { kind, window, rule, custom } = day
  if (window === 'sankranti') return rule === 'only' ? sankranti.only : sankranti.after
  if (kind === 'ekadashi' && custom === 'vaishnava') return vaishnavaEkadashi(day)
  const beside = besideAnother[kind]
  if (beside !== undefined) return beside
  if (rule === 'lasts-enough' || rule === 'lasts-too-little') return lasting[kind]?.[rule] ?? ''
  return rule === 'after-sunset' ? '' : usual[rule](nameOfSpan(day.of), windows[window])
}

/** Why the almanac chose that day, in one or two sentences. */
export const greatReason: typeof english.greatReason = (day) =>
  day.basis.isReference
    ? `${reasonOf(day)} येथे नियमाप्रमाणे सूर्योदय आणि सूर्यास्त होत नाहीत, म्हणून ही ${day.basis.place} येथील तारीख आहे.`
    : reasonOf(day)
