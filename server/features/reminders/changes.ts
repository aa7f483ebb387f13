import type { Shared } from '#server/feature.ts'
import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Festival } from '#contract/festivals/public.ts'
import { keyOfFestival } from '#contract/reminders/moments.ts'
import { dropUnsent, listNotified } from './changeRepository.ts'
import { changeDraft } from './email.ts'
import { endOfDay } from './moments.ts'

type Change = {
  readonly festival: Festival & { readonly isHidden: boolean }
  /** Where it was; the same day when it was hidden or shown. */
  readonly from: string
}

type Deps = Pick<Shared, 'findSite' | 'insertDeliveries' | 'now' | 'publicUrl'>

/**
 * Staff moved, hid or showed a festival: those who were reminded of it hear of that, once. What each of
 * them is told is found out when it is sent, as the day may be another one in their city.
 */
export const createChangeNotices =
  ({ findSite, insertDeliveries, now, publicUrl }: Deps) =>
  async (trx: Knex, { festival, from }: Change): Promise<void> => {
    const key = keyOfFestival(festival)
    await dropUnsent(trx, key)
    const { timeZone } = (await findSite(trx)).city
    const last = from > festival.date ? from : festival.date
    const usefulUntil = new Date(endOfDay(last, timeZone))
    if (usefulUntil <= now()) return
    const at = now().toISOString()
    const to = festival.isHidden ? 'hidden' : festival.date
    const notified = await listNotified(trx, key)
    await insertDeliveries(
      trx,
      notified.map(({ id, channel, language }) => {
        const deliveryKey = `moved:${id}:${key}:${from}:${to}:${at}`
        return {
          key: deliveryKey,
          messageId: `<${randomUUID()}@${new URL(publicUrl).hostname}>`,
          mail: {
            kind: changeDraft,
            about: { reminderId: id, festivalId: key, key: deliveryKey },
          },
          language,
          createdAt: at,
          usefulUntil: usefulUntil.toISOString(),
          channel,
          about: { reminderId: id, festivalId: key },
        }
      }),
    )
  }

/** How many people hear of it if staff change the day of a festival. */
export const countNotified = async (
  db: Knex,
  festival: Pick<Festival, 'key' | 'id'>,
): Promise<number> => (await listNotified(db, keyOfFestival(festival))).length
