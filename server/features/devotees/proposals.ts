import type { Knex } from 'knex'
import type { MergeProposal, RecordKey } from '#contract/devotees/admin.ts'
import type { SourceRecord } from '#server/privacy/devoteeSource.ts'
import { gather } from './gather.ts'
import { likenessOf, type Identity } from './likeness.ts'
import { contactsOf, countsOf, findByName, namesOf, visibleOf, type Visible } from './list.ts'
import { endsOf, idOf, peopleIn, type Link, type PersonTraces } from './people.ts'

type Whose = {
  readonly person: PersonTraces
  readonly links: readonly Link[]
  readonly records: readonly SourceRecord[]
  readonly visible: Visible
}

/** Of one name, more than one person has. */
const mostCandidates = 200
/** More than anybody looks through. */
const mostProposals = 5

const identityOf = (names: readonly string[], records: readonly SourceRecord[]): Identity => ({
  names,
  pans: records.flatMap(({ pan }) => pan ?? []),
  addresses: records.flatMap(({ address }) => address ?? []),
})

/** Those who may be the same person: proposed, never merged without the office. */
export const proposalsFor = async (
  db: Knex,
  { person, links, records, visible }: Whose,
): Promise<MergeProposal[]> => {
  const own = identityOf(namesOf(person), records)
  if (own.pans.length + own.addresses.length === 0) return []
  const found: RecordKey[] = []
  for (const name of own.names.slice(0, 3))
    found.push(...(await findByName(db, visible.found, name, mostCandidates)))
  const isOwn = new Set(person.map(idOf))
  const others = found.filter((key) => !isOwn.has(idOf(key)))
  if (others.length === 0) return []

  const gathered = await gather(db, visible.all, others)
  const proposals: MergeProposal[] = []
  for (const other of peopleIn(gathered.traces, gathered.links)) {
    const ids = new Set(other.map(idOf))
    const isAnswered = links.some((link) => endsOf(link).some((end) => ids.has(idOf(end))))
    if (isAnswered || proposals.length === mostProposals) continue
    const otherTraces = visibleOf(other, visible)
    const read: SourceRecord[] = []
    for (const { kind, read: readAll } of visible.found) {
      const keys = otherTraces.filter((trace) => trace.kind === kind).map(({ key }) => key)
      if (keys.length > 0) read.push(...(await readAll(db, keys)))
    }
    const [latest] = otherTraces
    const [name = ''] = namesOf(otherTraces)
    const reason = likenessOf(own, identityOf(namesOf(otherTraces), read))
    if (reason === undefined || latest === undefined) continue
    proposals.push({
      devotee: { kind: latest.kind, key: latest.key },
      name,
      city: read.find(({ city }) => city)?.city,
      reason,
      lastAt: latest.at,
      counts: countsOf(otherTraces, visible),
      ...contactsOf(otherTraces),
    })
  }
  return proposals
}
