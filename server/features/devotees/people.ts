import type { LinkKind, RecordKey } from '#contract/devotees/admin.ts'
import { plainCharacters } from '#contract/fields.ts'
import { internationalNumber } from '#server/privacy/phoneNumber.ts'

/** What of a record says whose it is. */
export type Trace = RecordKey & {
  readonly name: string
  readonly at: string
  readonly email?: string | undefined
  readonly phone?: string | undefined
  /** The account it belongs to. */
  readonly owner?: string | undefined
}

/** Two records that the office linked, or keeps apart. */
export type Link = {
  readonly id: string
  readonly link: LinkKind
  readonly kind: RecordKey['kind']
  readonly key: string
  readonly otherKind: RecordKey['kind']
  readonly otherKey: string
  readonly relation?: string | undefined
  readonly at: string
  readonly actorId: string
  readonly username?: string | undefined
}

/** The latest record first. */
export type PersonTraces = readonly [Trace, ...Trace[]]

export const idOf = ({ kind, key }: RecordKey): string => `${kind} ${key}`

export const endsOf = ({ kind, key, otherKind, otherKey }: Link): [RecordKey, RecordKey] => [
  { kind, key },
  { kind: otherKind, key: otherKey },
]

/** A desk in a hurry types 9999999999: that is nobody's number. */
const isPlaceholder = (digits: string): boolean => new Set(digits.slice(-8)).size === 1

const fewestDigits = 8

/** The number as it is compared; undefined if it identifies nobody. */
export const phoneOf = ({ phone }: Pick<Trace, 'phone'>): string | undefined => {
  if (!phone) return undefined
  const plain = plainCharacters(phone)
  const digits = plain.replaceAll(/\D/g, '')
  if (digits.length < fewestDigits || isPlaceholder(digits)) return undefined
  return internationalNumber(plain)
}

/** What another record has to share to be the same person's. */
export const tiesOf = (trace: Trace): string[] => {
  const { email, owner } = trace
  const phone = phoneOf(trace)
  return [
    ...(email ? [`email ${email.toLowerCase()}`] : []),
    ...(phone === undefined ? [] : [`phone ${phone}`]),
    ...(owner ? [`owner ${owner}`] : []),
  ]
}

const latestFirst = (one: Trace, other: Trace): number =>
  other.at.localeCompare(one.at) || idOf(other).localeCompare(idOf(one))

/** Records of the same email, phone or account are one person's, and so are those linked as `same`. */
export const peopleIn = (traces: readonly Trace[], links: readonly Link[]): PersonTraces[] => {
  const parents = new Map<string, string>()
  const rootOf = (id: string): string => {
    let root = id
    while (parents.has(root)) root = parents.get(root) ?? root
    // The next search for any of them is short.
    for (let at = id; at !== root;) {
      const next = parents.get(at) ?? root
      parents.set(at, root)
      at = next
    }
    return root
  }
  const join = (one: string, other: string): void => {
    const [from, to] = [rootOf(one), rootOf(other)]
    if (from !== to) parents.set(from, to)
  }
  for (const trace of traces) for (const tie of tiesOf(trace)) join(idOf(trace), tie)
  for (const link of links) {
    const [one, other] = endsOf(link)
    if (link.link === 'same') join(idOf(one), idOf(other))
  }
  const people = Map.groupBy(traces.toSorted(latestFirst), (trace) => rootOf(idOf(trace)))
  return [...people.values()].flatMap(([latest, ...others]) =>
    latest ? [[latest, ...others] as const] : [],
  )
}

/** The same record from whichever page of the person, so that a link is made once. */
export const firstOf = (person: PersonTraces): Trace => person.at(-1) ?? person[0]
