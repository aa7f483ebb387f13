import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { may } from '#contract/accounts/permissions.ts'
import type { AuditSubject } from '#contract/audit/admin.ts'
import type { DeliveriesAbout } from '#contract/notifications/admin.ts'
import { type DeliveryKind, deliveryKinds } from '#contract/notifications/kinds.ts'
import { asReference } from '#contract/reference.ts'
import type { MailsAgain } from '#server/adapters/email/port.ts'
import { inBatch } from '#server/admin/inBatch.ts'
import { transact } from '#server/db/db.ts'
import { holdName } from '#server/db/hold.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor } from '#server/http/implement.ts'
import { againMark, countAgain, listAbout } from './failureRepository.ts'

type Deps = Pick<Shared, 'audit' | 'notify' | 'now'> & { readonly mailsAgain: MailsAgain }

/** Of one kind about one donation, booking or order. */
const mostAgainADay = 3
const dayMs = 24 * 60 * 60 * 1000

const subjects: Partial<Record<(typeof deliveryKinds)[DeliveryKind], AuditSubject>> = {
  donations: 'donation',
  orders: 'order',
  bookings: 'booking',
}

const words = {
  none: 'There is nothing to send, or no email address to send it to.',
  underWay: 'It is already being sent.',
  often: `This was sent again ${mostAgainADay} times today. Please check the address, or try tomorrow.`,
}

const isUnderWay = (status: DeliveriesAbout['items'][number]['status']): boolean =>
  status === 'waiting' || status === 'held'

/** The receipts of what was recorded without an email can go out once there is one. */
const isReceipt = (kind: DeliveryKind): boolean =>
  kind === 'donation_receipt' || kind === 'dakshina_receipt'

const kindsFor = ({ role }: Actor): DeliveryKind[] =>
  (Object.keys(deliveryKinds) as DeliveryKind[]).filter(
    (kind) => role !== 'guest' && may(role, deliveryKinds[kind]),
  )

/** The messages about one donation, booking or order, and sending one of them again. */
export const createMessagesAbout = ({ audit, notify, now, mailsAgain }: Deps) => {
  const list = async (db: Knex, typedReference: string, actor: Actor): Promise<DeliveriesAbout> => {
    const reference = asReference(typedReference)
    const kinds = kindsFor(actor)
    const items = await listAbout(db, reference, kinds)
    const sendable: DeliveryKind[] = []
    for (const kind of kinds) {
      const latest = items.find((item) => item.kind === kind)
      const isOver = latest ? !isUnderWay(latest.status) : isReceipt(kind)
      const mails = isOver ? await mailsAgain[kind]?.(db, reference) : undefined
      if (mails && mails.length > 0) sendable.push(kind)
    }
    return { items, sendable }
  }

  const sendAgain = (
    db: Knex,
    {
      reference: typedReference,
      kind,
    }: { readonly reference: string; readonly kind: DeliveryKind },
    actor: Actor,
  ): Promise<DeliveriesAbout> =>
    transact(db, async (trx) => {
      const reference = asReference(typedReference)
      await holdName(trx, `again ${reference}`)
      const { items, sendable } = await list(trx, reference, actor)
      if (!sendable.includes(kind)) {
        const latest = items.find((item) => item.kind === kind)
        const isSending = latest !== undefined && isUnderWay(latest.status)
        throw new AppError('wrong_status', isSending ? words.underWay : words.none)
      }
      const mails = (await mailsAgain[kind]?.(trx, reference)) ?? []
      const since = new Date(now().getTime() - dayMs).toISOString()
      const before = await countAgain(trx, { reference, kind, since })
      if (before >= mostAgainADay * mails.length)
        throw new AppError('too_many_requests', words.often)
      await notify(
        trx,
        mails.map(({ key, mail, language }) => ({
          key: `${key}${againMark}${randomUUID()}`,
          mail,
          language,
          regarding: { kind, reference },
          isAlwaysSent: true,
        })),
      )
      await audit(trx, actor, {
        subject: subjects[deliveryKinds[kind]] ?? 'delivery',
        subjectId: reference,
        action: 'mail_sent_again',
        after: { kind },
      })
      return list(trx, reference, actor)
    })

  return {
    list,
    sendAgain,

    sendManyAgain: (
      db: Knex,
      { references, kind }: { readonly references: readonly string[]; readonly kind: DeliveryKind },
      actor: Actor,
    ) =>
      inBatch(
        references.map(asReference),
        (reference) => reference,
        async (reference) => {
          await sendAgain(db, { reference, kind }, actor)
          return { id: reference }
        },
      ),
  }
}

export type MessagesAbout = ReturnType<typeof createMessagesAbout>
