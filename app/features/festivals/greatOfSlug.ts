import type { FestivalGroup } from '#contract/festivals/groups.ts'

/** A festival or fast beyond Ganesha's: its group, and the almanac's kind. */
type GreatFestival = {
  readonly group: FestivalGroup
  readonly kind: string
  /** The custom whose date it is, where customs differ. */
  readonly custom?: string
}

const months =
  'chaitra|vaishakha|jyeshtha|ashadha|shravana|bhadrapada|ashwina|kartika|margashirsha|pausha|magha|phalguna'
const end = '(?:-(?:maharashtra|vaishnava))?(?:-december)?-\\d{4}$'

const monthly: readonly [RegExp, GreatFestival][] = [
  [new RegExp(`-ekadashi${end}`), { group: 'ekadashi', kind: 'ekadashi' }],
  [new RegExp(`^pradosh-.*${end}`), { group: 'pradosh', kind: 'pradosh' }],
  [new RegExp(`^(?:adhika-)?(?:${months})-purnima${end}`), { group: 'moon', kind: 'purnima' }],
  [new RegExp(`^(?:adhika-)?(?:${months})-amavasya${end}`), { group: 'moon', kind: 'amavasya' }],
]

const yearly = [
  'ram-navami hanuman-jayanti vat-savitri vat-purnima guru-purnima hariyali-teej nag-panchami',
  'raksha-bandhan ahoi-ashtami chhath',
  'janmashtami dahi-handi hartalika gauri-avahana gauri-pujan gauri-visarjan sarva-pitru ghatasthapana',
  'durga-ashtami dasara kojagari dhanteras naraka-chaturdashi lakshmi-puja bali-pratipada',
  'bhau-beej tulsi-vivah datta-jayanti maha-shivaratri holika dhulivandan makar-sankranti',
]
  .join(' ')
  .replaceAll(' ', '|')
const great = new RegExp(`^(${yearly})${end}`)

/** Group, kind and custom of a slug, known before the almanac has loaded. */
export function greatOfSlug(slug: string): GreatFestival | undefined {
  const custom = /-(maharashtra|vaishnava)(?:-december)?-\d{4}$/.exec(slug)?.[1]
  const kind = great.exec(slug)?.[1]
  const found = kind
    ? { group: 'great' as const, kind: kind.replaceAll('-', '_') }
    : monthly.find(([pattern]) => pattern.test(slug))?.[1]
  return found && { ...found, ...(custom && { custom }) }
}

export const groupOfSlug = (slug: string): FestivalGroup | undefined => greatOfSlug(slug)?.group
