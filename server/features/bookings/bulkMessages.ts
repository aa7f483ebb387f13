import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { asReference } from '#contract/reference.ts'
import type { Language } from '#contract/languages.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor } from '#server/http/implement.ts'
import { messageMail } from './messageMail.ts'
import { listBookingsNamed, type BookingRecord } from './repository.ts'
import type { Bookings } from './service.ts'

type Deps = Pick<Shared, 'findSite' | 'notify' | 'audit' | 'publicUrl'> & {
  readonly bookings: Pick<Bookings, 'addressed'>
}

type Message = { readonly subject: string; readonly text: string }

/** Stored until it is sent: the bookings of one address. */
type About = Message & { readonly references: readonly string[] }

export const bookingMessageMail = 'booking-message'

/** Why nobody is written to about it, as a sentence that follows its name. */
const refusal = (found: BookingRecord | undefined): string | undefined => {
  if (!found) return 'There is no such booking.'
  if (found.status === 'cancelled') return 'It was cancelled.'
  return found.email ? undefined : 'There is no email address.'
}

const addressOf = ({ email }: Pick<BookingRecord, 'email'>): string => email.toLowerCase()

const byDay = (a: BookingRecord, b: BookingRecord): number =>
  a.preferredDate < b.preferredDate ? -1 : 1

/** Whose devotees are written to, the latest booking first, and the others with the reason. */
const choose = async (db: Knex, references: readonly string[]) => {
  const each = [...new Set(references.map(asReference))]
  const all = await listBookingsNamed(db, each)
  const found = new Map(all.map((booking) => [booking.reference, booking]))
  const leftOut = each.flatMap((id) => {
    const reason = refusal(found.get(id))
    return reason === undefined ? [] : [{ id, reason }]
  })
  const written = all
    .filter((booking) => refusal(booking) === undefined)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  return { written, leftOut }
}

/** What the office writes to the devotees of many bookings. */
export const createBulkMessages = (deps: Deps) => {
  const { bookings, findSite, notify, audit, publicUrl } = deps
  return {
    /** In the transaction of its receipt: the same message is never sent twice. */
    send: async (
      trx: Knex,
      { references, ...message }: Message & { readonly references: readonly string[] },
      actor: Actor,
    ) => {
      const { written, leftOut } = await choose(trx, references)
      const byAddress = Map.groupBy(written, addressOf)
      const messageId = randomUUID()
      for (const [latest, ...others] of byAddress.values()) {
        if (!latest) continue
        const about: About = {
          ...message,
          references: [latest, ...others].toSorted(byDay).map(({ reference }) => reference),
        }
        await notify(trx, [
          {
            key: `booking:${latest.id}:message:${messageId}:devotee`,
            // The latest says in which language they read now.
            language: latest.language,
            mail: { kind: bookingMessageMail, about },
            regarding: { kind: 'booking_message', reference: latest.reference },
            isAlwaysSent: true,
          },
        ])
      }
      for (const { reference } of written)
        await audit(trx, actor, {
          subject: 'booking',
          subjectId: reference,
          action: 'messaged',
          after: { characters: message.text.length },
        })
      const done = written.map(({ reference }) => ({ id: reference }))
      return { done, leftOut, emails: byAddress.size }
    },

    /** The email, when it is sent; none if all its bookings were cancelled or erased since. */
    write: async (db: Knex, draft: unknown, language: Language): Promise<Mail | undefined> => {
      const { references, subject, text } = draft as About
      const all = await Promise.all(
        references.map((each) => bookings.addressed(db, each, language)),
      )
      const open = all.flatMap((one) => (one && one.booking.status !== 'cancelled' ? [one] : []))
      const [first] = open
      if (!first) return undefined
      const temple = await findSite(db, language)
      const ofAddress = open.filter(
        ({ booking }) => addressOf(booking) === addressOf(first.booking),
      )
      return messageMail({ bookings: ofAddress, subject, text, language, temple, publicUrl })
    },
  }
}

export type BulkMessages = ReturnType<typeof createBulkMessages>
