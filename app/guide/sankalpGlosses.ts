import {
  karanaName,
  nakshatraNames,
  samvatsaraNames,
  signNames,
  yogaNames,
} from '#almanac/limbNames.ts'
import { monthNames } from '#almanac/monthNames.ts'
import type { sankalpLines } from '#app/i18n/en/guide/sankalpLines.ts'
import type { SankalpLineId, SankalpSaid } from '#contract/guide/sankalp/lines.ts'

type Said = Pick<SankalpSaid, 'time' | 'isNorthernYear'> & {
  /** In the reader's language. */
  city: string
}

const at = (names: readonly string[], index: number): string => names[index] ?? ''

/** What each line means, with the names of its day; `isNorthern`: how the reader's own almanac counts. */
export function sankalpGlosses(
  words: typeof sankalpLines.english,
  { time, city, isNorthernYear = false }: Said,
  isNorthern: boolean,
): Readonly<Record<SankalpLineId, string>> {
  const { lunar, northern } = time.samvatsara
  const month = at(monthNames, time.month.index)
  const own = at(monthNames, time.monthElsewhere)
  return {
    ...words,
    city: words.city(city),
    samvatsara: words.samvatsara(at(samvatsaraNames, isNorthernYear ? northern : lunar)),
    ayana: words.ayana(time.ayana),
    ritu: words.ritu(time.ritu),
    month:
      isNorthern === isNorthernYear || own === month
        ? words.month(month, time.month.isAdhika)
        : words.monthOfBoth(month, own),
    paksha: words.paksha(time.paksha),
    tithi: words.tithi(time.tithi),
    vara: words.vara(time.vara),
    nakshatra: words.nakshatra(at(nakshatraNames, time.nakshatra)),
    yoga: words.yoga(at(yogaNames, time.yoga)),
    karana: words.karana(karanaName(time.karana)),
    moon: words.moon(at(signNames, time.moonSign)),
    sun: words.sun(at(signNames, time.sunSign)),
  }
}
