import { statfs } from 'node:fs/promises'
import type { Knex } from 'knex'
import { isPostgres } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

export const channels = ['email', 'whatsapp', 'push'] as const
type Channel = (typeof channels)[number]

export type Disk = { readonly freeBytes: number; readonly totalBytes: number }

/** The disk that holds a folder. What only root may use is not free. */
export const readDisk = async (folder: string): Promise<Disk> => {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}

export const readDatabaseBytes = async (db: Knex): Promise<number> => {
  if (isPostgres(db)) {
    const { rows } = await db.raw('select pg_database_size(current_database()) as bytes')
    return Number(rows[0].bytes)
  }
  const [row] = await db.raw(
    'select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()',
  )
  return Number(row.bytes)
}

type Row = { channel: Channel; n?: number | string; oldest?: string }

export type Outgoing = {
  readonly waiting: number
  readonly failed: number
  /** When the oldest of those that are due was written. */
  readonly oldestDue: string | undefined
}

/** The messages that are still to be sent, and those that were given up, by channel. */
export const readOutgoing = async (db: Knex, now: Date): Promise<Record<Channel, Outgoing>> => {
  const open = "from deliveries where status in ('waiting', 'held')"
  const counted = await sql<Row>(db, `select channel, count(*) as n ${open} group by channel`, [])
  const due = await sql<Row>(
    db,
    `select channel, min(created_at) as oldest ${open} and due_at <= ? group by channel`,
    [now.toISOString()],
  )
  const failed = await sql<Row>(
    db,
    `select channel, count(*) as n from deliveries
     where status = 'failed' and limit_reason is null group by channel`,
    [],
  )
  const numberIn = (rows: Row[], channel: Channel): number =>
    Number(rows.find((row) => row.channel === channel)?.n ?? 0)
  const ofChannel = (channel: Channel): Outgoing => ({
    waiting: numberIn(counted, channel),
    failed: numberIn(failed, channel),
    oldestDue: due.find((row) => row.channel === channel)?.oldest,
  })
  return {
    email: ofChannel('email'),
    whatsapp: ofChannel('whatsapp'),
    push: ofChannel('push'),
  }
}
