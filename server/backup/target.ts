import type { Knex } from 'knex'
import type { BackupHeader } from './manifest.ts'

/** The database that a restore replaces. */
export type Target = {
  readonly isEmpty: () => Promise<boolean>
  /**
   * Makes the restored database out of sight and checks it, then brings it up to date. Throws if
   * the rows are not those that the backup describes.
   */
  readonly prepare: (described: BackupHeader) => Promise<void>
  /** In one step; what was there before is put aside under that name if there was anything. */
  readonly swap: (aside: string | undefined) => Promise<void>
  readonly close: () => Promise<void>
}

/** The backup itself, and others that were being made at that instant. */
export const forgetUnfinished = async (db: Knex): Promise<void> => {
  await db('backups').whereNull('finished_at').delete()
}
