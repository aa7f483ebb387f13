import type { Knex } from 'knex'
import type { AuditValues } from '#contract/audit/admin.ts'
import { pictureHash } from '#contract/pictureAddresses.ts'
import type { Puja } from '#contract/bookings/pujaList.ts'
import {
  type PujaPrices,
  type PujaSwitches,
  reservedPujaIds,
  type StaffPuja,
} from '#contract/bookings/pujasAdmin.ts'
import { inBatch } from '#server/admin/inBatch.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import { insertSettings } from '#server/features/bookings/slotRepository.ts'
import { readClock } from '#server/features/bookings/slotTimes.ts'
import type { Actor, Context } from '#server/http/implement.ts'
import { createContent } from '#server/publishing/content.ts'
import { takeId } from '#server/publishing/slug.ts'
import {
  countComing,
  findPuja,
  insertPuja,
  listPujas,
  lockOrder,
  lockPuja,
  setPosition,
  updatePuja,
  type PujaRecord,
} from './repository.ts'

type Deps = Pick<Shared, 'audit' | 'findSite' | 'findPictures' | 'now'>

/** A puja as an editor writes it. */
type PujaInput = {
  readonly [Field in keyof Omit<Puja, 'id' | 'notice' | 'inEnglish'>]: Puja[Field] | undefined
} & {
  readonly name: string
  readonly description: string
}

const toFields = ({ name, shortDescription, description, price, hours, imageUrl }: PujaInput) => ({
  name,
  ...(shortDescription && { shortDescription }),
  description,
  ...(price !== undefined && { price }),
  ...(hours && { hours }),
  ...(imageUrl !== undefined && { imageUrl }),
})

const toAuditValues = ({ imageUrl, ...words }: ReturnType<typeof toFields>): AuditValues => ({
  ...words,
  ...(imageUrl !== undefined && { image: imageUrl }),
})

/** Without one it is by arrangement. */
const withPrice = ({ price: _, ...rest }: PujaRecord, price: number | undefined): PujaRecord => ({
  ...rest,
  ...(price !== undefined && { price }),
})

/** For a small temple; those who see bookings set their own. */
const firstCapacity = { morning: 2, afternoon: 1, evening: 2, moonrise: 0 }

/** The pujas as the temple's editors write them. Existing bookings stay, whatever happens here. */
export const createPujaContent = (deps: Deps) => {
  const { audit, findSite, findPictures, now } = deps

  const counted = async (db: Knex) => {
    const { today } = readClock(now(), (await findSite(db)).city)
    const coming = await countComing(db, today)
    return (record: PujaRecord): StaffPuja => {
      const { position: _, createdAt: _created, ...shown } = record
      return { ...shown, comingBookings: coming.get(record.id) ?? 0 }
    }
  }

  const content = createContent(
    {
      subject: 'puja',
      find: findPuja,
      lock: lockPuja,
      save: updatePuja,
      toAuditValues: (puja: PujaRecord) => ({ ...toAuditValues(toFields(puja)), isOn: puja.isOn }),
      show: async (db: Knex, puja) => (await counted(db))(puja),
    },
    deps,
  )

  const assertPicture = async (trx: Knex, { imageUrl = '' }: PujaInput): Promise<void> => {
    const hash = pictureHash(imageUrl)
    if (hash === undefined || (await findPictures(trx, [hash])).length > 0) return
    const detail = 'This picture is no longer there. Please upload it again'
    throw new AppError('invalid_input', undefined, [{ pointer: '#/imageUrl', detail }])
  }

  /** Two of one name could not be told apart, in the form or on a receipt. */
  const assertOwnName = async (trx: Knex, name: string, id?: string): Promise<void> => {
    const same = (await listPujas(trx)).find(
      (puja) => puja.id !== id && puja.name.toLowerCase() === name.toLowerCase(),
    )
    if (!same) return
    const detail = 'There is already a puja with this name'
    throw new AppError('invalid_input', undefined, [{ pointer: '#/name', detail }])
  }

  return {
    list: async (db: Knex): Promise<StaffPuja[]> => (await listPujas(db)).map(await counted(db)),

    get: content.get,

    create: (db: Knex, input: PujaInput, actor: Actor): Promise<StaffPuja> =>
      transact(db, async (trx) => {
        await assertPicture(trx, input)
        await assertOwnName(trx, input.name)
        const at = now().toISOString()
        const position = (await lockOrder(trx)).length + 1
        const words = toFields(input)
        const fresh = { ...words, position, isOn: false, version: 1, createdAt: at, updatedAt: at }
        const id = await takeId(
          { title: input.name, kind: 'puja', reserved: reservedPujaIds },
          (free) => insertPuja(trx, { ...fresh, id: free }),
        )
        await insertSettings(trx, id, firstCapacity)
        await audit(trx, actor, {
          subject: 'puja',
          subjectId: id,
          action: 'created',
          after: toAuditValues(words),
        })
        return content.get(trx, id)
      }),

    update: (context: Context, { id, ...input }: PujaInput & { id: string }): Promise<StaffPuja> =>
      content.change(context, id, {
        action: 'edited',
        make: async ({ position, isOn, version, createdAt, updatedAt }, trx) => {
          await assertPicture(trx, input)
          await assertOwnName(trx, input.name, id)
          return { id, ...toFields(input), position, isOn, version, createdAt, updatedAt }
        },
      }),

    switch: (context: Context, { id, isOn }: { id: string; isOn: boolean }): Promise<StaffPuja> =>
      content.change(context, id, {
        action: isOn ? 'switched_on' : 'switched_off',
        make: (current) => ({ ...current, isOn }),
      }),

    switchMany: (context: Context, { isOn, items }: PujaSwitches) =>
      inBatch(
        items,
        ({ id }) => id,
        async ({ id, version }) => {
          await content.change({ ...context, ifMatch: version }, id, {
            action: isOn ? 'switched_on' : 'switched_off',
            make: (current) => {
              if (current.isOn === isOn) throw new AppError('wrong_status')
              return { ...current, isOn }
            },
          })
          return { id, version: version + 1 }
        },
      ),

    setPrices: (context: Context, { items }: PujaPrices) =>
      inBatch(
        items,
        ({ id }) => id,
        async ({ id, version, price }) => {
          let was: number | undefined
          await content.change({ ...context, ifMatch: version }, id, {
            action: 'edited',
            make: (record) => {
              was = record.price
              return withPrice(record, price)
            },
          })
          return { id, version: version + 1, ...(was !== undefined && { price: was }) }
        },
      ),

    order: (
      db: Knex,
      { ids, was }: { ids: readonly string[]; was: readonly string[] },
      actor: Actor,
    ): Promise<{ ids: string[] }> =>
      transact(db, async (trx) => {
        const before = await lockOrder(trx)
        const isSeen = before.join(' ') === was.join(' ')
        const hasAll = before.toSorted().join(' ') === ids.toSorted().join(' ')
        if (!isSeen || !hasAll) throw new AppError('changed_meanwhile')
        for (const [index, id] of ids.entries()) await setPosition(trx, id, index + 1)
        await bumpContent(trx)
        await audit(trx, actor, {
          subject: 'puja',
          subjectId: 'order',
          action: 'reordered',
          before: { ids: before },
          after: { ids: [...ids] },
        })
        return { ids: [...ids] }
      }),
  }
}

export type PujaContent = ReturnType<typeof createPujaContent>
