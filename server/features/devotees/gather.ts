import type { Knex } from 'knex'
import type { RecordKey } from '#contract/devotees/admin.ts'
import { records } from '#server/db/rows.ts'
import { bare } from '#server/privacy/personFilter.ts'
import { waysToWrite } from '#server/privacy/phoneNumber.ts'
import { listLinks } from './links.ts'
import { endsOf, idOf, tiesOf, type Link, type Trace } from './people.ts'
import type { DevoteeSource } from '#server/privacy/devoteeSource.ts'

/** More than one person has; what goes beyond is a number that many share. */
const mostRecords = 1000

/** Records of people are connected in two or three steps; more lead through numbers many share. */
const mostSteps = 6

/** A source's rows as traces, all columns of the same type whatever the source. */
export const traceColumns = (source: DevoteeSource): string => {
  const { kind, table, key, name, email, phone, owner } = source
  return [
    `'${kind}' as kind`,
    `${table}.${key} as key`,
    `${name} as name`,
    `${email} as email`,
    `${phone ? `${table}.${phone}` : 'cast(null as text)'} as phone`,
    // What staff send while they are logged in is not about them.
    `(select person.id from users as person
       where person.id = ${table}.${owner} and person.role = 'user') as owner`,
    `${table}.created_at as at`,
  ].join(', ')
}

type Lookup = {
  readonly keys: readonly string[]
  readonly emails: readonly string[]
  readonly phones: readonly string[]
  readonly owners: readonly string[]
}

const find = async (
  db: Knex,
  source: DevoteeSource,
  wanted: Lookup,
  most: number,
): Promise<Trace[]> => {
  const { table, key, emailKey, phone, owner, isIncluded } = source
  const conditions: [column: string, values: readonly string[]][] = [
    [`${table}.${key}`, wanted.keys],
    [emailKey, wanted.emails],
    [`${table}.${owner}`, wanted.owners],
  ]
  if (phone) conditions.push([bare(`${table}.${phone}`), wanted.phones.flatMap(waysToWrite)])
  if (conditions.every(([, values]) => values.length === 0)) return []
  const found: unknown[] = await records(db, table)
    .select(db.raw(traceColumns(source)))
    .whereRaw(isIncluded)
    .where((any) => {
      for (const [column, values] of conditions) {
        if (values.length === 0) continue
        const places = values.map(() => '?').join(', ')
        void any.orWhereRaw(`${column} in (${places})`, [...values])
      }
    })
    // Without an order: it would lead SQLite through the index of the times.
    .limit(most)
  return found as Trace[]
}

/** Exactly these records, those that are somebody's. */
export const findTraces = async (
  db: Knex,
  sources: readonly DevoteeSource[],
  wanted: readonly RecordKey[],
): Promise<Trace[]> => {
  const found: Trace[] = []
  for (const source of sources) {
    const keys = wanted.filter(({ kind }) => kind === source.kind).map(({ key }) => key)
    found.push(
      ...(await find(db, source, { keys, emails: [], phones: [], owners: [] }, mostRecords)),
    )
  }
  return found
}

const without = (tie: string): string => tie.slice(tie.indexOf(' ') + 1)

export type Gathered = {
  readonly traces: readonly Trace[]
  readonly links: readonly Link[]
  readonly isCutOff: boolean
}

/** The records of everybody who has one of these: what is connected with them, step by step. */
export const gather = async (
  db: Knex,
  sources: readonly DevoteeSource[],
  start: readonly RecordKey[],
  most = mostRecords,
): Promise<Gathered> => {
  const traces = new Map<string, Trace>()
  const links = new Map<string, Link>()
  const seen = new Set<string>()
  let keys: RecordKey[] = [...start]
  let ties: string[] = []
  for (let step = 0; step < mostSteps && keys.length + ties.length > 0; step += 1) {
    for (const key of keys) seen.add(idOf(key))
    for (const tie of ties) seen.add(tie)
    const of = (what: string) => ties.filter((tie) => tie.startsWith(`${what} `)).map(without)
    const wanted = { emails: of('email'), phones: of('phone'), owners: of('owner') }
    const found: Trace[] = []
    for (const source of sources) {
      const ofKind = keys.filter(({ kind }) => kind === source.kind).map(({ key }) => key)
      found.push(...(await find(db, source, { ...wanted, keys: ofKind }, most)))
    }
    const added = found.filter((trace) => !traces.has(idOf(trace)))
    for (const trace of added) traces.set(idOf(trace), trace)
    const linked = await listLinks(db, added)
    for (const link of linked) links.set(link.id, link)
    if (traces.size >= most) break
    ties = [...new Set(added.flatMap(tiesOf))].filter((tie) => !seen.has(tie))
    keys = linked
      .filter(({ link }) => link === 'same')
      .flatMap(endsOf)
      .filter((end) => !seen.has(idOf(end)) && !traces.has(idOf(end)))
  }
  return {
    traces: [...traces.values()],
    links: [...links.values()],
    isCutOff: traces.size >= most,
  }
}
