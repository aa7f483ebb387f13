import type { GreatDay } from '#almanac/greatDays.ts'
import type { Festival } from './public.ts'
import { withTithi } from './tithi.ts'
import { greatReason } from './greatReasons.ts'
import { ekadashiTexts, greatTexts } from './greatTexts.ts'
import { moonTexts } from './moonTexts.ts'

/** The calendar and the clocks of the place: `2026-11-08`, `18:02`. */
type Local = { readonly date: (at: number) => string; readonly time: (at: number) => string }

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
function nameOf({ kind, name, date, lunarMonth, custom, other }: GreatDay): string {
  const month = `${lunarMonth.isAdhika ? 'Adhika ' : ''}${lunarMonth.name}`
  if (kind === 'pradosh') return pradoshNames[weekdayOf(date)] ?? name
  if (kind === 'purnima') return `${month} Purnima`
  if (kind === 'amavasya') return `${weekdayOf(date) === monday ? 'Somavati' : month} Amavasya`
  const whose = custom ? customNames[custom] : other?.custom && otherNames[other.custom]
  return whose ? `${name} (${whose})` : name
}

function descriptionOf({ kind, name, custom, lunarMonth }: GreatDay): string {
  if (kind === 'ekadashi') return ekadashiTexts[name.replace(/ Ekadashi$/, '')] ?? ''
  const moon = lunarMonth.isAdhika ? undefined : moonTexts[`${lunarMonth.name} ${name}`]
  return moon ?? greatTexts[`${kind}_${custom}`] ?? greatTexts[kind] ?? ''
}

const iso = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`

/** Turns the almanac’s other festivals and fasts of a place into calendar festivals. */
export const greatFestivalsOf = (days: readonly GreatDay[], local: Local): Festival[] =>
  days.map((day) => {
    const { key, slug, date, group, hours, custom, other, of, during } = day
    return withTithi({
      id: key,
      slug,
      key,
      name: nameOf(day),
      date,
      description: descriptionOf(day),
      category: 'default',
      group,
      ...(hours && {
        hours: {
          of: hours.of,
          from: local.time(hours.start),
          until: local.time(hours.end),
          ...(local.date(hours.start) > date && { isNextDay: true as const }),
        },
      }),
      ...(custom && { custom }),
      ...(other && { other }),
      time: { of, from: iso(during.start), until: iso(during.end) },
      why: greatReason(day),
      sequence: 0,
    })
  })
