import type { ChosenDay } from '#almanac/chosenDays.ts'
import type { Observance } from '#almanac/observances.ts'
import type { FestivalWords } from '#contract/i18n/en/festivals/words.ts'
import type { Festival, FestivalCategory } from './public.ts'
import { withTithi } from './tithi.ts'

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
export const festivalsOf = (
  observances: readonly ChosenDay[],
  clock: Clock,
  { ganeshaName, ganeshaText }: FestivalWords,
): Festival[] =>
  observances.map((observance) =>
    withTithi({
      id: observance.key,
      slug: observance.slug,
      key: observance.key,
      name: ganeshaName(observance),
      date: observance.date,
      description: ganeshaText(observance),
      ...timesOf(observance, clock),
      category: categoryOf(observance),
      sequence: 0,
    }),
  )
