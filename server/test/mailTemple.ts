import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import type { Knex } from 'knex'
import { pino } from 'pino'
import { expect, onTestFinished, vi } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { createSmtpSender } from '#server/adapters/email/smtp.ts'
import type { MailWriters } from '#server/adapters/email/port.ts'
import { openDb, transact } from '#server/db/db.ts'
import { createNotify } from '#server/features/notifications/service.ts'
import { createDeliveries } from '#server/worker/deliveries.ts'
import { createWorker, type Worker } from '#server/worker/worker.ts'
import { filledDatabase } from './database.ts'
import { mailServer, type MailServer } from './mailServer.ts'

const from = { name: 'Temple', address: 'temple@example.org' }
export const start = new Date('2026-11-21T04:00:00.000Z')

type Row = {
  key: string
  status: string
  attempts: number
  due_at: string
  claimed_by: string | null
  last_error: string | null
  mail: string | null
}

type Options = { db?: Knex; server?: MailServer; lanes?: number; writers?: MailWriters }

/** A temple with a mail server, a clock that stays at `start`, and lines of the log. */
export const mailTemple = async () => {
  const database = await filledDatabase()
  const db = openDb(database.location)
  const server = await mailServer()
  const clock = { now: start }
  const lines: string[] = []
  const log = pino(
    new Writable({
      write: (chunk, _, done) => {
        lines.push(String(chunk))
        done()
      },
    }),
  )
  const workers: Worker[] = []
  onTestFinished(async () => {
    await Promise.all(workers.map((worker) => worker.stop()))
    await db.destroy()
    await database.drop()
  })

  const work = (options: Options = {}): Worker => {
    const email = createSmtpSender((options.server ?? server).smtp, from)
    onTestFinished(email.close)
    const { writers = {} } = options
    const job = createDeliveries({
      db: options.db ?? db,
      email,
      writers,
      now: () => clock.now,
      log,
    })
    const worker = createWorker({
      job,
      lanes: options.lanes ?? 1,
      spacingMs: 1,
      now: () => clock.now,
      onError: (error) => log.error({ err: error }, 'worker'),
    })
    workers.push(worker)
    return worker
  }

  const notify = createNotify({
    now: () => clock.now,
    publicUrl: 'https://temple.example',
    findOwner: async () => undefined,
    log,
    pseudonymKey: randomBytes(32),
  })
  const plain = { subject: 'Namaste', text: 'secret words', html: '<p>x</p>' }
  const tell = (key: string, to = `${key}@example.net`) =>
    transact(db, (trx) => notify(trx, [{ key, language: 'en', mail: { ...plain, to } }]))
  const draft = (key: string, kind: string, language: Language = 'en') =>
    transact(db, (trx) =>
      notify(trx, [{ key, language, to: key, mail: { kind, about: { to: key, ...plain } } }]),
    )
  const row = async (key: string): Promise<Row> => {
    const found = await db('deliveries').where({ key }).first<Row | undefined>()
    if (!found) throw new Error(`no delivery ${key}`)
    return found
  }
  const until = (key: string, wanted: Partial<Row>) =>
    vi.waitFor(async () => expect(await row(key)).toMatchObject(wanted), {
      interval: 10,
    })
  return {
    ...server,
    server,
    db,
    location: database.location,
    clock,
    lines,
    work,
    notify,
    tell,
    draft,
    row,
    until,
  }
}
