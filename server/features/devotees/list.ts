import type { Knex } from 'knex'
import type { DevoteeSummary, RecordCounts, RecordKey } from '#contract/devotees/admin.ts'
import type { Page } from '#contract/paging.ts'
import { plainCharacters } from '#contract/fields.ts'
import { readPage, whereMatches, type ListQuery, type SortKey } from '#server/db/paging.ts'
import { records } from '#server/db/rows.ts'
import { fillSearchTerms } from '#server/db/searchTerms.ts'
import type { DevoteeSource } from '#server/privacy/devoteeSource.ts'
import { gather, traceColumns } from './gather.ts'
import { foldedName } from './likeness.ts'
import { idOf, peopleIn, phoneOf, type PersonTraces, type Trace } from './people.ts'

type Row = Trace & { readonly id: string }

/** Of everybody on a page together. */
const mostOnPage = 5000

const table = 'devotee_record'

/** The records of all kinds by time. Both databases merge the indexes of the tables. */
const rowsOf = (db: Knex, sources: readonly DevoteeSource[]): Knex.QueryBuilder => {
  const selects = sources.map(
    (source) =>
      `select ${traceColumns(source)}, ${source.table}.id as id, ${source.table}.search_terms as terms
       from ${source.table} where ${source.isIncluded}`,
  )
  return records<Row>(db, table).with(table, db.raw(selects.join(' union all ')))
}

const sort: readonly SortKey<Row>[] = [
  { by: 'at', of: (row) => row.at, type: 'text', isDescending: true },
  { by: 'id', of: (row) => row.id, type: 'text', isDescending: true },
]

const isOneOf = (keys: readonly RecordKey[]) => (query: Knex.QueryBuilder) => {
  void query.whereRaw('1 = 0')
  for (const [kind, some] of Map.groupBy(keys, (key) => key.kind)) {
    const all = some.map(({ key }) => key)
    void query.orWhere((one) => one.where({ kind }).whereIn('key', all))
  }
}

/** What has exactly this reference, number of a receipt, or PAN. */
const findExact = async (
  db: Knex,
  sources: readonly DevoteeSource[],
  search: string,
): Promise<RecordKey[]> => {
  const text = plainCharacters(search).trim().toUpperCase()
  const found: RecordKey[] = []
  for (const { kind, findExact: find } of sources)
    for (const key of await find(db, text)) found.push({ kind, key })
  return found
}

/** The records with all words of a name, the latest first. */
export const findByName = async (
  db: Knex,
  sources: readonly DevoteeSource[],
  name: string,
  most: number,
): Promise<RecordKey[]> => {
  for (const { searched } of sources) await fillSearchTerms(db, searched)
  const query = rowsOf(db, sources)
  whereMatches(query, db, [], name, 'terms')
  return query.orderByRaw('at desc, id desc').limit(most).select('kind', 'key')
}

type Searched = ListQuery & { readonly search?: string | undefined }

/** Who may see what: `found` leads to people, and `shown` is what of them is counted. */
export type Visible = {
  readonly all: readonly DevoteeSource[]
  readonly found: readonly DevoteeSource[]
  readonly shown: readonly DevoteeSource[]
}

/** Kinds that the caller may see, and how many records there are of each. */
export const countsOf = (person: readonly Trace[], { shown }: Visible): RecordCounts =>
  Object.fromEntries(
    shown
      .map(({ kind }) => [kind, person.filter((trace) => trace.kind === kind).length] as const)
      .filter(([, count]) => count > 0),
  )

/** The part of a person's records that leads the caller to them. */
export const visibleOf = (person: PersonTraces, { found }: Visible): Trace[] =>
  person.filter(({ kind }) => found.some((source) => source.kind === kind))

const distinct = (values: readonly (string | undefined)[]): string[] => [
  ...new Set(values.filter((value): value is string => Boolean(value))),
]

export const namesOf = (traces: readonly Trace[]): string[] =>
  distinct(traces.map(({ name }) => name.trim()))

