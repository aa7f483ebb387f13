import type { SiteInput, TempleSite } from '#contract/site/admin.ts'
import type { Aarti, Way } from '#contract/site/visit.ts'

export type AartiValues = {
  name: string
  text: string
  from: Aarti['from']
  /** `06:00`, for one by the clock. */
  time: string
  /** As typed, for one that follows the sun; before it if negative. */
  minutes: string
}

export type PriestValues = { name: string; duties: string; languages: string }

/** What visitors are told, as the form holds it. */
export type VisitValues = {
  aartis: AartiValues[]
  priests: PriestValues[]
  way: Way
}

export const emptyAarti: AartiValues = {
  name: '',
  text: '',
  from: 'midnight',
  time: '',
  minutes: '0',
}
export const emptyPriest: PriestValues = { name: '', duties: '', languages: '' }
const emptyWay: Way = { road: '', lane: '', landmark: '', directions: '', north: 'up' }

const twoDigits = (value: number): string => String(value).padStart(2, '0')

const toTime = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

const ofTime = (time: string): number => {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number)
  return time === '' ? Number.NaN : hours * 60 + minutes
}

/** `-30`: NaN for anything else than whole minutes. */
export const minutesOf = (typed: string): number =>
  /^[-−]?\d{1,4}$/.test(typed.trim()) ? Number(typed.trim().replace('−', '-')) : Number.NaN

export const toVisitValues = (visit: TempleSite['visit']): VisitValues => ({
  aartis: (visit?.aartis ?? []).map(({ from, minutes, ...rest }) =>
    from === 'midnight'
      ? { ...emptyAarti, ...rest, from, time: toTime(minutes) }
      : { ...emptyAarti, ...rest, from, minutes: String(minutes) },
  ),
  priests: (visit?.priests ?? []).map(({ languages = '', ...rest }) => ({ ...rest, languages })),
  way: visit?.way ?? emptyWay,
})

/** Directions without any text are left out. */
const toWay = ({ north, ...written }: Way): { way?: Way } =>
  Object.values(written).some((text) => text.trim() !== '') ? { way: { ...written, north } } : {}

export const toVisit = ({ aartis, priests, way }: VisitValues): SiteInput['visit'] => ({
  aartis: aartis.map(({ name, text, from, time, minutes }) => ({
    name,
    text,
    from,
    minutes: from === 'midnight' ? ofTime(time) : minutesOf(minutes),
  })),
  priests: priests.map(({ languages, ...rest }) => ({
    ...rest,
    ...(languages.trim() && { languages }),
  })),
  ...toWay(way),
})
