import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { onTestFinished } from 'vitest'
import { root } from '#e2e/bench/server.ts'
import { type DbLocation, isPostgres, openDb } from '#server/db/db.ts'
import { type Child, childProcess } from '#server/test/childProcess.ts'
import { freePort } from '#server/processes/freePort.ts'
import { startPostgres } from '#server/test/postgres.ts'
import type { Phone } from './phone.ts'

export type Temple = {
  port: number
  origin: string
  /** Its database, on the test's own connection. */
  db: Knex
  /** SIGKILL, and a new start on the same port and data. */
  killAndRestart: () => Promise<void>
}

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-faults-'))
  // Hooks run in reverse order: after the server has ended.
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** With `TEST_DIALECT=postgres`, a PostgreSQL of its own. */
const newDatabase = async (folder: string): Promise<DbLocation> => {
  if (process.env['TEST_DIALECT'] !== 'postgres')
    return { sqliteFile: join(folder, 'modak.sqlite') }
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  return { postgresUrl: postgres.url }
}

const startServer = async (folder: string, location: DbLocation, port: number): Promise<Child> => {
  const server = childProcess(join(root, 'server/start.mjs'), [], {
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    ...('postgresUrl' in location && { DATABASE_URL: location.postgresUrl }),
  })
  await server.says('Modak is ready')
  return server
}

/**
 * The server as it is started in production, in a separate process, with places for every booking.
 */
export async function openTemple(): Promise<Temple> {
  const folder = await newFolder()
  const location = await newDatabase(folder)
  const port = await freePort()
  let server = await startServer(folder, location, port)
  const db = openDb(location)
  onTestFinished(() => db.destroy())
  const capacity = 100_000
  await db('puja_settings').update({
    capacity_morning: capacity,
    capacity_afternoon: capacity,
    capacity_evening: capacity,
  })
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    db,
    async killAndRestart() {
      server.process.kill('SIGKILL')
      await server.ended
      server = await startServer(folder, location, port)
    },
  }
}

export type Count = {
  rows: number
  /** More than one row for a command. */
  twice: number
  /** Confirmed to the phone, but missing. */
  lost: number
  /** Present, but never sent by anybody. */
  unknown: number
  /** Still in an outbox. */
  waiting: number
  refused: number
  /** More or fewer emails about a command than there should be. */
  wrongMails: number
  integrity: string
}

/** The result required after every fault: one row each, reported once, and nothing left over. */
export const exactlyOnce = (commands: number): Count => ({
  rows: commands,
  twice: 0,
  lost: 0,
  unknown: 0,
  waiting: 0,
  refused: 0,
  wrongMails: 0,
  integrity: 'ok',
})

/** What became of the commands, by their names, in the outboxes and in the temple's database. */
export async function count({ db }: Temple, phones: Phone[], names: string[]): Promise<Count> {
  const stored = (await Promise.all(phones.map((phone) => phone.list()))).flat()
  const inState = (...states: string[]) => stored.filter(({ state }) => states.includes(state))
  const messages: string[] = await db('contact_messages').pluck('name')
  const bookings: string[] = await db('puja_bookings').pluck('full_name')
  const rows = [...messages, ...bookings]
  const there = new Set(rows)
  const written = new Set(names)
  // The temple gets an email about a message, and both sides about a booking.
  const mails = await db('deliveries').count<{ n: number }[]>({ n: '*' }).first()
  const [integrity]: { integrity_check: string }[] = isPostgres(db)
    ? [{ integrity_check: 'ok' }]
    : await db.raw('pragma integrity_check')
  return {
    rows: rows.length,
    twice: rows.length - there.size,
    lost: inState('accepted').filter(({ input }) => !there.has(nameIn(input))).length,
    unknown: [...there].filter((name) => !written.has(name)).length,
    waiting: inState('queued', 'sending', 'held').length,
    refused: inState('refused').length,
    wrongMails: Math.abs(Number(mails?.n) - messages.length - 2 * bookings.length),
    integrity: integrity?.integrity_check ?? 'not checked',
  }
}

const nameIn = (input: unknown): string => {
  const { name, fullName } = input as { name?: string; fullName?: string }
  return name ?? fullName ?? ''
}
