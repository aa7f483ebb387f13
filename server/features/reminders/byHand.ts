import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { counted } from '#contract/i18n/en/plural.ts'
import { addDays, daysBetween } from '#almanac/civilDate.ts'
import { startOfDay } from '#almanac/zone.ts'
import type { Festival } from '#contract/festivals/public.ts'
import type { ReminderChannel } from '#contract/reminders/choice.ts'
import { keyOfFestival } from '#contract/reminders/moments.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor } from '#server/http/implement.ts'
import { listAhead } from './ahead.ts'
import { countByHand, listByHand, type Group } from './byHandRepository.ts'
import { kindBitsOf } from './bits.ts'
import type { ReminderCities } from './cities.ts'

type Deps = Pick<Shared, 'insertDeliveries' | 'audit' | 'now' | 'publicUrl'> & {
  readonly places: Pick<ReminderCities, 'get'>
}

/** Whom staff want to remind of a festival; without a channel by all of them. */
type Chosen = { readonly festivalId: string; readonly channel?: ReminderChannel | undefined }

const chunk = 500

/** Reminders that staff send themselves, to those who want to hear of the festival anyway. */
export const createByHand = (deps: Deps) => {
  const { places, insertDeliveries, audit, now, publicUrl } = deps
  const { hostname } = new URL(publicUrl)

  /** Those who were told of the festival today, or are about to be, are left out. */
  const groupOf = async (
    db: Knex,
    { festivalId, channel }: Chosen,
  ): Promise<{ group: Group; festival: Festival; timeZone: string; today: string }> => {
    const { ahead, timeZone, today } = await listAhead(db, places, now())
    const festival = ahead.find((each) => keyOfFestival(each) === festivalId)
    if (!festival) throw new AppError('not_found', 'This festival is not in the coming weeks.')
    const notNotifiedSince = new Date(startOfDay(today, timeZone)).toISOString()
    const group = { festivalId, kinds: kindBitsOf(festival), channel, notNotifiedSince }
    return { group, festival, timeZone, today }
  }

  const count = async (db: Knex, chosen: Chosen): Promise<number> =>
    countByHand(db, (await groupOf(db, chosen)).group)

  /** `people` is the number that was shown: another one is refused, with the right number. */
  const send = async (
    db: Knex,
    { people, ...chosen }: Chosen & { people: number },
    actor: Actor,
  ): Promise<number> => {
    const { group, festival, timeZone, today } = await groupOf(db, chosen)
    const { festivalId } = group
    const found = await countByHand(db, group)
    if (found !== people)
      throw new AppError(
        'changed_meanwhile',
        `It would now go to ${counted(found, { one: '1 person', other: `${found} people` })}. Please check.`,
      )
    const createdAt = now().toISOString()
    const daysBefore = daysBetween(today, festival.date)
    const item = { festivalId, date: festival.date, daysBefore, moment: 'time', isByHand: true }
    const usefulUntil = new Date(startOfDay(addDays(today, 1), timeZone)).toISOString()
    // First, as the messages are made in many transactions: what began is on record.
    await transact(db, (trx) =>
      audit(trx, actor, {
        subject: 'reminder',
        subjectId: festivalId,
        action: 'sent_by_hand',
        after: { festival: festival.name, date: festival.date, people, channel: chosen.channel },
      }),
    )
    let sent = 0
    for (let after = ''; ;) {
      const next = await transact(db, async (trx) => {
        const rows = await listByHand(trx, group, after, chunk)
        await insertDeliveries(
          trx,
          rows.map(({ id: reminderId, channel, language }) => ({
            key: `reminder:${reminderId}:${festivalId}:${festival.date}:hand-${today}`,
            messageId: `<${randomUUID()}@${hostname}>`,
            mail: { kind: 'reminder', about: { reminderId, items: [item] } },
            language,
            createdAt,
            usefulUntil,
            channel,
            about: { reminderId, festivalId, festivalDate: festival.date, daysBefore },
          })),
        )
        sent += rows.length
        return rows.length === chunk ? rows.at(-1)?.id : undefined
      })
      if (next === undefined) return sent
      after = next
    }
  }

  return { count, send }
}
