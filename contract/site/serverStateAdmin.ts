import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'

const channel = z.object({
  channel: z.enum(['email', 'whatsapp', 'push']),
  waiting: z.number(),
  /** When the oldest of those that are due was written. */
  oldestDue: z.optional(z.string()),
  /** Deliveries given up in the last 30 days. */
  failed: z.number(),
  /** The channel is stopped. */
  isStopped: z.boolean(),
})

const state = z.object({
  database: z.object({ isPostgres: z.boolean(), bytes: z.number() }),
  /** The disk that holds `DATA_DIR`. */
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number(), isAlmostFull: z.boolean() }),
  channels: z.array(channel),
  lastBackupAt: z.optional(z.string()),
  /** What is wrong now and since when, by the names of the emails about it. */
  alarms: z.array(z.object({ name: z.string(), since: z.string() })),
})
export type ServerState = z.infer<typeof state>

/** The same figures as the metrics, for people. */
export const getServerState = endpoint({
  method: 'GET',
  path: '/api/admin/server-state',
  access: 'office',
  input: z.object({}),
  output: state,
})
