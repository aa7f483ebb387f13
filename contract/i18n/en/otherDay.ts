import type { FestivalCustom } from '#contract/festivals/groups.ts'
import type { Festival } from '#contract/festivals/public.ts'

const ofCustom: Readonly<Record<FestivalCustom, string>> = {
  maharashtra: 'In Maharashtra it is on',
  vaishnava: 'Vaishnavas observe it on',
}

/** The general date, on the day of a custom. */
const ofOthers: Readonly<Record<FestivalCustom, string>> = {
  maharashtra: 'Outside Maharashtra it is on',
  vaishnava: 'Most households observe it on',
}

/** Which custom observes another date, for people whose almanac prints that one. */
export const otherDayText = (
  { custom = 'maharashtra', other }: Pick<Festival, 'custom' | 'other'>,
  inWords: (date: string) => string,
): string | undefined =>
  other && `${other.custom ? ofCustom[other.custom] : ofOthers[custom]} ${inWords(other.date)}.`