/** Each name once, however it is spelled: as it was last. */
const whoIsNamed = (traces: readonly Trace[]): string[] => {
  const names = namesOf(traces)
  return [...Map.groupBy(names, foldedName).values()].flatMap(([latest]) => latest ?? [])
}

export const contactsOf = (traces: readonly Trace[]) => ({
  // Each number once, as it was written last.
  phones: distinct(
    [...Map.groupBy(traces, (trace) => phoneOf(trace) ?? trace.phone).values()].map(
      ([latest]) => latest?.phone,
    ),
  ),
  emails: distinct(traces.map(({ email }) => email?.toLowerCase())),
})

/** Of each person, by the latest record with an address, if it is one of the latest. */
const citiesOf = async (
  db: Knex,
  sources: readonly DevoteeSource[],
  people: readonly (readonly Trace[])[],
): Promise<ReadonlyMap<string, string>> => {
  const cities = new Map<string, string>()
  for (const source of sources) {
    const latest = people.flatMap((person) =>
      person.filter(({ kind }) => kind === source.kind).slice(0, 2),
    )
    if (latest.length === 0) continue
    const found = await source.read(
      db,
      latest.map(({ key }) => key),
    )
    for (const { key, city } of found)
      if (city !== undefined) cities.set(idOf({ kind: source.kind, key }), city)
  }
  return cities
}

const nextOf = (next: string | undefined) => (next === undefined ? {} : { next })

/**
 * Devotees by their latest record, or the latest that the search finds. A page is one of records, so
 * it is as quick at the end of 100,000 as at their beginning, and often has fewer devotees.
 */
export const listPage = async (
  db: Knex,
  visible: Visible,
  { search, ...place }: Searched,
): Promise<Page<DevoteeSummary>> => {
  const { all, found: sources } = visible
  const exact = search ? await findExact(db, sources, search) : []
  if (search && exact.length === 0)
    for (const { searched } of sources) await fillSearchTerms(db, searched)

  const filtered = (): Knex.QueryBuilder => {
    const query = rowsOf(db, sources)
    if (exact.length > 0) query.where(isOneOf(exact))
    else whereMatches(query, db, ['name', 'email'], search, 'terms')
    return query
  }

  const { rows, next } = await readPage<Row>(filtered(), sort, place)
  const { traces, links } = await gather(db, all, rows, mostOnPage)
  const personOf = new Map<string, PersonTraces>()
  for (const person of peopleIn(traces, links))
    for (const trace of person) personOf.set(idOf(trace), person)
  const atRow = new Map<PersonTraces, Row>()
  for (const row of rows) {
    const person = personOf.get(idOf(row))
    if (person && !atRow.has(person)) atRow.set(person, row)
  }
  if (place.after !== undefined) {
    // A devotee with a later record in the list was on an earlier page.
    const later = [...atRow].flatMap(([person, row]) => person.filter(({ at }) => at > row.at))
    const candidates: RecordKey[] =
      later.length === 0 ? [] : await filtered().where(isOneOf(later)).select('kind', 'key')
    for (const key of candidates) {
      const person = personOf.get(idOf(key))
      if (person) atRow.delete(person)
    }
  }

  const people = [...atRow].map(([person, row]) => ({ row, traces: visibleOf(person, visible) }))
  const cities = await citiesOf(
    db,
    sources,
    people.map((person) => person.traces),
  )
  const items = people.map(({ row, traces: own }): DevoteeSummary => {
    const [name = '', ...otherNames] = whoIsNamed(own)
    const { phones, emails } = contactsOf(own)
    const city = own.map((trace) => cities.get(idOf(trace))).find(Boolean)
    return {
      devotee: { kind: row.kind, key: row.key },
      name,
      otherNames,
      city,
      phone: phones[0],
      email: emails[0],
      lastAt: own[0]?.at ?? row.at,
      counts: countsOf(own, visible),
    }
  })
  return { items, ...nextOf(next) }
}
