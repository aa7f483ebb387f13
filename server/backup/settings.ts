import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import type { BucketSettings } from '#server/adapters/storage/bucket.ts'
import { codeOf, StartError } from '#server/errors.ts'
import { describeRefused } from '#server/systemErrors/owners.ts'

export type BackupSettings = {
  readonly target: BackupTarget
  /** On the temple's clock, such as `02:30`; undefined if none is planned. */
  readonly at: string | undefined
  readonly keep: number
  readonly passphrase: string | undefined
  /** Whether it is an alarm if there are none. */
  readonly isExpected: boolean
}

export type BackupTarget = { readonly folder: string } | { readonly bucket: BucketSettings }

const shortest = 12
const keepRule = 'expected a number from 1 to 365'

export const readKeep = (text: string): number | undefined => {
  const keep = Number(text)
  return Number.isInteger(keep) && keep >= 1 && keep <= 365 ? keep : undefined
}

/** The first line of the file: an editor adds a line feed. */
export const readPassphrase = (file: string): string => {
  let passphrase: string
  try {
    passphrase = readFileSync(file, 'utf8').split('\n')[0]?.trim() ?? ''
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EACCES') throw new StartError(describeRefused({ path: file, code }))
    throw new StartError(
      code === 'ENOENT'
        ? `The passphrase's file "${file}" is not there`
        : `The passphrase in "${file}" cannot be read (${code})`,
    )
  }
  if (passphrase.length >= shortest) return passphrase
  throw new StartError(`The passphrase in "${file}" has fewer than ${shortest} characters`)
}

export const backupEnvironment = {
  BACKUP_DIR: z.string().optional(),
  BACKUP_AT: z
    .string()
    .regex(/^(off|([01]\d|2[0-3]):[0-5]\d)$/, 'expected a time such as 02:30, or off')
    .optional(),
  BACKUP_KEEP: z
    .string()
    .refine((text) => readKeep(text) !== undefined, keepRule)
    .default('14'),
  BACKUP_PASSPHRASE_FILE: z.string().optional(),
}

type Settings = z.infer<z.ZodObject<typeof backupEnvironment>>

type Installation = {
  readonly dataDir: string
  readonly bucket: BucketSettings | undefined
  /** Nobody needs a backup of what is tried out on the own machine. */
  readonly isOwnMachine: boolean
}

/** To the folder that is set, else the bucket, else beside the data, which no lost disk survives. */
export const readBackups = (
  settings: Settings,
  { dataDir, bucket, isOwnMachine }: Installation,
): BackupSettings => {
  const { BACKUP_DIR: folder, BACKUP_PASSPHRASE_FILE: file } = settings
  const at = settings.BACKUP_AT ?? (isOwnMachine ? 'off' : '02:30')
  return {
    target:
      folder === undefined && bucket
        ? { bucket }
        : { folder: resolve(folder ?? join(dataDir, 'backups')) },
    at: at === 'off' ? undefined : at,
    keep: Number(settings.BACKUP_KEEP),
    isExpected: !isOwnMachine,
    passphrase: file === undefined ? undefined : readPassphrase(file),
  }
}
