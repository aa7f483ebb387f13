import type { Knex } from 'knex'
import { getServerState, type ServerState } from '#contract/site/serverStateAdmin.ts'
import type { MailOutlet } from '#server/adapters/email/port.ts'
import { findLastBackup } from '#server/backup/notes.ts'
import { isPostgres } from '#server/db/db.ts'
import { listAlarms } from '#server/features/alarms/repository.ts'
import { listChannelTroubles } from '#server/features/notifications/channelTrouble.ts'
import { findMailTrouble } from '#server/features/notifications/mailTrouble.ts'
import { implement, type Route } from '#server/http/implement.ts'
import { channels, readDatabaseBytes, readDisk, readOutgoing } from '#server/metrics/facts.ts'
import { isAlmostFull } from './alarms.ts'

type Deps = {
  /** A folder on the disk that matters. */
  readonly folder: string
  readonly mailOutlet: MailOutlet
  readonly now: () => Date
}

const readState = async (db: Knex, { folder, mailOutlet, now }: Deps): Promise<ServerState> => {
  const outgoing = await readOutgoing(db, now())
  const isMailStopped = mailOutlet === 'none' || (await findMailTrouble(db)) !== undefined
  const troubled = (await listChannelTroubles(db)).map(({ channel }) => String(channel))
  const disk = await readDisk(folder)
  const lastBackup = await findLastBackup(db)
  return {
    database: { isPostgres: isPostgres(db), bytes: await readDatabaseBytes(db) },
    disk: { ...disk, isAlmostFull: isAlmostFull(disk) },
    channels: channels.map((channel) => {
      const { waiting, failed, oldestDue } = outgoing[channel]
      return {
        channel,
        waiting,
        failed,
        ...(oldestDue !== undefined && { oldestDue }),
        isStopped: channel === 'email' ? isMailStopped : troubled.includes(channel),
      }
    }),
    ...(lastBackup && { lastBackupAt: lastBackup.toISOString() }),
    alarms: (await listAlarms(db))
      .filter(({ goneSince }) => goneSince === undefined)
      .map(({ name, since }) => ({ name, since })),
  }
}

export const serverStateRoutes = (deps: Deps): Route[] => [
  implement(getServerState)((_, { db }) => readState(db, deps)),
]
