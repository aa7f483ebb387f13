import type { Knex } from 'knex'
import type { DevoteeRecord } from '#contract/devotees/admin.ts'
import type { DevoteePart } from '#server/privacy/devoteeSource.ts'
import type { PersonTraces } from './people.ts'

/** What belongs to the records of a person. */
export const readParts = async (
  db: Knex,
  parts: readonly DevoteePart[],
  { person, now }: { readonly person: PersonTraces; readonly now: Date },
): Promise<DevoteeRecord[]> => {
  const all: DevoteeRecord[] = []
  for (const { kind, of, read } of parts) {
    const keys = person.filter((trace) => trace.kind === of).map(({ key }) => key)
    if (keys.length === 0) continue
    for (const { key, at, name, day, about, status } of await read(db, keys, now))
      all.push({ kind, key, at, name, day, about, status })
  }
  return all
}
