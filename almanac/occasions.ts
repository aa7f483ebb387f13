import { type CivilDate, monthOf, yearOf } from './civilDate.ts'
import { type Festival, festivals } from './festivals.ts'
import type { Kind } from './kinds.ts'
import { type LunarMonth, monthOfLunation } from './lunarMonth.ts'
import { remember } from './memo.ts'
import { type Tithi, tithiOf } from './tithi.ts'
import { civilDateAt } from './zone.ts'

/** A festival in one lunation: the same for the whole Earth, before any place dates it. */
export type Occasion = {
  festival: Festival
  kind: Kind
  /** 'Ganadhipa', 'Vinayaka', 'Ganesh Chaturthi'. */
  name: string
  /**
   * Names the occasion permanently and for every place, so that a temple's changes can refer to it:
   * kind, lunar month, and the Gregorian year in which the lunar year (Chaitra) began, because a
   * lunar year has each month once: the Sankashti of 2026-01-06 is 'sankashti-pausha-2025'. A
   * kshaya month has its first name.
   */
  key: string
  /**
   * The occasion's address, the same in every place: name, and the civil year, in India, of the
   * tithi's middle: 'lambodara-sankashti-2026'. If a name comes twice in a year, early in January
   * and late in December, the second says so: 'akhuratha-sankashti-december-2021'.
   */
  slug: string
  lunarMonth: LunarMonth
  tithi: Tithi
}

export const middleInIndia = ({ start, end }: Tithi): CivilDate =>
  civilDateAt((start + end) / 2, 'Asia/Kolkata')

export const slugged = (text: string): string => text.toLowerCase().replaceAll(/[ _]/g, '-')

export const monthSlug = ({ name, isAdhika }: LunarMonth): string =>
  slugged(isAdhika ? `adhika ${name}` : name)

/** The Gregorian year in which the lunar year (Chaitra) of a date began. */
export function lunarYear(date: CivilDate, { index }: LunarMonth): number {
  const isBeforeChaitra = monthOf(date) <= 6 && index >= 6
  return yearOf(date) - (isBeforeChaitra ? 1 : 0)
}

/**
 * Whether the same tithi of a month of the same name has already come in the same civil year.
 */
export function isSecondInYear(tithi: number, lunation: number, date: CivilDate): boolean {
  if (monthOf(date) !== 12) return false
  const earlier = monthOfLunation(lunation - 12)
  return (
    monthSlug(earlier) === monthSlug(monthOfLunation(lunation)) &&
    yearOf(middleInIndia(tithiOf(lunation - 12, tithi))) === yearOf(date)
  )
}

function slugOf(festival: Festival, lunation: number, month: LunarMonth, date: CivilDate): string {
  const name = slugged(festival.nameIn(month))
  const words =
    festival.kind === 'sankashti'
      ? `${name}-sankashti`
      : festival.kind === 'vinayaka'
        ? `vinayaka-chaturthi-${monthSlug(month)}`
        : name
  return `${words}${isSecondInYear(festival.tithi, lunation, date) ? '-december' : ''}-${yearOf(date)}`
}

/** All occasions of a lunation (numbered as in `phase`), greater festivals first. */
export const occasionsOf = remember(
  2_048,
  (lunation: number) => lunation,
  (lunation): readonly Occasion[] => {
    const month = monthOfLunation(lunation)
    return festivals
      .filter(({ isIn }) => isIn(month))
      .map((festival) => {
        const tithi = tithiOf(lunation, festival.tithi)
        const date = middleInIndia(tithi)
        return {
          festival,
          kind: festival.kind,
          name: festival.nameIn(month),
          key: `${festival.kind}-${monthSlug(month)}-${lunarYear(date, month)}`,
          slug: slugOf(festival, lunation, month, date),
          lunarMonth: month,
          tithi,
        }
      })
  },
)
