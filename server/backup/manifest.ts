import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { describedSums } from './sums.ts'

/** Of the archive; a later Modak that changes it counts on. */
export const formatVersion = 1

const dialects = ['sqlite', 'postgres'] as const

/** The first file of a backup, so that nothing else need be read of one that is of no use here. */
export const about = z.object({
  format: z.number(),
  app: z.string(),
  dialect: z.enum(dialects),
  /** The last one that its database had. */
  migration: z.string(),
  madeAt: z.string(),
  /** How many rows each table has. */
  rows: z.record(z.string(), z.number()),
  /** Older backups have none. */
  sums: describedSums.optional(),
})
export type BackupHeader = z.infer<typeof about>

/** The last file of a backup: a backup without it was cut off. */
export const manifest = z.object({
  files: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof manifest>

export const aboutFile = 'about.json'
export const manifestFile = 'manifest.json'

const root = join(import.meta.dirname, '../..')

export const appVersion: string = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
).version
