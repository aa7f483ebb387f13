import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import type { Delivery, LimitReason } from '#contract/notifications/admin.ts'
import type { DeliveryKind } from '#contract/notifications/kinds.ts'
import type { Draft, Mail, MailWriters } from '#server/adapters/email/port.ts'
import { records } from '#server/db/rows.ts'

export type DeliveryRecord = {
  readonly id: number
  readonly key: string
  readonly channel: Delivery['channel']
  readonly mail?: Mail | Draft
  readonly language: Language
  readonly status: Exclude<Delivery['status'], 'limited' | 'undelivered'>
  readonly dueAt: string
  readonly attempts: number
  readonly lastError?: string
  readonly createdAt: string
  readonly settledAt?: string
  readonly limitReason?: LimitReason
  readonly reminderId?: string
  readonly festivalId?: string
  readonly festivalDate?: string
  readonly daysBefore?: number
  readonly kind?: DeliveryKind
  readonly reference?: string
  readonly providerStatus?: NonNullable<Delivery['providerStatus']>
}

type Context = {
  /** Addresses of the reminders and WhatsApp numbers of these deliveries, by id. */
  readonly addresses: ReadonlyMap<string, string>
  readonly festivals: ReadonlyMap<string, { readonly name: string }>
}

type NamedFestival = { id: string; almanacKey?: string; name: string; date: string }

/** Festivals as the temple observes them, by what reminders call them. */
export const findFestivals = async (
  db: Knex,
  keys: readonly string[],
): Promise<Map<string, { name: string; date: string }>> => {
  const found = await records<NamedFestival>(db, 'festivals', ['id', 'almanacKey', 'name', 'date'])
    .whereIn('almanac_key', keys)
    .orWhereIn('id', keys)
  return new Map(found.map(({ id, almanacKey: key, ...rest }) => [key ?? id, rest]))
}

const isDraft = (mail: Mail | Draft | undefined): mail is Draft =>
  mail !== undefined && 'kind' in mail

/** Whose WhatsApp number a message goes to that is no reminder. */
const subscriptionOf = ({ channel, reminderId, mail }: DeliveryRecord): string | undefined => {
  if (channel !== 'whatsapp' || reminderId !== undefined || !isDraft(mail)) return undefined
  return (mail.about as { id?: string } | null)?.id
}

/** Of what has been sent, the address is not looked for. */
const readContext = async (db: Knex, rows: readonly DeliveryRecord[]): Promise<Context> => {
  const unsent = rows.filter(({ mail, channel }) => mail !== undefined && channel !== 'push')
  const reminders: { id: string; address: string | null }[] = await db('reminders')
    .whereIn(
      'id',
      unsent.flatMap(({ reminderId }) => reminderId ?? []),
    )
    .select('id', 'address')
  const numbers: { id: string; address: string | null }[] = await db('whatsapp_subscriptions')
    .whereIn(
      'id',
      unsent.flatMap((row) => subscriptionOf(row) ?? []),
    )
    .select('id', 'phone_number as address')
  const keys = rows.flatMap(({ festivalId }) => festivalId ?? [])
  return {
    addresses: new Map(
      [...reminders, ...numbers].flatMap((r) => (r.address ? [[r.id, r.address]] : [])),
    ),
    festivals: await findFestivals(db, [...new Set(keys)]),
  }
}

const festivalOf = (row: DeliveryRecord, { festivals }: Context): Pick<Delivery, 'festival'> => {
  const { festivalId: id, festivalDate: date, daysBefore, key } = row
  if (id === undefined) return {}
  return {
    festival: {
      id,
      name: festivals.get(id)?.name ?? id,
      ...(date !== undefined && { date }),
      ...(daysBefore !== undefined && { daysBefore }),
      ...(key.endsWith(':eve') && { isAtEve: true }),
      ...(key.endsWith(':moonrise') && { isAtMoonrise: true }),
    },
  }
}

/** An email that is not written yet has neither recipient nor subject; what was sent is deleted. */
const aboutOf = async (
  db: Knex,
  writers: MailWriters,
  row: DeliveryRecord,
  context: Context,
): Promise<Pick<Delivery, 'to' | 'subject' | 'sort'>> => {
  const { mail } = row
  // The channel itself writes a reminder, and only when it sends it.
  const owner = row.reminderId ?? subscriptionOf(row)
  const to = owner === undefined ? undefined : context.addresses.get(owner)
  if (owner !== undefined || row.channel !== 'email') {
    const sort = isDraft(mail) && (mail.kind === 'code' || mail.kind === 'test') && mail.kind
    return { ...(to !== undefined && { to }), ...(sort && { sort }) }
  }
  if (mail === undefined) return {}
  const composed = isDraft(mail) ? await writers[mail.kind]?.(db, mail.about, row.language) : mail
  return composed ? { to: composed.to, subject: composed.subject } : {}
}

export const statusOf = (row: DeliveryRecord): Delivery['status'] => {
  if (row.limitReason !== undefined) return 'limited'
  return row.status === 'sent' && row.providerStatus === 'failed' ? 'undelivered' : row.status
}

const toDelivery = async (
  db: Knex,
  writers: MailWriters,
  row: DeliveryRecord,
  context: Context,
): Promise<Delivery> => ({
  id: row.id,
  channel: row.channel,
  ...(await aboutOf(db, writers, row, context)),
  ...festivalOf(row, context),
  kind: row.kind,
  reference: row.reference,
  status: statusOf(row),
  limitReason: row.limitReason,
  attempts: row.attempts,
  lastError: row.lastError,
  providerStatus: row.providerStatus,
  createdAt: row.createdAt,
  ...(row.status === 'waiting' && { dueAt: row.dueAt }),
  settledAt: row.settledAt,
})

/** What staff see of deliveries. */
export const toDeliveries = async (
  db: Knex,
  writers: MailWriters,
  rows: readonly DeliveryRecord[],
): Promise<Delivery[]> => {
  const context = await readContext(db, rows)
  return Promise.all(rows.map((row) => toDelivery(db, writers, row, context)))
}
