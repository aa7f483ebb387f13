import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Knex } from 'knex'
import { onTestFinished } from 'vitest'
import { root } from '#e2e/bench/server.ts'
import { openDb } from '#server/db/db.ts'
import { type Child, childProcess } from '#server/test/childProcess.ts'
import { newDatabase } from '#server/test/moving.ts'
import { startPostgres } from '#server/test/postgres.ts'
import { freePort } from '#server/processes/freePort.ts'
import { type Balancer, openBalancer } from './balancer.ts'
import type { Temple } from './temple.ts'

type Role = 'web' | 'worker'
type RunningServer = { role: Role; port: number; child: Child }
type Folder = { role: Role; path: string }
type Kill = { port: number; at: number; until: number }

export type FourProcesses = Temple & {
  balancer: Balancer
  /** Requests that were lost although their server was not being killed. */
  strays: () => number
  /** Waits until every email was sent; how many there are, and how many were sent again. */
  mails: () => Promise<{ sent: number; twice: number }>
  /** How many emails the processes of that role sent. */
  filedBy: (role: Role) => Promise<number>
  portsOf: (role: Role) => number[]
}

const mailsIn = async (folders: readonly Folder[]): Promise<string[]> => {
  const names = folders.map(({ path }) => readdir(join(path, 'mail')).catch(() => []))
  return (await Promise.all(names)).flat().filter((name) => name.endsWith('.eml'))
}

/** A claim this old belongs to a process that is dead: an email becomes a file within milliseconds. */
const leaseMs = 180_000
const deadMs = 3000

const endLeasesOfTheDead = (db: Knex): Promise<number> => {
  const claimedBefore = new Date(Date.now() + leaseMs - deadMs).toISOString()
  return db('deliveries')
    .where({ status: 'waiting' })
    .whereNotNull('claimed_by')
    .where('due_at', '<', claimedBefore)
    .update({ due_at: new Date().toISOString() })
}

/**
 * Two web and two worker processes on one PostgreSQL, each with a folder of its own, behind one
 * address. All four begin at once, on an empty database.
 */
export async function openFourProcesses(): Promise<FourProcesses> {
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  const database = await newDatabase(postgres.url)
  const folders: Folder[] = []
  onTestFinished(async () => {
    for (const { path } of folders) await rm(path, { recursive: true, force: true })
  })

  const start = async (role: Role, port: number): Promise<RunningServer> => {
    const path = await mkdtemp(join(tmpdir(), 'modak-four-'))
    folders.push({ role, path })
    const child = childProcess(join(root, 'server/start.mjs'), [], {
      ROLE: role,
      PORT: String(port),
      DATA_DIR: path,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'silent',
    })
    await child.says('Modak is ready')
    return { role, port, child }
  }

  const roles: Role[] = ['web', 'web', 'worker', 'worker']
  const running = await Promise.all(roles.map(async (role) => start(role, await freePort())))
  const balancer = await openBalancer(
    running.filter(({ role }) => role === 'web').map(({ port }) => port),
  )
  onTestFinished(balancer.stop)
  const db = openDb({ postgresUrl: database.url })
  onTestFinished(() => db.destroy())
  const capacity = 100_000
  await db('puja_settings').update({
    capacity_morning: capacity,
    capacity_afternoon: capacity,
    capacity_evening: capacity,
  })

  const kills: Kill[] = []
  const kill = async (index: number): Promise<void> => {
    const { role, port, child } = running[index] ?? { role: 'web', port: 0, child: undefined }
    if (!child) throw new Error('There is no such process')
    const at = Date.now()
    child.process.kill('SIGKILL')
    await child.ended
    kills.push({ port, at, until: Date.now() })
    running[index] = await start(role, port)
  }
  let turn = 0

  return {
    port: Number(new URL(balancer.origin).port),
    origin: balancer.origin,
    db,
    balancer,
    async killAndRestart() {
      turn += 1
      await Promise.all([kill(turn % 2), kill(2 + (turn % 2))])
    },
    strays: () =>
      balancer.lost.filter(
        ({ port, begun, ended }) =>
          !kills.some((one) => one.port === port && begun <= one.until && ended >= one.at),
      ).length,
    async mails() {
      for (;;) {
        const [waiting] = await db('deliveries').where({ status: 'waiting' }).count({ n: '*' })
        if (Number(waiting?.['n']) === 0) break
        await endLeasesOfTheDead(db)
        await wait(200)
      }
      const all = await mailsIn(folders)
      const sent = new Set(all).size
      return { sent, twice: all.length - sent }
    },
    filedBy: async (role) => (await mailsIn(folders.filter((one) => one.role === role))).length,
    portsOf: (role) => running.filter((one) => one.role === role).map(({ port }) => port),
  }
}
