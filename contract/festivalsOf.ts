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

/** `20:52` in a zone: a printed minute is a whole one that has begun, never a rounded one. */
const localMinute = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at)

/** What the almanac found for a place, as the festivals of its calendar. */
export const festivalsOf = (observances: readonly Observance[], timeZone: string): Festival[] =>
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
        moonriseTime: localMinute(observance.moonrise.at, timeZone),
      }),
    category: categoryOf(observance),
    sequence: 0,
  }))
