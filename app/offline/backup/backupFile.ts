import { booking } from '#contract/bookings/public.ts'
import { donation } from '#contract/donations/public.ts'
import { order } from '#contract/orders/public.ts'
import * as z from 'zod/mini'
import { goals } from '#contract/sadhana/public.ts'

/** Raised when an older app would not understand a file. */
export const backupVersion = 2

const count = z.int().check(z.gte(0))
const text = z.string().check(z.maxLength(200))
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const moment = z.iso.datetime()

const sitting = z.strictObject({
  id: z.uuid(),
  mantra: text,
  day,
  beads: count,
  rounds: count,
  ms: count,
  startedAt: moment,
  changedAt: moment,
})

const mala = z.strictObject({
  mantra: text,
  bead: z.int().check(z.gte(0), z.lte(107)),
  rounds: count,
  beads: count,
  day: z.union([day, z.literal('')]),
})

const cartRow = z.strictObject({
  id: text,
  quantity: z.int().check(z.gte(1), z.lte(1000)),
  addedAt: moment,
  name: text,
  price: z.number(),
})

const audio = z.strictObject({
  id: text,
  title: text,
  url: z.string().check(z.regex(/^\/(?!\/)/), z.maxLength(300)),
  bytes: z.optional(count),
})

const link = { token: true } as const

/** Fields of all three snapshots: when the server sent it, and whether it belongs to an account. */
const common = { seenAt: moment, isOfAccount: z.boolean() }

/** A booking, a donation and an order, each without the secret of its link (snapshotsInBackup.ts). */
export const snapshotShapes = {
  booking: z.strictObject({ ...common, booking: z.omit(booking, link) }),
  donation: z.strictObject({ ...common, donation: z.omit(donation, link) }),
  order: z.strictObject({ ...common, order: z.omit(order, link) }),
}

/** Everything of a devotee's own on this phone, in one file. Recordings are named, not contained. */
const backupShape = z.strictObject({
  app: z.literal('modak'),
  version: z.union([z.literal(1), z.literal(backupVersion)]),
  savedAt: moment,
  sittings: z.array(sitting),
  /** Since version 2. */
  goals: z.optional(goals),
  malas: z.array(mala),
  preferences: z.array(z.strictObject({ key: text, value: z.unknown() })),
  /** City, theme, text size and ticked steps, as the phone's local storage has them. */
  choices: z.record(z.string(), z.string().check(z.maxLength(20_000))),
  cart: z.array(cartRow),
  audio: z.array(audio),
  favourites: z.array(z.strictObject({ mantra: text, addedAt: moment })),
  bookings: z.array(snapshotShapes.booking),
  donations: z.array(snapshotShapes.donation),
  orders: z.array(snapshotShapes.order),
  /** Saved articles are named, and fetched again. */
  articles: z.array(z.strictObject({ slug: text, title: text })),
})
export type Backup = z.infer<typeof backupShape>

export type ReadBackup =
  | { readonly backup: Backup }
  /** `where` names the part that is wrong. */
  | { readonly refused: 'not-json' | 'not-ours' | 'newer' }
  | { readonly refused: 'wrong'; readonly where: string }

/** A file is accepted only if all of it is valid. */
export function readBackup(content: string): ReadBackup {
  let value: unknown
  try {
    value = JSON.parse(content)
  } catch {
    return { refused: 'not-json' }
  }
  if (typeof value !== 'object' || value === null) return { refused: 'not-ours' }
  const { app, version } = value as { app?: unknown; version?: unknown }
  if (app !== 'modak') return { refused: 'not-ours' }
  if (typeof version === 'number' && version > backupVersion) return { refused: 'newer' }
  const parsed = backupShape.safeParse(version === 1 ? ofVersion1(value) : value)
  if (parsed.success) return { backup: parsed.data }
  const [issue] = parsed.error.issues
  return { refused: 'wrong', where: issue?.path.join(' › ') || 'version' }
}

/** The first version had nothing of these. */
const ofVersion1 = (value: object) => ({
  ...value,
  version: backupVersion,
  favourites: [],
  bookings: [],
  donations: [],
  orders: [],
  articles: [],
})
