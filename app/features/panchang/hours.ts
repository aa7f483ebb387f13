import type { Choghadiya, ChoghadiyaName, Divisions } from '#almanac/divisions.ts'
import type { Span } from '#almanac/day.ts'
import type { Limb } from '#almanac/limbs.ts'

type GoodHour = 'brahma' | 'abhijit' | 'pradosha' | 'nishita'
type BadHour = 'rahu' | 'yamaganda' | 'gulika' | 'durmuhurta' | 'bhadra'
export type Hour<N extends GoodHour | BadHour = GoodHour | BadHour> = Span & { name: N }

const byStart = (a: Span, b: Span): number => a.start - b.start

/** In order of time. */
export const goodHours = ({ brahma, abhijit, pradosha, nishita }: Divisions): Hour<GoodHour>[] =>
  [
    { name: 'brahma' as const, ...brahma },
    ...(abhijit ? [{ name: 'abhijit' as const, ...abhijit }] : []),
    { name: 'pradosha' as const, ...pradosha },
    { name: 'nishita' as const, ...nishita },
  ].toSorted(byStart)

export const avoidedHours = (
  { rahu, yamaganda, gulika, durmuhurta }: Divisions,
  karanas: readonly Limb[],
): Hour<BadHour>[] =>
  [
    { name: 'rahu' as const, ...rahu },
    { name: 'yamaganda' as const, ...yamaganda },
    { name: 'gulika' as const, ...gulika },
    ...durmuhurta.map((span) => ({ name: 'durmuhurta' as const, ...span })),
    ...karanas
      .filter(({ name }) => name === 'Vishti')
      .map(({ start, end }) => ({ name: 'bhadra' as const, start, end })),
  ].toSorted(byStart)

export const isNow = ({ start, end }: Span, now: number | undefined): boolean =>
  now !== undefined && now >= start && now < end

const kinds: Readonly<Record<ChoghadiyaName, 'good' | 'fair' | 'avoid'>> = {
  Amrit: 'good',
  Shubh: 'good',
  Labh: 'good',
  Char: 'fair',
  Udveg: 'avoid',
  Kaal: 'avoid',
  Rog: 'avoid',
}

export const kindOf = ({ name }: Choghadiya) => kinds[name]
