import type { CivilDate } from './civilDate.ts'
import type { Span } from './day.ts'
import type { Divisions } from './divisions.ts'
import { type Limb, limbsOf } from './limbs.ts'
import type { Options } from './options.ts'
import { panchang } from './panchang.ts'
import type { Place } from './place.ts'
import type { Tithi } from './tithi.ts'
import { fullTithiName } from './tithiNames.ts'
import type { Instant } from './zone.ts'

const varaNames = [
  'Ravivara',
  'Somavara',
  'Mangalavara',
  'Budhavara',
  'Guruvara',
  'Shukravara',
  'Shanivara',
]

/** ISO 8601 in UTC, cut to the second. */
const iso = (at: Instant): string => `${new Date(at).toISOString().slice(0, 19)}Z`

const spanOf = ({ start, end }: Span) => ({ start: iso(start), end: iso(end) })

const limbOf = <L extends Limb>(limb: L) => ({ ...limb, ...spanOf(limb) })

const tithiOf = ({ number, ...span }: Tithi) => ({
  number,
  name: fullTithiName(number),
  ...spanOf(span),
})

const divisionsOf = ({ durmuhurta, choghadiya, abhijit, ...others }: Divisions) => ({
  rahu: spanOf(others.rahu),
  yamaganda: spanOf(others.yamaganda),
  gulika: spanOf(others.gulika),
  durmuhurta: durmuhurta.map(spanOf),
  ...(abhijit && { abhijit: spanOf(abhijit) }),
  brahma: spanOf(others.brahma),
  pradosha: spanOf(others.pradosha),
  nishita: spanOf(others.nishita),
  choghadiya: choghadiya.map(({ name, ...span }) => ({ name, ...spanOf(span) })),
})

/** Everything about a day, as other programs read it: by name, with instants in UTC. */
export function dayInFull(place: Place, date: CivilDate, options: Options = {}) {
  const day = panchang(place, date, options)
  const limbs = limbsOf(place, date, options)
  const { index: _index, name: amanta, ...month } = day.lunarMonth
  return {
    place: place.name,
    timeZone: place.tz,
    date,
    vara: varaNames[day.vara] ?? '',
    ...(day.sunrise && { sunrise: iso(day.sunrise) }),
    ...(day.sunset && { sunset: iso(day.sunset) }),
    ...(day.moonrise && { moonrise: iso(day.moonrise.at) }),
    ...(day.moonset && { moonset: iso(day.moonset.at) }),
    tithis: day.tithis.map(tithiOf),
    paksha: day.paksha,
    nakshatras: limbs.nakshatras.map(limbOf),
    pada: limbs.pada,
    yogas: limbs.yogas.map(limbOf),
    karanas: limbs.karanas.map(limbOf),
    moonSigns: limbs.moonSigns.map(limbOf),
    sunSigns: limbs.sunSigns.map(limbOf),
    lunarMonth: { amanta, ...month },
    eras: limbs.eras,
    ayana: limbs.ayana,
    ...(limbs.divisions && { divisions: divisionsOf(limbs.divisions) }),
    elongation: day.elongation,
    illuminated: day.illuminated,
    basis: day.basis,
  }
}
