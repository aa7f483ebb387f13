import { addDays } from '#almanac/civilDate.ts'
import type { Differing, GreatKind } from '#contract/festivals/choiceAdmin.ts'
import { customs } from '#contract/festivals/groups.ts'
import { kindOfKey } from '#contract/festivals/inGroups.ts'
import type { FestivalRecord } from './repository.ts'

/** The great festivals that the almanac knows; loaded when first needed, like the rest of it. */
export async function loadGreatKinds(): Promise<readonly Omit<GreatKind, 'date'>[]> {
  const { gauriDays, greatFestivals } = await import('#almanac/greatFestivals.ts')
  return [
    ...greatFestivals.filter(({ group }) => group === 'great'),
    ...gauriDays,
    { kind: 'makar_sankranti', name: 'Makar Sankranti' },
  ].map(({ kind, name }) => ({ kind, name }))
}

/** Long enough to find each kind's next day, whatever was hidden or moved. */
export const aheadOf = (today: string): string => addDays(today, 800)

/** With the next day of each, by date. */
export const withDates = (
  kinds: readonly Omit<GreatKind, 'date'>[],
  coming: readonly FestivalRecord[],
): GreatKind[] => {
  const dateOf = (kind: string): string | undefined =>
    coming.find(
      ({ group, key = '', custom, isHidden }) =>
        group === 'great' && !custom && !isHidden && kindOfKey(key) === kind,
    )?.date
  return kinds
    .map((each) => ({ ...each, date: dateOf(each.kind) }))
    .toSorted((a, b) => (a.date ?? '9999').localeCompare(b.date ?? '9999'))
}

/** The next day on which each custom differs from the general rule. */
export const differingIn = (coming: readonly FestivalRecord[]): Differing[] =>
  customs.flatMap((custom) => {
    const general = coming.find(({ other, isHidden }) => !isHidden && other?.custom === custom)
    if (!general?.other) return []
    const { date, other } = general
    const name = general.name.replace(/ \(.*\)$/, '')
    return [{ custom, name, general: date, ofCustom: other.date }]
  })
