import type { WindowRule } from '#almanac/windows.ts'
import type * as english from '#contract/i18n/en/festivals/reasons.ts'
import { nameOfSpan } from '#contract/i18n/hi/almanacNames.ts'

type Day = Parameters<typeof english.greatReason>[0]

const windows = {
  sunrise: 'सूर्योदय के समय',
  madhyahna: 'मध्याह्न में',
  aparahna: 'अपराह्न में',
  sayahna: 'सायाह्न में (सूर्यास्त से पहले)',
  pradosha: 'प्रदोष काल में (सूर्यास्त के बाद)',
  nishita: 'निशीथ काल में (मध्यरात्रि)',
  arunodaya: 'अरुणोदय में (भोर)',
  nakshatra: 'अपराह्न में',
  sankranti: '',
} as const satisfies Record<Day['window'], string>

type Usual = Exclude<WindowRule, 'lasts-enough' | 'lasts-too-little'>

const usual: Readonly<Record<Usual, (what: string, when: string) => string>> = {
  only: (what, when) => `सिर्फ़ इसी दिन ${when} ${what} है।`,
  'first-of-two': (what, when) => `दो दिन ${when} ${what} है। ऐसे में पहला दिन लिया जाता है।`,
  'second-of-two': (what, when) => `दो दिन ${when} ${what} है। ऐसे में दूसरा दिन लिया जाता है।`,
  'larger-first': (what, when) =>
    `दो दिन ${when} ${what} है। पहले दिन यह ज़्यादा देर तक है, इसलिए वही दिन लिया जाता है।`,
  'larger-second': (what, when) =>
    `दो दिन ${when} ${what} है। दूसरे दिन यह ज़्यादा देर तक है, इसलिए वही दिन लिया जाता है।`,
  'neither-begins': (what, when) =>
    when === windows.sunrise
      ? `${what} एक सूर्योदय के बाद शुरू होकर अगले सूर्योदय से पहले समाप्त हो जाती है। जिस दिन यह शुरू होती है, वही दिन लिया जाता है।`
      : `दोनों ही दिन ${when} ${what} नहीं है। ऐसे में पहला दिन लिया जाता है।`,
  'before-dwadashi': () =>
    'द्वादशी में सूर्योदय नहीं आता, इसलिए व्रत एक दिन पहले रखा जाता है और द्वादशी रहते खोला जाता है।',
  'neither-second': (what, when) => `दोनों ही दिन ${when} ${what} नहीं है। ऐसे में दूसरा दिन लिया जाता है।`,
}

/** By kind: rules that depend on the duration of the tithi. */
const lasting: Readonly<Record<string, { 'lasts-enough': string; 'lasts-too-little'?: string }>> = {
  raksha_bandhan: {
    'lasts-enough': 'इस दिन सूर्योदय के बाद दिन के कम से कम पाँचवें हिस्से तक पूर्णिमा है।',
    'lasts-too-little':
      'अगले दिन पूर्णिमा सूर्योदय के बाद जल्दी समाप्त हो जाती है, इसलिए यह दिन लिया जाता है।',
  },
  dasara: {
    'lasts-enough':
      'एक दिन पहले दशमी अपराह्न के कुछ ही हिस्से में है। इस दिन वह सूर्योदय के काफ़ी बाद तक है और अपराह्न में चंद्रमा श्रवण नक्षत्र में है।',
  },
  lakshmi_puja: {
    'lasts-enough':
      'इस दिन सायाह्न (सूर्यास्त से पहले के समय) के कम से कम आधे भाग में अमावस्या है, और अगली तिथि अमावस्या से लंबी है। पूजा शाम को होती है।',
  },
  vat_savitri: {
    'lasts-enough': 'इस दिन सूर्योदय से 7 घंटे 12 मिनट (18 घटी) के भीतर अमावस्या शुरू हो जाती है।',
    'lasts-too-little': 'एक दिन पहले अमावस्या सूर्योदय के 7 घंटे 12 मिनट (18 घटी) से भी बाद में शुरू होती है।',
  },
  vat_purnima: {
    'lasts-enough': 'इस दिन सूर्योदय से 7 घंटे 12 मिनट (18 घटी) के भीतर पूर्णिमा शुरू हो जाती है।',
    'lasts-too-little': 'एक दिन पहले पूर्णिमा सूर्योदय के 7 घंटे 12 मिनट (18 घटी) से भी बाद में शुरू होती है।',
  },
  holika: {
    'lasts-enough':
      'शाम को पूर्णिमा सिर्फ़ एक दिन पहले है। लेकिन इस दिन वह लगभग दिन भर है, इसलिए यह दिन लिया जाता है।',
  },
}

/** Days that follow another one. */
const besideAnother: Readonly<Record<string, string>> = {
  dahi_handi: 'यह जन्माष्टमी के अगले दिन होती है।',
  gauri_avahana: 'यह गौरी पूजन से एक दिन पहले होता है।',
  gauri_visarjan: 'यह गौरी पूजन के अगले दिन होता है।',
  dhulivandan: 'यह होलिका दहन के अगले दिन मनाई जाती है।',
}

const sankranti = {
  only: 'इस दिन सूर्य मकर राशि (निरयन) में प्रवेश करता है।',
  after: 'एक दिन पहले सूर्यास्त के बाद सूर्य मकर राशि में प्रवेश करता है, इसलिए यह दिन लिया जाता है।',
}

function vaishnavaEkadashi({ of, window, rule }: Day): string {
  // The smarta fast is a day earlier.
  if (rule !== 'second-of-two') return usual.only(nameOfSpan(of), windows.sunrise)
  return window === 'arunodaya'
    ? 'एक दिन पहले भोर में दशमी का स्पर्श है, इसलिए वैष्णव इस दिन व्रत रखते हैं।'
    : 'द्वादशी दो सूर्योदयों पर है, इसलिए वैष्णव उनमें से पहले दिन व्रत रखते हैं।'
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
    ? `${reasonOf(day)} इस नियम के लिए ज़रूरी सूर्योदय और सूर्यास्त यहाँ नहीं होते, इसलिए यह ${day.basis.place} की तारीख है।`
    : reasonOf(day)
