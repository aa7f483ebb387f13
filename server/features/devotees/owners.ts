import type { Knex } from 'knex'
import type { RecordKey } from '#contract/devotees/admin.ts'
import type { DevoteeSource } from '#server/privacy/devoteeSource.ts'
import type { Person, PersonalData } from '#server/privacy/personalData.ts'
import { whereOwned } from '#server/privacy/personFilter.ts'
import { gather } from './gather.ts'
import { deleteLinks, listLinks } from './links.ts'
import { deleteNotes, listNotes } from './notes.ts'
import { idOf, peopleIn } from './people.ts'

const recordsOf = async (
  db: Knex,
  sources: readonly DevoteeSource[],
  person: Person,
): Promise<RecordKey[]> => {
  const keys: RecordKey[] = []
  for (const { kind, table, key, phone, owner } of sources) {
    const filter =
      owner === 'id'
        ? { id: person.id ?? '' }
        : whereOwned(person, { table, ...(phone && { phone }) })
    const found: string[] = await db(table)
      .where(filter as never)
      .pluck(`${table}.${key}`)
    for (const one of found) keys.push({ kind, key: one })
  }
  return keys
}

/**
 * The office's notes about a person and its links. Staff who look for somebody find those at all
 * records of the person, by whatever number or address they were made.
 */
export const createDevoteeData = (sources: readonly DevoteeSource[]): PersonalData => {
  const keysOf = async (db: Knex, person: Person): Promise<RecordKey[]> => {
    const own = await recordsOf(db, sources, person)
    if (!person.isLookedFor || own.length === 0) return own
    const { traces, links } = await gather(db, sources, own)
    const ids = new Set(own.map(idOf))
    const groups = peopleIn(traces, links).filter((one) =>
      one.some((trace) => ids.has(idOf(trace))),
    )
    return [...own, ...groups.flat().filter((trace) => !ids.has(idOf(trace)))]
  }

  return {
    name: 'devotees',
    read: async (db, person) => {
      const keys = await keysOf(db, person)
      const notes = await listNotes(db, keys)
      const links = await listLinks(db, keys)
      return {
        notes: notes.map(({ text, at }) => ({ text, at })),
        links: links.map(({ link, relation, at }) => ({ link, relation, at })),
      }
    },
    list: async (db, person) => {
      const keys = await keysOf(db, person)
      const rows = [...(await listNotes(db, keys)), ...(await listLinks(db, keys))]
      return rows.map(({ at }) => ({ at, outcome: 'erased' as const }))
    },
    forget: async (trx, person) => {
      const keys = await keysOf(trx, person)
      await deleteNotes(trx, keys)
      await deleteLinks(trx, keys)
      return []
    },
  }
}

/** The daily task: what was about a record that names nobody any more, or is gone. */
export const forgetNobodys = async (db: Knex, sources: readonly DevoteeSource[]): Promise<void> => {
  const ends = [
    ['devotee_notes', 'kind', 'key'],
    ['devotee_links', 'kind', 'key'],
    ['devotee_links', 'other_kind', 'other_key'],
  ] as const
  for (const [table, kindColumn, keyColumn] of ends) {
    for (const { kind, table: of, key, isIncluded } of sources) {
      await db(table)
        .where(kindColumn, kind)
        .whereRaw(
          `not exists (select 1 from ${of} where ${of}.${key} = ${table}.${keyColumn} and ${isIncluded})`,
        )
        .delete()
    }
  }
}
