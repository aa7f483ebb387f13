import type { Knex } from 'knex'
import { bumpContent } from '#server/db/contentVersion.ts'
import type { Festival } from '#contract/festivals/public.ts'
import {
  beyondNames,
  findSignature,
  listOwnSlugs,
  lockGenerated,
  lockGenerations,
  saveFestival,
  saveSignature,
  type Computed,
  type FestivalRecord,
} from './repository.ts'

const computedNames = [
  'name',
  'date',
  'description',
  'moonriseTime',
  'puja',
  'category',
  'color',
  'startTime',
  'venue',
  'picture',
  ...beyondNames,
] as const satisfies readonly (keyof Computed)[]

const valuesOf = (festival: Computed): Computed =>
  Object.fromEntries(
    computedNames.flatMap((name) => (festival[name] === undefined ? [] : [[name, festival[name]]])),
  ) as Computed

const computedOf = (festival: Computed): Computed => ({
  ...valuesOf(festival),
  ...(festival.facts && { facts: festival.facts }),
})

/** As it was computed just now. */
type Fresh = Festival & Pick<Computed, 'facts'>

/** Every field as the almanac has it now, except those that staff wrote. */
export const renewed = (current: FestivalRecord, fresh: Fresh): FestivalRecord => {
  const computed = computedOf(fresh)
  const ownWords = Object.fromEntries(current.edited.map((name) => [name, current[name]]))
  const { id, slug, key, isHidden, edited, repeatId } = current
  const { group } = fresh
  const record = {
    id,
    slug,
    isHidden,
    edited,
    ...(key !== undefined && { key }),
    ...(repeatId !== undefined && { repeatId }),
    ...(group !== undefined && { group }),
    ...valuesOf(fresh),
    ...ownWords,
    computed,
    sequence: current.sequence,
  }
  return record.date === current.date ? record : { ...record, sequence: current.sequence + 1 }
}

const yearInSlug = /(?:-december)?-\d{4}$/

const serialise = (record: FestivalRecord): string =>
  JSON.stringify([valuesOf(record), record.computed && computedOf(record.computed)])

export const isSame = (a: FestivalRecord, b: FestivalRecord): boolean =>
  serialise(a) === serialise(b)

/** As the table first has it. */
export const recordOf = ({ facts, ...festival }: Fresh, repeatId?: string): FestivalRecord => ({
  ...festival,
  isHidden: false,
  edited: [],
  computed: computedOf({ ...festival, facts }),
  ...(repeatId !== undefined && { repeatId }),
})

/**
 * Updates the table to what the almanac computed, even while others do the same: an existing
 * festival is renewed except for what staff wrote, and nothing is ever deleted. `signature`
 * identifies what it was computed from; if it is unchanged, there is nothing to do, and the answer
 * is false.
 */
export const storeGenerated = async (
  trx: Knex.Transaction,
  { signature, computed, now }: { signature: string; computed: readonly Fresh[]; now: Date },
): Promise<boolean> => {
  await lockGenerations(trx)
  if ((await findSignature(trx)) === signature) return false
  const at = now.toISOString()
  const currentById = new Map((await lockGenerated(trx)).map((record) => [record.id, record]))
  const own = await listOwnSlugs(trx)
  for (const festival of computed) {
    const before = currentById.get(festival.id)
    // The temple's own festival of this address is the one that is shown.
    if (!before && festival.group && own.has(festival.slug.replace(yearInSlug, ''))) continue
    const record = before ? renewed(before, festival) : recordOf(festival)
    if (!before || !isSame(before, record)) await saveFestival(trx, record, at)
  }
  await saveSignature(trx, signature)
  await bumpContent(trx)
  return true
}
