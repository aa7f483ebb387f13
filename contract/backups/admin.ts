import * as z from 'zod/mini'
import { currentPassword } from '#contract/accounts/passwords.ts'
import { endpoint } from '#contract/endpoint.ts'
import { noJson } from '#contract/paging.ts'

const backup = z.object({
  id: z.string(),
  startedAt: z.string(),
  /** Absent while it is being made. */
  finishedAt: z.optional(z.string()),
  step: z.enum(['copying', 'storing', 'checking']),
  /** A folder of the server, or a bucket. */
  place: z.string(),
  name: z.optional(z.string()),
  bytes: z.optional(z.number()),
  /** Why there is none, in words. */
  error: z.optional(z.string()),
  /** It was restored beside the temple and started; absent until that has ended. */
  rehearsal: z.optional(
    z.object({
      endedAt: z.string(),
      /** Why it is not good, in words. */
      error: z.optional(z.string()),
    }),
  ),
})
export type Backup = z.infer<typeof backup>

const backups = z.object({
  place: z.string(),
  /** It is lost together with the data. */
  isBesideData: z.boolean(),
  isEncrypted: z.boolean(),
  /** When one is made every day, on the temple's clock; absent if none is planned. */
  at: z.optional(z.string()),
  /** When the next one is due; absent if none is planned. */
  nextAt: z.optional(z.string()),
  /** How many stay. */
  keep: z.number(),
  lastGood: z.optional(backup),
  lastRehearsed: z.optional(backup),
  /** The newest first. */
  items: z.array(backup),
})
export type Backups = z.infer<typeof backups>

export const getBackups = endpoint({
  method: 'GET',
  path: '/api/admin/backups',
  access: 'office',
  input: z.object({}),
  output: backups,
})

/** Begins one; how it goes is read with `getBackups`. */
export const startBackup = endpoint({
  method: 'POST',
  path: '/api/admin/backups',
  access: 'office',
  input: z.object({}),
  output: backups,
})

/**
 * Needs the admin's own password. The path of the file is good for a minute, and for this admin
 * only. 404 if the backup is no longer stored.
 */
export const linkBackup = endpoint({
  method: 'POST',
  path: '/api/admin/backups/:id/link',
  access: 'office',
  input: z.object({ id: z.string().check(z.maxLength(80)), currentPassword }),
  output: z.object({ path: z.string() }),
})

/** The file as it is stored: encrypted if the server has a passphrase. */
export const downloadBackup = endpoint({
  method: 'GET',
  path: '/api/admin/backups/file/:token',
  access: 'office',
  download: 'document',
  input: z.object({ token: z.string().check(z.maxLength(300)) }),
  output: noJson,
})
