import type { Knex } from 'knex'
import type { Role } from '#contract/accounts/roles.ts'
import { may, type Permission } from '#contract/accounts/permissions.ts'
import type {
  Devotee,
  DevoteeLink,
  DevoteeRecord,
  DevoteePrefill,
  DevoteeSummary,
  RecordKey,
} from '#contract/devotees/admin.ts'
import { maskedPan } from '#contract/donations/pan.ts'
import type { Page } from '#contract/paging.ts'
import { transact } from '#server/db/db.ts'
import type { ListQuery } from '#server/db/paging.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor } from '#server/http/implement.ts'
import type { DevoteePart, DevoteeSource, SourceRecord } from '#server/privacy/devoteeSource.ts'
import { findTraces, gather, type Gathered } from './gather.ts'
import { foldedName } from './likeness.ts'
import { contactsOf, countsOf, listPage, namesOf, visibleOf, type Visible } from './list.ts'
import { endsOf, idOf, peopleIn, type Link, type PersonTraces } from './people.ts'
import { listReceived, sumsByYear, type Received } from './money.ts'
import { listNotes } from './notes.ts'
import { readParts } from './parts.ts'
import { proposalsFor } from './proposals.ts'

type Deps = Pick<Shared, 'findSite' | 'localDate' | 'audit' | 'now'> & {
  readonly sources: readonly DevoteeSource[]
  readonly parts: readonly DevoteePart[]
  /** What the temple sends to these addresses and numbers. */
  readonly listSubscriptions: (
    db: Knex,
    contacts: { readonly emails: readonly string[]; readonly phones: readonly string[] },
  ) => Promise<NonNullable<Devotee['subscriptions']>>
}

type Found = Pick<Gathered, 'links' | 'isCutOff'> & { readonly person: PersonTraces }

/** The person with this record, and everybody linked to them. */
const findPerson = async (
  db: Knex,
  sources: readonly DevoteeSource[],
  key: RecordKey,
): Promise<Found> => {
  const { traces, links, isCutOff } = await gather(db, sources, [key])
  const person = peopleIn(traces, links).find((one) =>
    one.some((trace) => idOf(trace) === idOf(key)),
  )
  if (!person) throw new AppError('not_found', 'There is no such devotee.')
  return { person, links, isCutOff }
}

type PrefillRequest = RecordKey & {
  readonly withPan?: boolean | undefined
  readonly name?: string | undefined
}

type Read = SourceRecord & Pick<RecordKey, 'kind'>

/** The latest first. */
const readRecords = async (
  db: Knex,
  sources: readonly DevoteeSource[],
  person: PersonTraces,
): Promise<Read[]> => {
  const all: Read[] = []
  for (const { kind, read } of sources) {
    const keys = person.filter((trace) => trace.kind === kind).map(({ key }) => key)
    if (keys.length === 0) continue
    for (const record of await read(db, keys)) all.push({ ...record, kind })
  }
  return all.toSorted((one, other) => other.at.localeCompare(one.at))
}

/** Their sums stand beside those of the books, never in them. */
const datedPastGifts = (records: readonly Read[]): Received[] =>
  records.flatMap(({ kind, key: reference, amount, day, at }) =>
    kind === 'past_gift' && amount !== undefined && day !== undefined
      ? [{ kind, reference, amount, paidAt: at }]
      : [],
  )

const roleOf = ({ role }: Actor): Role => (role === 'guest' ? 'user' : role)

const authorOf = ({
  actorId: id,
  username,
}: {
  actorId: string
  username?: string | undefined
}) => ({
  id,
  ...(username !== undefined && { username }),
})

