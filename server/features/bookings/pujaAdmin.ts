import type { Knex } from 'knex'
import { offersMoonrise } from '#contract/bookings/pujas.ts'
import type { PujaSettings as Sent } from '#contract/bookings/pujaSettings.ts'
import { changesOf } from '#server/admin/audit.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import { assertVersion, type Context } from '#server/http/implement.ts'
import {
  findSettings,
  listSettings,
  lockSettings,
  updateSettings,
  type NamedPuja,
  type VersionedSettings,
} from './slotRepository.ts'
import { readClock } from './slotTimes.ts'

const toSent = <T extends VersionedSettings>({
  closedDates,
  closedWeekdays,
  hasMoonrise,
  parts: _,
  capacity: { moonrise, ...capacity },
  ...settings
}: T) => ({
  ...settings,
  capacity: { ...capacity, ...(hasMoonrise && { moonrise }) },
  closedWeekdays: [...closedWeekdays].toSorted(),
  closedDates: [...closedDates].toSorted(),
})

type Deps = Pick<Shared, 'audit' | 'findSite' | 'now'>

/** Past days were closed while they were in the future: only newly added ones are refused. */
const assertNoPastDay = (
  current: VersionedSettings,
  closedDates: readonly string[],
  today: string,
): void => {
  if (!closedDates.some((day) => day < today && !current.closedDates.has(day))) return
  const detail = 'This day is over. Please choose today or a later day'
  throw new AppError('invalid_input', `${detail}.`, [{ pointer: '#/closedDates', detail }])
}

/** When pujas are available, as staff set it. Existing bookings stay. */
export const createPujaAdmin = ({ audit, findSite, now }: Deps) => ({
  list: async (db: Knex): Promise<Sent[]> => (await listSettings(db)).map(toSent),

  update: (
    db: Knex,
    input: Omit<Sent, 'version' | keyof NamedPuja>,
    context: Context,
  ): Promise<Sent> =>
    transact(db, async (trx) => {
      const current = await lockSettings(trx, input.pujaType)
      const { puja } = (await findSettings(trx, input.pujaType)) ?? {}
      if (!current || !puja) throw new AppError('not_found')
      const { moonrise = current.capacity.moonrise, ...usual } = input.capacity
      const { prepareMinutes = current.prepareMinutes } = input
      const capacity = { ...usual, moonrise: offersMoonrise(input.pujaType) ? moonrise : 0 }
      assertVersion(current.version, context)
      const { today } = readClock(now(), (await findSite(trx)).city)
      assertNoPastDay(current, input.closedDates, today)
      const changed: VersionedSettings = {
        ...input,
        capacity,
        prepareMinutes,
        hasMoonrise: offersMoonrise(input.pujaType),
        closedDates: new Set(input.closedDates),
        version: current.version + 1,
      }
      await updateSettings(trx, changed)
      // What devotees know of it before they book, and when the temple is open.
      await bumpContent(trx)
      const [{ version: _before, ...before }, { version: _after, ...after }] = [
        toSent(current),
        toSent(changed),
      ]
      await audit(trx, context.actor, {
        subject: 'puja_settings',
        subjectId: input.pujaType,
        action: 'edited',
        ...changesOf(before, after),
      })
      return { ...toSent(changed), ...puja }
    }),
})
