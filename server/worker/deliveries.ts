import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Logger } from 'pino'
import { emptyLog } from '#server/db/db.ts'
import {
  EmailError,
  type Draft,
  type EmailSender,
  type Mail,
  type MailWriters,
} from '#server/adapters/email/port.ts'
import { clearMailTrouble, noteMailTrouble } from '#server/features/notifications/mailTrouble.ts'
import {
  claimEmail,
  dropDelivery,
  expireDelivery,
  findNextDue,
  giveUpDelivery,
  hasten,
  markSent,
  retryDelivery,
  type Claimed,
} from '#server/features/notifications/repository.ts'
import type { Job } from './worker.ts'

/**
 * Longer than any send takes (`sendLimitMs`): after it, the email of a worker that died is taken
 * again.
 */
const leaseMs = 180_000

const firstWaitMs = 30_000
const longestWaitMs = 2 * 60 * 60 * 1000

/** With the waits in between, about two days: a mail server may be down over a weekend. */
export const triesAtMost = 30

/**
 * Half a minute, then twice as long each time up to two hours; spread apart from others that failed
 * with it.
 */
export const waitAfter = (attempts: number, random: number): number =>
  Math.min(firstWaitMs * 2 ** (attempts - 1), longestWaitMs) * (0.75 + random / 2)

const reasonLimit = 500

/**
 * Some servers delay the first email of an unknown sender for minutes; this many tries take longer
 * than that.
 */
const putOffTries = 5

const draftOf = ({ mail }: Pick<Claimed, 'mail'>): Draft => mail as Draft

/** Only reminders of one person are claimed together: one email tells of all of them. */
const joinReminders = (drafts: readonly Draft[]): unknown => {
  const abouts = drafts.map(({ about }) => about as { items: readonly unknown[] })
  return { ...abouts[0], items: abouts.flatMap(({ items }) => items) }
}

type Deps = {
  readonly db: Knex
  readonly email: EmailSender
  readonly writers: MailWriters
  readonly now: () => Date
  readonly log: Logger
}

/** Emails waiting to be sent. The log has their number, never the recipient. */
export const createDeliveries = ({ db, email, writers, now, log }: Deps): Job => {
  const after = (ms: number): string => new Date(now().getTime() + ms).toISOString()

  const noteTrouble = async (error: EmailError, attempts: number): Promise<void> => {
    const isPutOff = error.kind === 'transient' && attempts >= putOffTries
    const kind = error.trouble ?? (isPutOff ? 'put_off' : undefined)
    if (!kind) return
    const said = (error.said ?? error.message).slice(0, reasonLimit)
    await noteMailTrouble(db, { kind, said, since: now().toISOString() })
  }

  const settleFailure = async (claimed: Claimed, error: unknown): Promise<void> => {
    const { id: delivery, attempts } = claimed
    const failure = error instanceof EmailError ? error : undefined
    if (failure) await noteTrouble(failure, attempts)
    const code = failure?.code ?? 'unknown'
    const reason = `${code} ${failure?.message ?? String(error)}`.slice(0, reasonLimit)
    if (failure?.kind === 'permanent' || attempts >= triesAtMost) {
      await giveUpDelivery(db, claimed, { at: now().toISOString(), reason })
      log.error({ delivery, attempts, code }, 'an email could not be sent; no more tries')
      return
    }
    const dueAt = after(waitAfter(attempts, Math.random()))
    await retryDelivery(db, claimed, { dueAt, reason })
    log.warn({ delivery, attempts, code, dueAt }, 'an email could not be sent yet')
  }

  /** A draft becomes a mail only now; nobody waits for an answer any more. */
  const compose = async ({ mail, language, others = [] }: Claimed): Promise<Mail | undefined> => {
    if (!('kind' in mail)) return mail
    const write = writers[mail.kind]
    if (!write) throw new Error(`Nothing here writes mails of the kind "${mail.kind}"`)
    const about = others.length > 0 ? joinReminders([mail, ...others.map(draftOf)]) : mail.about
    return write(db, about, language)
  }

  const send = async (claimed: Claimed): Promise<Mail | undefined> => {
    const mail = await compose(claimed)
    const { messageId, language } = claimed
    if (mail) await email.send({ ...mail, messageId, language })
    return mail
  }

  const deliver = async (claimed: Claimed): Promise<void> => {
    const { id: delivery, attempts, usefulUntil } = claimed
    if (usefulUntil !== null && usefulUntil <= now().toISOString()) {
      await expireDelivery(db, claimed, now().toISOString())
      log.info({ delivery }, 'an email was not sent: it had expired')
      return
    }
    let mail: Mail | undefined
    try {
      mail = await send(claimed)
    } catch (error) {
      return settleFailure(claimed, error)
    }
    if (!mail) return dropDelivery(db, claimed)
    const at = now().toISOString()
    await markSent(db, claimed, { at, status: email.isFiling ? 'filed' : 'sent' })
    if (mail.isLast) await emptyLog(db)
    log.info({ delivery, attempts }, email.isFiling ? 'mail written to a file' : 'mail sent')
    // Everything that failed for the same reason need not wait for hours.
    if (await clearMailTrouble(db)) await hasten(db, at)
  }

  return {
    nextDue: async () => {
      const due = await findNextDue(db, 'email')
      return due === undefined ? undefined : new Date(due)
    },
    take: async () => {
      const claim = randomUUID()
      const lease = { claim, now: now().toISOString(), leaseUntil: after(leaseMs) }
      const claimed = await claimEmail(db, lease)
      return claimed && (() => deliver(claimed))
    },
  }
}
