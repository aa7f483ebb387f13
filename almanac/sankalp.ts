import { type CivilDate, weekday } from './civilDate.ts'
import { hinduDateAt } from './day.ts'
import { erasOf, northernSamvatsaraOf, samvatsaraOf } from './eras.ts'
import type { Ritu } from './limbNames.ts'
import { type Ayana, ayanaIn } from './limbs.ts'
import { monthOfLunation } from './lunarMonth.ts'
import { monthNames, purnimantaName } from './monthNames.ts'
import { checkOptions, type Options } from './options.ts'
import type { Place } from './place.ts'
import { tithiAt } from './tithi.ts'
import { type Paksha, pakshaOf } from './tithiNames.ts'
import { karanas, moonSigns, nakshatras, sunSigns, yogas } from './wheel.ts'
import { civilDateAt, type Instant } from './zone.ts'

/** The time a sankalp is spoken at, as it says it: all of it runs at that instant. */
export type SankalpTime = {
  /** Of the Hindu day: before sunrise it is still the day before. */
  date: CivilDate
  /** 0 Sunday (Ravivara) to 6 Saturday (Shanivara). */
  vara: number
  shaka: number
  /** Counted in Maharashtra and Gujarat from Kartika, in the north from Chaitra. */
  vikram: { kartika: number; chaitra: number }
  /** In the cycle of sixty, from 0 Prabhava: by the lunar year, and as the north counts. */
  samvatsara: { lunar: number; northern: number }
  ayana: Ayana
  /** The lunar season: as on the panchang’s page, of the month that ends at the new moon. */
  ritu: Ritu
  /** 0 Chaitra to 11 Phalguna. */
  month: { index: number; isAdhika: boolean }
  /** The month's number where months end at the other moon. */
  monthElsewhere: number
  paksha: Paksha
  /** 1 to 30. */
  tithi: number
  /** 0 Ashwini to 26 Revati. */
  nakshatra: number
  /** 0 Vishkambha to 26 Vaidhriti. */
  yoga: number
  /** 0 Kinstughna to 59 Nagava, as `karanaName` takes it. */
  karana: number
  /** The sidereal signs, 0 Mesha to 11 Meena. */
  moonSign: number
  sunSign: number
}

export type SankalpOptions = Options & {
  /** Whether months end at the full moon, as in the north. */
  isPurnimanta?: boolean
}

/**
 * What a sankalp says of an instant at a place. Month and year follow the tithi of the instant: on the eve of Gudi Padwa,
 * once pratipada has begun, they are the new ones.
 */
export function sankalpTimeAt(
  place: Place,
  at: Instant,
  { reference, isPurnimanta = false }: SankalpOptions = {},
): SankalpTime {
  checkOptions(place, { reference })
  const { number, lunation } = tithiAt(at)
  const lunarMonth = monthOfLunation(lunation)
  const [amanta, purnimanta] = [lunarMonth.name, purnimantaName(lunarMonth, number)].map((name) =>
    monthNames.findIndex((each) => each === name),
  ) as [number, number]
  const today = civilDateAt(at, place.tz)
  const date = hinduDateAt(place, at) ?? (reference && hinduDateAt(reference, at)) ?? today
  const { shaka, vikram, ritu } = erasOf(today, lunarMonth)
  const sunSign = sunSigns.numberAt(at)
  return {
    date,
    vara: weekday(date),
    shaka,
    vikram,
    samvatsara: { lunar: samvatsaraOf(shaka), northern: northernSamvatsaraOf(shaka) },
    ayana: ayanaIn(sunSign),
    ritu,
    month: { index: isPurnimanta ? purnimanta : amanta, isAdhika: lunarMonth.isAdhika },
    monthElsewhere: isPurnimanta ? amanta : purnimanta,
    paksha: pakshaOf(number),
    tithi: number,
    nakshatra: nakshatras.numberAt(at),
    yoga: yogas.numberAt(at),
    karana: karanas.numberAt(at),
    moonSign: moonSigns.numberAt(at),
    sunSign,
  }
}
