import type { Knex } from 'knex'
import type { Delivery, LimitReason } from '#contract/notifications/admin.ts'
import type { Draft, Mail, MailWriters } from '#server/adapters/email/port.ts'

export type DeliveryRow = {
  id: number
  key: string
  channel: Delivery['channel']
  mail: string | null
  status: Exclude<Delivery['status'], 'limited' | 'undelivered'>
  due_at: string
  attempts: number
  last_error: string | null
  created_at: string
  settled_at: string | null
  limit_reason: LimitReason | null
  reminder_id: string | null
  festival_id: string | null
  festival_date: string | null
  days_before: number | null
  provider_status: Delivery['providerStatus'] | null
}

type Known = {
  /** Addresses of the reminders and WhatsApp numbers of these deliveries, by id. */
  readonly addresses: ReadonlyMap<string, string>
  readonly festivals: ReadonlyMap<string, { readonly name: string }>
}

/** Festivals as the temple observes them, by what reminders call them. */
export const findFestivals = async (
  db: Knex,
  keys: readonly string[],
): Promise<Map<string, { name: string; date: string }>> => {
  const rows: { id: string; almanac_key: string | null; name: string; date: string }[] = await db(
    'festivals',
  )
    .whereIn('almanac_key', keys)
    .orWhereIn('id', keys)
    .select('id', 'almanac_key', 'name', 'date')
  return new Map(rows.map(({ id, almanac_key: key, ...rest }) => [key ?? id, rest]))
}

const readMail = ({ mail }: Pick<DeliveryRow, 'mail'>): Mail | Draft | null =>
  JSON.parse(mail ?? 'null')

const isDraft = (mail: Mail | Draft | null): mail is Draft => mail !== null && 'kind' in mail

/** Whose WhatsApp number a message goes to that is no reminder. */
const subscriptionOf = (row: DeliveryRow): string | undefined => {
  const mail = readMail(row)
  if (row.channel !== 'whatsapp' || row.reminder_id !== null || !isDraft(mail)) return undefined
  return (mail.about as { id?: string } | null)?.id
}

/** Of what has been sent, the address is not looked for. */
const readKnown = async (db: Knex, rows: readonly DeliveryRow[]): Promise<Known> => {
  const unsent = rows.filter(({ mail, channel }) => mail !== null && channel !== 'push')
  const reminders: { id: string; address: string | null }[] = await db('reminders')
    .whereIn(
      'id',
      unsent.flatMap(({ reminder_id: id }) => id ?? []),
    )
    .select('id', 'address')
  const numbers: { id: string; address: string | null }[] = await db('whatsapp_subscriptions')
    .whereIn(
      'id',
      unsent.flatMap((row) => subscriptionOf(row) ?? []),
    )
    .select('id', 'phone_number as address')
  const keys = rows.flatMap(({ festival_id: key }) => key ?? [])
  return {
    addresses: new Map(
      [...reminders, ...numbers].flatMap((r) => (r.address ? [[r.id, r.address]] : [])),
    ),
    festivals: await findFestivals(db, [...new Set(keys)]),
  }
}

const festivalOf = (row: DeliveryRow, { festivals }: Known): Pick<Delivery, 'festival'> => {
  const { festival_id: id, festival_date: date, days_before: daysBefore, key } = row
  if (id === null) return {}
  return {
    festival: {
      id,
      name: festivals.get(id)?.name ?? id,
      ...(date !== null && { date }),
      ...(daysBefore !== null && { daysBefore }),
      ...(key.endsWith(':moonrise') && { isAtMoonrise: true }),
    },
  }
}

/** An email that is not written yet has neither recipient nor subject; what was sent is deleted. */
const aboutOf = async (
  db: Knex,
  writers: MailWriters,
  row: DeliveryRow,
  known: Known,
): Promise<Pick<Delivery, 'to' | 'subject' | 'sort'>> => {
  const mail = readMail(row)
  // The channel itself writes a reminder, and only when it sends it.
  const owner = row.reminder_id ?? subscriptionOf(row)
  const to = owner === undefined ? undefined : known.addresses.get(owner)
  if (owner !== undefined || row.channel !== 'email') {
    const sort = isDraft(mail) && (mail.kind === 'code' || mail.kind === 'test') && mail.kind
    return { ...(to !== undefined && { to }), ...(sort && { sort }) }
  }
  if (mail === null) return {}
  const written = isDraft(mail) ? await writers[mail.kind]?.(db, mail.about) : mail
  return written ? { to: written.to, subject: written.subject } : {}
}

const statusOf = (row: DeliveryRow): Delivery['status'] => {
  if (row.limit_reason !== null) return 'limited'
  return row.status === 'sent' && row.provider_status === 'failed' ? 'undelivered' : row.status
}

const toDelivery = async (
  db: Knex,
  writers: MailWriters,
  row: DeliveryRow,
  known: Known,
): Promise<Delivery> => ({
  id: row.id,
  channel: row.channel,
  ...(await aboutOf(db, writers, row, known)),
  ...festivalOf(row, known),
  status: statusOf(row),
  ...(row.limit_reason !== null && { limitReason: row.limit_reason }),
  attempts: row.attempts,
  ...(row.last_error !== null && { lastError: row.last_error }),
  ...(row.provider_status !== null && { providerStatus: row.provider_status }),
  createdAt: row.created_at,
  ...(row.status === 'waiting' && { dueAt: row.due_at }),
  ...(row.settled_at !== null && { settledAt: row.settled_at }),
})

/** What staff see of deliveries. */
export const toDeliveries = async (
  db: Knex,
  writers: MailWriters,
  rows: readonly DeliveryRow[],
): Promise<Delivery[]> => {
  const known = await readKnown(db, rows)
  return Promise.all(rows.map((row) => toDelivery(db, writers, row, known)))
}