/** Everything that the temple has of a person or family, from where it is. */
export const createDevotees = ({
  sources,
  parts,
  now,
  findSite,
  localDate,
  audit,
  listSubscriptions,
}: Deps) => {
  /** The counter finds everybody, and sees of them what its role may see. */
  const visibleTo = (actor: Actor): Visible => {
    const role = roleOf(actor)
    const shown = sources.filter(({ permission }) => may(role, permission))
    const found = sources.filter(
      ({ permission, kind }) =>
        may(role, permission) || (kind !== 'account' && may(role, 'counter')),
    )
    return { all: sources, found, shown }
  }

  /** Whom the caller may not find does not exist for them. */
  const findFor = async (db: Knex, key: RecordKey, visible: Visible): Promise<Found> => {
    const found = await findPerson(db, sources, key)
    if (visibleOf(found.person, visible).length === 0)
      throw new AppError('not_found', 'There is no such devotee.')
    return found
  }

  const shownRecord = (
    { city: _c, address: _a, sankalp: _s, pan: _p, ...record }: Read,
    received: readonly Received[],
    seesDakshina: boolean,
  ): DevoteeRecord => {
    if (record.kind !== 'booking' || !seesDakshina) return record
    const paid = received.filter(
      ({ kind, reference }) => kind === 'dakshina' && reference === record.key,
    )
    const amount = paid.reduce((sum, one) => sum + one.amount, 0)
    return { ...record, ...(paid.length > 0 && { amount }) }
  }

  /** The links of a person, each with who is at its other end. */
  const shownLinks = async (
    db: Knex,
    links: readonly Link[],
    { person, visible }: { person: PersonTraces; visible: Visible },
  ): Promise<DevoteeLink[]> => {
    const own = new Set(person.map(idOf))
    const others = links.flatMap((link) => {
      const [one, other] = endsOf(link)
      if (own.has(idOf(one))) return [{ link, devotee: other }]
      return own.has(idOf(other)) ? [{ link, devotee: one }] : []
    })
    const ends = await findTraces(
      db,
      visible.found,
      others.map(({ devotee }) => devotee),
    )
    const names = new Map(ends.map((trace) => [idOf(trace), trace.name]))
    return others.flatMap(({ link, devotee }) => {
      const { id, link: kind, relation, at } = link
      const name = names.get(idOf(devotee))
      return name === undefined
        ? []
        : [{ id, kind, at, devotee, name, relation, by: authorOf(link) }]
    })
  }

  return {
    list: (
      db: Knex,
      input: ListQuery & { search?: string | undefined },
      actor: Actor,
    ): Promise<Page<DevoteeSummary>> => listPage(db, visibleTo(actor), input),

    brief: async (db: Knex, key: RecordKey, actor: Actor) => {
      const visible = visibleTo(actor)
      const { person } = await findFor(db, key, visible)
      const visibleTraces = visibleOf(person, visible)
      const [name = ''] = namesOf(visibleTraces)
      return {
        name,
        since: visibleTraces.at(-1)?.at ?? '',
        counts: countsOf(visibleTraces, visible),
      }
    },

    get: async (db: Knex, key: RecordKey, actor: Actor): Promise<Devotee> => {
      const can = (permission: Permission) => may(roleOf(actor), permission)
      const visible = visibleTo(actor)
      const { person, links, isCutOff } = await findFor(db, key, visible)
      const visibleTraces = visibleOf(person, visible)
      const [name = '', ...otherNames] = namesOf(visibleTraces)
      const { phones, emails } = contactsOf(visibleTraces)
      const records = await readRecords(db, visible.found, person)
      const { timeZone } = (await findSite(db)).city
      const received = await listReceived(
        db,
        person.flatMap(({ kind, key: reference }) =>
          kind === 'booking' || kind === 'donation' || kind === 'order' ? [reference] : [],
        ),
      )
      const years = sumsByYear(
        [...received, ...datedPastGifts(records)].filter(({ kind }) =>
          can(kind === 'order' ? 'orders' : 'donations'),
        ),
        (at) => localDate(new Date(at), timeZone),
      )
      const sankalps = records.flatMap(({ sankalp }) => sankalp ?? [])
      const pans = can('donations') ? records.flatMap(({ pan }) => pan ?? []) : []
      const notes = await listNotes(db, person)
      const shownKinds = new Set(visible.shown.map(({ kind }) => kind))
      const shownParts = parts.filter(({ permission }) => can(permission))
      const beside = await readParts(db, shownParts, { person, now: now() })
      const shown = records
        .filter(({ kind }) => shownKinds.has(kind))
        .map((one) => shownRecord(one, received, can('counter') || can('donations')))
      return {
        devotee: key,
        name,
        otherNames,
        phones,
        emails,
        addresses: [
          ...new Set(
            records.flatMap(({ kind, address }) => (shownKinds.has(kind) && address) || []),
          ),
        ],
        gotra: sankalps.find(({ gotra }) => gotra)?.gotra,
        nakshatra: sankalps.find(({ nakshatra }) => nakshatra)?.nakshatra,
        pans: [...new Set(pans)].map(maskedPan),
        counts: countsOf(visibleTraces, visible),
        since: visibleTraces.at(-1)?.at ?? '',
        records: [...shown, ...beside].toSorted((one, other) => other.at.localeCompare(one.at)),
        isCutOff,
        years,
        ...(can('office') && {
          subscriptions: await listSubscriptions(db, contactsOf(person)),
        }),
        notes: notes.map(({ id, text, at, ...by }) => ({ id, text, at, by: authorOf(by) })),
        links: await shownLinks(db, links, { person, visible }),
        proposals: can('counter')
          ? await proposalsFor(db, { person, links, records, visible })
          : [],
      }
    },

    /** A PAN that is read is recorded in the activity log. */
    prefill: (
      db: Knex,
      { withPan, name, ...key }: PrefillRequest,
      actor: Actor,
    ): Promise<DevoteePrefill> =>
      transact(db, async (trx) => {
        const visible = visibleTo(actor)
        const { person } = await findFor(trx, key, visible)
        const visibleTraces = visibleOf(person, visible)
        const fullName =
          name ?? visibleTraces.find((trace) => idOf(trace) === idOf(key))?.name ?? ''
        // A family may share a number: PAN, email and stars are those of this one.
        const isOwn = (one: { readonly name: string }) =>
          foldedName(one.name) === foldedName(fullName)
        const [phone] = contactsOf([...visibleTraces.filter(isOwn), ...visibleTraces]).phones
        const [email] = contactsOf(visibleTraces.filter(isOwn)).emails
        const ofFamily = await readRecords(trx, visible.found, person)
        const records = ofFamily.filter(isOwn)
        const sankalp = records.find((record) => record.sankalp)?.sankalp
        const { names, nakshatra, rashi } = sankalp ?? {}
        const gotra = [...records, ...ofFamily].find((one) => one.sankalp?.gotra)?.sankalp?.gotra
        const mayReadPan = withPan === true && may(roleOf(actor), 'donations')
        const donation = mayReadPan ? records.find(({ pan }) => pan) : undefined
        if (donation) {
          await audit(trx, actor, {
            subject: 'donation',
            subjectId: donation.key,
            action: 'pan_read',
          })
        }
        return {
          fullName,
          phone,
          email,
          ...(names && { names: [...names] }),
          gotra,
          nakshatra,
          rashi,
          address: donation?.address,
          pan: donation?.pan,
        }
      }),

    findFor: (db: Knex, key: RecordKey, actor: Actor) => findFor(db, key, visibleTo(actor)),
  }
}

export type Devotees = ReturnType<typeof createDevotees>
