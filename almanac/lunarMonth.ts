import { instantOfPhase, phase } from './elongation.ts'
import { remember } from './memo.ts'
import { monthNames } from './monthNames.ts'
import { tithiAt } from './tithi.ts'
import { sunSigns } from './wheel.ts'
import type { Instant } from './zone.ts'

/** A month from new moon to new moon, named by the sign the Sun enters in it. */
export type LunarMonth = {
  /** 0 Chaitra to 11 Phalguna. */
  index: number
  /** The amanta name, without 'Adhika'. A kshaya month also has the name of the following one. */
  name: string
  /** The Sun enters no sign: the month comes before the ordinary one of the same name. */
  isAdhika: boolean
  /** The Sun enters two signs (1963 and 1983 only): the month also counts as the following one. */
  isKshaya: boolean
}

/** The sign (rashi) the Sun is in: 0 Mesha to 11 Mina. */
const rashiAtNewMoon = remember(
  2_048,
  (lunation: number) => lunation,
  (lunation) => sunSigns.numberAt(instantOfPhase(lunation * 360)),
)

export function monthOfLunation(lunation: number): LunarMonth {
  const first = rashiAtNewMoon(lunation)
  const signsEntered = (rashiAtNewMoon(lunation + 1) - first + 12) % 12
  const index = (first + 1) % 12
  const name = monthNames[index] ?? ''
  return { index, name, isAdhika: signsEntered === 0, isKshaya: signsEntered === 2 }
}

export const lunationAt = (at: Instant): number => Math.floor(phase(at) / 360)

export const lunarMonthAt = (at: Instant): LunarMonth => monthOfLunation(tithiAt(at).lunation)

/** Whether the festivals of a month (0 to 11) are observed in this one: never in an adhika month. */
export const isMonth = ({ index, isAdhika, isKshaya }: LunarMonth, month: number): boolean =>
  !isAdhika && (index === month || (isKshaya && (index + 1) % 12 === month))
