import type { GreatFacts } from '#contract/festivals/facts.ts'
import { ekadashiTexts, greatTexts } from './greatTexts.ts'
import { moonTexts } from './moonTexts.ts'

const [monday, tuesday, saturday] = [1, 2, 6]
const pradoshNames: Readonly<Record<number, string>> = {
  [monday]: 'Soma Pradosh',
  [tuesday]: 'Bhauma Pradosh',
  [saturday]: 'Shani Pradosh',
}

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

const customNames = { maharashtra: 'Maharashtra', vaishnava: 'Vaishnava' } as const
/** Suffix for the general date, in a year in which a custom has another one. */
const otherNames = { maharashtra: 'outside Maharashtra', vaishnava: undefined } as const

/** As calendars print it: the fast of a weekday, the full moon of its month, whose custom it is. */
export function greatName({ kind, name, date, lunarMonth, custom, other }: GreatFacts): string {
  const month = `${lunarMonth.isAdhika ? 'Adhika ' : ''}${lunarMonth.name}`
  if (kind === 'pradosh') return pradoshNames[weekdayOf(date)] ?? name
  if (kind === 'purnima') return `${month} Purnima`
  if (kind === 'amavasya') return `${weekdayOf(date) === monday ? 'Somavati' : month} Amavasya`
  const whose = custom ? customNames[custom] : other?.custom && otherNames[other.custom]
  return whose ? `${name} (${whose})` : name
}

export function greatText({ kind, name, custom, lunarMonth }: GreatFacts): string {
  if (kind === 'ekadashi') return ekadashiTexts[name.replace(/ Ekadashi$/, '')] ?? ''
  const moon = lunarMonth.isAdhika ? undefined : moonTexts[`${lunarMonth.name} ${name}`]
  return moon ?? greatTexts[`${kind}_${custom}`] ?? greatTexts[kind] ?? ''
}
