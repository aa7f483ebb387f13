import type { Knex } from 'knex'
import type { RiteOccasion, RiteStep, SamagriItem } from '#contract/guide/public.ts'
import { columnsOf, records } from '#server/db/rows.ts'
import { recordStore } from '#server/db/recordStore.ts'
import type { Published } from '#server/publishing/publishing.ts'
import { isPublic, publishedColumns } from '#server/publishing/states.ts'

type Line = { readonly text: string; readonly startMs?: number | undefined }

export type StoredMantra = Pick<
  NonNullable<RiteStep['mantra']>,
  'meaning' | 'sources' | 'mantraId' | 'recording'
> & { readonly lines: readonly Line[] }

/** As it is stored: what is derived from the Devanagari is not. */
export type StoredStep = Omit<RiteStep, 'mantra' | 'inEnglish'> & {
  readonly mantra?: StoredMantra | undefined
}

/** What families perform at home, as one document. */
export type RiteRecord = Published & {
  id: string
  position: number
  title: string
  summary: string
  occasion?: RiteOccasion | undefined
  samagri: readonly SamagriItem[]
  steps: readonly StoredStep[]
  createdAt: string
}

const columns = columnsOf<RiteRecord>()([
  'id',
  'position',
  'title',
  'summary',
  'occasion',
  'samagri',
  'steps',
  'createdAt',
  ...publishedColumns,
])

export const rites = (db: Knex) => records<RiteRecord>(db, 'rites', columns)

export const { find, lock, insertNew, update } = recordStore<RiteRecord>('rites', columns)

/** What everybody may see, in the temple's order. */
export const listPublic = async (db: Knex, now: string): Promise<RiteRecord[]> =>
  rites(db).whereRaw(isPublic, [now]).orderBy(['position', 'id'])

export const findPublic = async (
  db: Knex,
  id: string,
  now: string,
): Promise<RiteRecord | undefined> => rites(db).where({ id }).whereRaw(isPublic, [now]).first()

/** All that are not deleted, in order. */
export const listExisting = async (db: Knex): Promise<RiteRecord[]> =>
  rites(db).whereNull('deleted_at').orderBy(['position', 'id'])
