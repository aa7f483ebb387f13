import type { Observance } from '#almanac/observances.ts'
import type { Festival, FestivalCategory } from './festivals.ts'
import { angarakiText, festivalTexts, sankashtiTexts } from './festivalTexts.ts'

const majors: readonly Observance['kind'][] = [
  'ganesh_chaturthi',
  'ganesh_jayanti',
  'anant_chaturdashi',
  'gudi_padwa',
  'akshaya_tritiya',
]

const categoryOf = ({ kind, isAngaraki }: Observance): FestivalCategory => {
  if (kind === 'sankashti') return isAngaraki ? 'angaraki' : 'sankashti'
  return majors.includes(kind) ? 'major' : 'default'
}

const nameOf = ({ kind, name, isAngaraki }: Observance): string => {
  if (kind === 'vinayaka') return 'Vinayaka Chaturthi'
  if (kind !== 'sankashti') return name
  return `${isAngaraki ? 'Angaraki ' : ''}${name} Sankashti`
}

const descriptionOf = ({ kind, name, isAngaraki }: Observance): string =>
  kind === 'sankashti'
    ? `${sankashtiTexts[name] ?? ''}${isAngaraki ? angarakiText : ''}`
    : festivalTexts[kind]

/**
 * What the almanac found for a place, as the festivals of its calendar. `clock` tells an instant as
 * `20:52` on the place's clocks: the whole minute that has begun, never a rounded one.
 */
export const festivalsOf = (
  observances: readonly Observance[],
  clock: (at: number) => string,
): Festival[] =>
  observances.map((observance) => ({
    id: observance.key,
    slug: observance.slug,
    key: observance.key,
    name: nameOf(observance),
    date: observance.date,
    description: descriptionOf(observance),
    // Where the moon stays down, the reference's moonrise is no time of this city's clocks.
    ...(observance.moonrise &&
      !observance.basis.isReference && {
        moonriseTime: clock(observance.moonrise.at),
      }),
    category: categoryOf(observance),
    sequence: 0,
  }))
