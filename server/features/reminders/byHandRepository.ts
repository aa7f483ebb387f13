import type { Knex } from 'knex'
import type { ReminderChannel } from '#contract/reminders/choice.ts'
import type { Notified } from './changeRepository.ts'

export type Group = {
  readonly festivalId: string
  /** People who want one of these kinds, or chose the festival. */
  readonly kinds: number
  readonly channel: ReminderChannel | undefined
  /** Nobody who got, or is about to get, a message about it that was made since then. */
  readonly notNotifiedSince: string
}

const wanting = (db: Knex, { festivalId, kinds, channel, notNotifiedSince }: Group) => {
  const query = db('reminders')
    .where('reminders.status', 'active')
    .where((wants) =>
      wants
        .whereRaw('(kinds & ?) <> 0', [kinds])
        .orWhereExists(
          db('reminder_festivals')
            .select(db.raw('1'))
            .whereRaw('reminder_id = reminders.id')
            .where({ festival_key: festivalId }),
        ),
    )
    .whereNotExists(
      db('deliveries')
        .select(db.raw('1'))
        .whereRaw('deliveries.reminder_id = reminders.id')
        .where({ festival_id: festivalId })
        .where('deliveries.created_at', '>=', notNotifiedSince),
    )
  if (channel !== undefined) query.where('reminders.channel', channel)
  return query
}

export const countByHand = async (db: Knex, group: Group): Promise<number> => {
  const [row] = await wanting(db, group).count<{ n: number | string }[]>({ n: '*' })
  return Number(row?.n ?? 0)
}

export const listByHand = (
  trx: Knex,
  group: Group,
  after: string,
  limit: number,
): Promise<Notified[]> =>
  wanting(trx, group)
    .where('reminders.id', '>', after)
    .orderBy('reminders.id')
    .limit(limit)
    .select('reminders.id', 'reminders.channel', 'reminders.language')
