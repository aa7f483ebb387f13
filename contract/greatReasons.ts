import type { GreatDay } from '#almanac/greatDays.ts'
import type { WindowRule } from '#almanac/windows.ts'

const windows: Readonly<Record<GreatDay['window'], string>> = {
  sunrise: 'at sunrise',
  madhyahna: 'at midday (madhyahna)',
  aparahna: 'in the afternoon (aparahna)',
  sayahna: 'in the late afternoon (sayahna)',
  pradosha: 'in the evening (pradosha)',
  nishita: 'at midnight (nishita)',
  arunodaya: 'at dawn (arunodaya)',
  nakshatra: 'in the afternoon (aparahna)',
  sankranti: '',
}

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
    `${what} is present ${when} on no day; the day on which it begins is observed.`,
  'neither-second': (what, when) =>
    `${what} is present ${when} on no day; the day on which it ends is observed.`,
}

type Lasting = Readonly<Record<'lasts-enough' | 'lasts-too-little', string>>

const holika: Lasting = {
  'lasts-enough': 'Purnima ends before the second evening but lasts through most of that day.',
  'lasts-too-little': '',
}

/** By kind: rules that look at how long the tithi lasts. */
const lasting: Readonly<Record<string, Lasting>> = {
  raksha_bandhan: {
    'lasts-enough': 'Purnima lasts for at least a fifth of the daylight after this sunrise.',
    'lasts-too-little':
      'On the next day purnima ends too soon after sunrise, so the day before is observed.',
  },
  dasara: {
    'lasts-enough':
      'Dashami covers the first afternoon only in part, and on the second day it lasts past sunrise with Shravana in the afternoon.',
    'lasts-too-little': '',
  },
  lakshmi_puja: {
    'lasts-enough':
      'Amavasya fills at least half of the late afternoon of the second day, and the tithi after it is longer.',
    'lasts-too-little': '',
  },
  vat_purnima: {
    'lasts-enough': 'Purnima begins within 18 ghati (7 hours 12 minutes) of this sunrise.',
    'lasts-too-little':
      'On the day before, purnima begins later than 18 ghati (7 hours 12 minutes) after sunrise.',
  },
  holika,
  dhulivandan: holika,
}

const dayAfter: Readonly<Record<string, string>> = {
  dahi_handi: 'It is the day after Janmashtami. ',
  dhulivandan: 'It is the day after Holika Dahan. ',
}

const sankranti = {
  only: 'The Sun enters Makara (sidereal Capricorn) on this day.',
  after: 'The Sun enters Makara after sunset, so the next day is observed.',
}

function vaishnavaEkadashi({ window }: GreatDay): string {
  return window === 'arunodaya'
    ? 'Dashami still touches the dawn of the day before, so Vaishnavas fast on this day.'
    : 'Dwadashi is there at two sunrises, so Vaishnavas fast on the first of them.'
}

/** Why the almanac chose that day, in one or two sentences. */
export function greatReason(day: GreatDay): string {
  const { kind, window, rule, custom } = day
  if (window === 'sankranti') return rule === 'only' ? sankranti.only : sankranti.after
  if (kind === 'ekadashi' && custom === 'vaishnava') return vaishnavaEkadashi(day)
  const said =
    rule === 'lasts-enough' || rule === 'lasts-too-little'
      ? (lasting[kind]?.[rule] ?? '')
      : rule === 'after-sunset'
        ? ''
        : usual[rule](day.of, windows[window])
  return `${dayAfter[kind] ?? ''}${said}`
}
