import { createServer, type Server } from 'node:http'
import type { Knex } from 'knex'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { findMailTrouble } from '#server/features/notifications/mailTrouble.ts'
import { listChannelTroubles } from '#server/features/notifications/channelTrouble.ts'
import type { MailOutlet } from '#server/adapters/email/port.ts'
import { channels, readDatabaseBytes, readDisk, readOutgoing } from './facts.ts'
import { observeRequests, type Observe } from './requests.ts'

type Deps = {
  readonly db: Knex
  readonly dataDir: string
  readonly mailOutlet: MailOutlet
  readonly now: () => Date
  /** When the last good backup was made; absent where nothing notes it. */
  readonly findLastBackup?: ((db: Knex) => Promise<Date | undefined>) | undefined
}

export type Metrics = {
  readonly observe: Observe
  /** Answers `/metrics` and nothing else. */
  readonly server: Server
}

const secondsSince = (then: string | undefined, now: Date): number =>
  then === undefined ? 0 : Math.max(0, (now.getTime() - Date.parse(then)) / 1000)

/** What Prometheus reads: nothing about people, and only as many labels as there are endpoints. */
export const createMetrics = ({ db, dataDir, mailOutlet, now, findLastBackup }: Deps): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const observe = observeRequests(registry)
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `modak_${name}`, help, labelNames, registers: [registry] })

  const isUp = gauge('database_up', 'Whether the database answers')
  const size = gauge('database_bytes', 'Size of the database')
  const free = gauge('disk_free_bytes', 'Free on the disk of DATA_DIR')
  const total = gauge('disk_bytes', 'Size of the disk of DATA_DIR')
  const waiting = gauge('messages_waiting', 'Messages still to be sent', ['channel'])
  const failed = gauge('messages_failed', 'Messages given up, kept for 30 days', ['channel'])
  const oldest = gauge('message_oldest_seconds', 'Age of the oldest that is due', ['channel'])
  const stopped = gauge('channel_stopped', 'Whether nothing leaves by a channel', ['channel'])
  const backup = gauge('backup_last_timestamp_seconds', 'When the last good backup was made')

  const readDb = async (): Promise<void> => {
    const at = now()
    const outgoing = await readOutgoing(db, at)
    const mail = mailOutlet === 'none' || (await findMailTrouble(db)) !== undefined
    const troubled = (await listChannelTroubles(db)).map(({ channel }) => String(channel))
    for (const channel of channels) {
      const { waiting: open, failed: failures, oldestDue } = outgoing[channel]
      waiting.set({ channel }, open)
      failed.set({ channel }, failures)
      oldest.set({ channel }, secondsSince(oldestDue, at))
      const isStopped = channel === 'email' ? mail : troubled.includes(channel)
      stopped.set({ channel }, isStopped ? 1 : 0)
    }
    size.set(await readDatabaseBytes(db))
    const last = await findLastBackup?.(db)
    if (last) backup.set(last.getTime() / 1000)
  }

  const read = async (): Promise<string> => {
    const disk = await readDisk(dataDir)
    free.set(disk.freeBytes)
    total.set(disk.totalBytes)
    await readDb().then(
      () => isUp.set(1),
      // The rest is worth knowing just then.
      () => isUp.set(0),
    )
    return registry.metrics()
  }

  const server = createServer((req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') {
      res.writeHead(404).end()
      return
    }
    read().then(
      (text) => res.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => res.writeHead(500).end(),
    )
  })
  return { observe, server }
}
