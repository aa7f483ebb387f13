import { randomUUID } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import knex, { type Knex } from 'knex'
import { openDb } from '#server/db/db.ts'
import { transactTogether } from '#server/db/writeQueue.ts'
import { sendCommands, type CommandRates } from './commands.ts'
import { median, type Row } from './report.ts'
import { startServer } from './server.ts'

const rounds = 5
const roundMs = 2_000
/** Until the server's code is compiled: the subject is a running server, not a starting one. */
const warmUpMs = 15_000
const goals = new Map([
  [1, 0.5],
  [8, undefined],
  [64, 1.5],
])
const queueGoal = 5
const queueWriters = 64

const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)

const booking = () => ({
  pujaType: 'satyanarayana',
  preferredDate: inTwoWeeks,
  preferredTime: 'morning',
  fullName: 'Meera Kulkarni',
  // A different person each time, because emails per address are limited.
  email: `meera-${randomUUID()}@example.org`,
  phone: '+91 98220 12345',
  specialRequests: 'We are five, and my mother cannot sit on the floor.',
  includePrasad: true,
  sankalp: { names: ['Meera Kulkarni', 'Arjun Kulkarni'], isGotraUnknown: true },
  address: { line1: '12 Laxmi Road', city: 'Pune', postalCode: '411030' },
})

/** The size of a booking's main row. */
const rowOf = () => ({
  id: randomUUID(),
  name: 'Meera Kulkarni',
  email: 'meera@example.org',
  text: 'We are five, and my mother cannot sit on the floor.'.repeat(4),
  created_at: new Date().toISOString(),
})

const createRows = (db: Knex): Promise<void> =>
  db.schema.createTable('rows', (table) => {
    table.text('id').primary()
    for (const name of ['name', 'email', 'text', 'created_at']) table.text(name).notNullable()
  })

type Driver = { pragma: (text: string) => unknown }

/** Knex in its ordinary use, with a commit that waits for the disk. */
const openPlain = (filename: string): Knex =>
  knex({
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      afterCreate: (driver: Driver, done: (error: unknown, driver: Driver) => void) => {
        driver.pragma('journal_mode = WAL')
        driver.pragma('synchronous = FULL')
        done(null, driver)
      },
    },
  })

/** How many times a second `work` is done with this many in parallel. */
async function rate(work: () => Promise<unknown>, writers: number): Promise<number> {
  const startedAt = performance.now()
  let done = 0
  const write = async () => {
    while (performance.now() - startedAt < roundMs) {
      await work()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: writers }, write))
  return (done * 1000) / (performance.now() - startedAt)
}

/** How long this disk needs to guarantee that a page is written: half of what the goals measure. */
async function syncMs(folder: string): Promise<number> {
  const file = await open(join(folder, 'synced'), 'w')
  try {
    const times: number[] = []
    for (let write = 0; write < 100; write += 1) {
      await file.write(Buffer.alloc(4_096, write), 0, 4_096, write * 4_096)
      const before = performance.now()
      await file.datasync()
      times.push(performance.now() - before)
    }
    return median(times)
  } finally {
    await file.close()
  }
}

type RoundResult = { single: number; queue: number; http: Map<number, CommandRates> }

/**
 * Bookings over HTTP, each answered only once it is on the disk, against one equally durable insert
 * at a time by Knex itself; in rounds, so that both share the same conditions.
 */
export async function benchWrites(): Promise<Row[]> {
  const server = await startServer()
  const folder = await mkdtemp(join(tmpdir(), 'modak-writes-'))
  const plain = openPlain(join(folder, 'plain.sqlite'))
  const queued = openDb({ sqliteFile: join(folder, 'queued.sqlite') })
  try {
    await createRows(plain)
    await createRows(queued)
    await giveRoom(join(server.folder, 'modak.sqlite'))
    const url = `${server.origin.replace('localhost', '127.0.0.1')}/api/puja-bookings`
    await sendCommands(url, booking, 64, warmUpMs)
    const measured: RoundResult[] = []
    for (let round = 0; round < rounds; round += 1) {
      const single = await rate(() => plain('rows').insert(rowOf()), 1)
      const insert = (trx: Knex) => trx('rows').insert(rowOf())
      const queue = await rate(
        () => transactTogether(queued, async (trx) => insert(trx)),
        queueWriters,
      )
      const http = new Map<number, CommandRates>()
      for (const connections of goals.keys()) {
        http.set(connections, await sendCommands(url, booking, connections, roundMs))
      }
      measured.push({ single, queue, http })
    }
    const sync: Row = { name: 'one sync of this disk, ms', value: await syncMs(folder) }
    return [sync, ...rowsOf(measured)]
  } finally {
    await plain.destroy()
    await queued.destroy()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Enough places for every booking of the run. */
async function giveRoom(sqliteFile: string): Promise<void> {
  const db = openDb({ sqliteFile })
  const capacity = 10_000_000
  await db('puja_settings').update({ capacity_morning: capacity })
  await db.destroy()
}

function rowsOf(measured: readonly RoundResult[]): Row[] {
  const of = (read: (round: RoundResult) => number) => {
    const values = measured.map(read)
    const range = `${Math.min(...values).toFixed(2)}-${Math.max(...values).toFixed(2)}`
    return { value: median(values), range }
  }
  const against = (
    name: string,
    goal: number | undefined,
    read: (round: RoundResult) => number,
  ): Row => {
    const figure = of((round) => read(round) / round.single)
    return { name, ...figure, ...(goal && { goal: `≥ ${goal}`, isMet: figure.value >= goal }) }
  }
  const rows: Row[] = [
    { name: 'Knex, one durable insert at a time, a second', ...of(({ single }) => single) },
    { name: `write queue, ${queueWriters} writers, a second`, ...of(({ queue }) => queue) },
    against('write queue ÷ Knex', queueGoal, ({ queue }) => queue),
  ]
  for (const [connections, goal] of goals) {
    const sent = (round: RoundResult) =>
      round.http.get(connections) ?? { perSecond: NaN, p99Ms: NaN }
    const name = `bookings, ${connections} connection${connections > 1 ? 's' : ''}`
    rows.push(
      { name: `${name}, a second`, ...of((round) => sent(round).perSecond) },
      { name: `${name}, p99 ms`, ...of((round) => sent(round).p99Ms) },
      against(`${name} ÷ Knex`, goal, (round) => sent(round).perSecond),
    )
  }
  return rows
}
