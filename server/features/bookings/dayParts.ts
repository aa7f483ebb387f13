import type { Knex } from 'knex'
import { weekday } from '#almanac/civilDate.ts'
import {
  beginningsOf,
  ownHours,
  planOf,
  usualDayParts,
  type DayParts,
  type VersionedDayParts,
} from '#contract/bookings/dayPartsAdmin.ts'
import { usualSlots, type FreeSlot } from '#contract/bookings/pujas.ts'
import { changesOf, type Audit } from '#server/admin/audit.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { assertVersion, type Context } from '#server/http/implement.ts'

type When = Pick<FreeSlot, 'date' | 'slot' | 'hours'>

/** The moonrise has its own hours, and is never off. */
const partOf = ({ date, slot }: When, parts: DayParts) =>
  slot === 'moonrise' ? undefined : planOf(parts, weekday(date))[slot]

/** With the hours that a booking made now is promised. */
export const withHours = <W extends When>(when: W, parts: DayParts = usualDayParts): W => {
  const { hours: _, ...plain } = when
  const part = partOf(when, parts)
  const hours = part && when.slot !== 'moonrise' ? ownHours(when.slot, part) : undefined
  return { ...plain, ...(hours !== undefined && { hours }) } as W
}

/** The parts of a day that are on. */
export const partsOn = (date: string, parts: DayParts = usualDayParts) =>
  usualSlots.filter((slot) => planOf(parts, weekday(date))[slot].isOn)

/** The fixed times of a slot, in minutes of its day; none if the temple sets each by hand. */
export const fixedTimes = (when: When, parts: DayParts = usualDayParts): number[] => {
  const part = partOf(when, parts)
  return part ? beginningsOf(part) : []
}

type Row = { readonly parts: string | null; readonly version: number }

export const toDayParts = (parts: string | null): DayParts =>
  parts === null ? usualDayParts : (JSON.parse(parts) as DayParts)

const versionedOf = (row: Row | undefined): VersionedDayParts => ({
  ...toDayParts(row?.parts ?? null),
  version: row?.version ?? 0,
})

/** The hours of the parts of the day, as staff set them. Bookings keep those they were promised. */
export const createDayParts = ({ audit }: { readonly audit: Audit }) => {
  const read = async (db: Knex) => versionedOf(await db<Row>('day_parts').first())
  return {
    read,

    set: (db: Knex, parts: DayParts, context: Context): Promise<VersionedDayParts> =>
      transact(db, async (trx) => {
        const { version, ...before } = versionedOf(await trx<Row>('day_parts').forUpdate().first())
        assertVersion(version, context)
        await trx<Row>('day_parts').update({ parts: JSON.stringify(parts), version: version + 1 })
        await bumpContent(trx)
        await audit(trx, context.actor, {
          subject: 'puja_settings',
          subjectId: 'day-parts',
          action: 'edited',
          ...changesOf(before, parts),
        })
        return read(trx)
      }),
  }
}
