import type { ChosenDay } from '#almanac/chosenDays.ts'
import type { Observance } from '#almanac/observances.ts'
import type { Festival, FestivalCategory } from './public.ts'
import { withTithi } from './tithi.ts'
import { angarakiText, festivalTexts, sankashtiTexts } from './texts.ts'

const majors: readonly Observance['kind'][] = [
  'ganesh_chaturthi',
  'ganesh_jayanti',
  'anant_chaturdashi',
  'gudi_padwa',
  'akshaya_tritiya',
]

const categoryOf = ({ kind, isAngaraki }: ChosenDay): FestivalCategory => {
  if (kind === 'sankashti') return isAngaraki ? 'angaraki' : 'sankashti'
  return majors.includes(kind) ? 'major' : 'default'
}

const nameOf = ({ kind, name, isAngaraki }: ChosenDay): string => {
  if (kind === 'vinayaka') return 'Vinayaka Chaturthi'
  if (kind !== 'sankashti') return name
  return `${isAngaraki ? 'Angaraki ' : ''}${name} Sankashti`
}

const descriptionOf = ({ kind, name, isAngaraki }: ChosenDay): string =>
  kind === 'sankashti'
    ? `${sankashtiTexts[name] ?? ''}${isAngaraki ? angarakiText : ''}`
    : festivalTexts[kind]

/** An instant as `20:52` on the place's clocks: the minute that has begun, never rounded. */
type Clock = (at: number) => string

/** Moonrise and midday puja. If they are those of the reference place, this city shows no times. */
const timesOf = ({ moonrise, madhyahna, puja = madhyahna, basis }: ChosenDay, clock: Clock) =>
  !basis.isReference && {
    ...(moonrise && { moonriseTime: clock(moonrise.at) }),
    ...(puja && { puja: { from: clock(puja.start), until: clock(puja.end) } }),
  }

/**
 * Turns the almanac's observances of a place, or those on chosen dates, into calendar festivals.
 */
export const festivalsOf = (observances: readonly ChosenDay[], clock: Clock): Festival[] =>
  observances.map((observance) =>
    withTithi({
      id: observance.key,
      slug: observance.slug,
      key: observance.key,
      name: nameOf(observance),
      date: observance.date,
      description: descriptionOf(observance),
      ...timesOf(observance, clock),
      category: categoryOf(observance),
      sequence: 0,
    }),
  )
