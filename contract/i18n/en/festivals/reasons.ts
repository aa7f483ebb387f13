import type { WindowRule } from '#almanac/windows.ts'
import type { GreatFacts } from '#contract/festivals/facts.ts'

const windows = {
  sunrise: 'at sunrise',
  madhyahna: 'at midday (madhyahna)',
  aparahna: 'in the afternoon (aparahna)',
  sayahna: 'in the late afternoon (sayahna)',
  pradosha: 'in the evening (pradosha)',
  nishita: 'at midnight (nishita)',
  arunodaya: 'at dawn (arunodaya)',
  nakshatra: 'in the afternoon (aparahna)',
  sankranti: '',
} as const satisfies Record<GreatFacts['window'], string>

type Usual = Exclude<WindowRule, 'lasts-enough' | 'lasts-too-little'>

const usual: Readonly<Record<Usual, (what: string, when: string) => string>> = {
  only: (what, when) => `${what} is present ${when} on this day only.`,
  'first-of-two': (what, when) => `${what} is present ${when} on two days; the first is observed.`,
  'second-of-two': (what, when) =>
    `${what} is present ${when} on two days; the second is observed.`,
  'larger-first': (what, when) =>
    `${what} is present ${when} on two days, for longer on the first, which is observed.`,
  'larger-second': (what, when) =>
    `${what} is present ${when} on two days, for longer on the second, which is observed.`,
  'neither-begins': (what, when) =>
    when === windows.sunrise
      ? `${what} begins after one sunrise and ends before the next; the day on which it begins is observed.`
      : `${what} is not present ${when} on either of its days; the first is observed.`,
  'before-dwadashi': () =>
    'There is no sunrise during dwadashi, so the fast is a day early and is broken while dwadashi lasts.',
  'neither-second': (what, when) =>
    `${what} is not present ${when} on either of its days; the second is observed.`,
}

/** By kind: rules that depend on the duration of the tithi. */
const lasting: Readonly<Record<string, { 'lasts-enough': string; 'lasts-too-little'?: string }>> = {
  raksha_bandhan: {
    'lasts-enough': 'Purnima lasts for at least a fifth of the daylight after this sunrise.',
    'lasts-too-little': 'Purnima ends too soon after the next sunrise, so this day is observed.',
  },
  dasara: {
    'lasts-enough':
      'Dashami covers only part of the afternoon before; on this day it lasts well past sunrise, and the Moon is in Shravana in the afternoon.',
  },
  lakshmi_puja: {
    'lasts-enough':
      'Amavasya fills at least half of this late afternoon, and the tithi after it is longer; the puja follows in the evening.',
  },
  vat_savitri: {
    'lasts-enough': 'Amavasya begins within 7 hours 12 minutes (18 ghati) of this sunrise.',
    'lasts-too-little':
      'On the day before, amavasya begins later than 7 hours 12 minutes (18 ghati) after sunrise.',
  },
  vat_purnima: {
    'lasts-enough': 'Purnima begins within 7 hours 12 minutes (18 ghati) of this sunrise.',
    'lasts-too-little':
      'On the day before, purnima begins later than 7 hours 12 minutes (18 ghati) after sunrise.',
  },
  holika: {
    'lasts-enough':
      'Purnima is present only on the evening before, but it lasts for nearly all of this day, so this day is observed.',
  },
}

/** Days that follow another one. */
const besideAnother: Readonly<Record<string, string>> = {
  dahi_handi: 'It is the day after Janmashtami.',
  gauri_avahana: 'It is the day before Gauri Pujan.',
  gauri_visarjan: 'It is the day after Gauri Pujan.',
  dhulivandan: 'It is the day after Holika Dahan.',
}

const sankranti = {
  only: 'The Sun enters Makara (sidereal Capricorn) on this day.',
  after: 'The Sun enters Makara after sunset on the day before, so this day is observed.',
}

function vaishnavaEkadashi({ of, window, rule }: GreatFacts): string {
  // The smarta fast is a day earlier.
  if (rule !== 'second-of-two') return usual.only(of, windows.sunrise)
  return window === 'arunodaya'
    ? 'Dashami still touches the dawn of the day before, so Vaishnavas fast on this day.'
    : 'Dwadashi is present at two sunrises, so Vaishnavas fast on the first of them.'
}

function reasonOf(day: GreatFacts): string {
  const { kind, window, rule, custom } = day
  if (window === 'sankranti') return rule === 'only' ? sankranti.only : sankranti.after
  if (kind === 'ekadashi' && custom === 'vaishnava') return vaishnavaEkadashi(day)
  const beside = besideAnother[kind]
  if (beside !== undefined) return beside
  if (rule === 'lasts-enough' || rule === 'lasts-too-little') return lasting[kind]?.[rule] ?? ''
  return rule === 'after-sunset' ? '' : usual[rule](day.of, windows[window])
}

/** Why the almanac chose that day, in one or two sentences. */
export const greatReason = (day: GreatFacts): string =>
  day.basis.isReference
    ? `${reasonOf(day)} The sun does not rise and set here as the rule requires, so this is the date in ${day.basis.place}.`
    : reasonOf(day)
