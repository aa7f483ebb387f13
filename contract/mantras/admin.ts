import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { longText, oneLine, optionalLine, optionalText } from '#contract/fields.ts'
import { mantra, mantraLanguages, mantraPage, otherKinds } from './public.ts'
import {
  addressPart,
  publishedFilters,
  publishedPageOf,
  publishedState,
  one,
  publishing,
} from '#contract/writing/publishingAdmin.ts'
import { donePublications, publications } from '#contract/writing/publicationsAdmin.ts'
import { inOrder, largestRecording, startMs } from '#contract/writing/recordingsAdmin.ts'

const staffMantra = z.extend(mantra, publishedState)
export type StaffMantra = z.infer<typeof staffMantra>

const staffMantraSummary = z.extend(
  z.pick(mantra, { id: true, title: true, isFeatured: true, audio: true, kind: true }),
  { ...publishedState, lineCount: z.number(), timedLineCount: z.number() },
)
export type StaffMantraSummary = z.infer<typeof staffMantraSummary>

/** Which of the two lists; the daily mantras, if left out. */
const list = z.optional(z.enum(['mantras', 'aartis']))

/** In the temple's order. */
export const listStaffMantras = endpoint({
  method: 'GET',
  path: '/api/admin/mantras',
  access: 'content',
  input: z.object({ ...publishedFilters, list }),
  output: publishedPageOf(staffMantraSummary),
})

/** The last part of its address, `/mantras/{id}`; it never changes. */
const mantraId = addressPart(['featured', 'previews', 'order', 'aarti', 'aartis'])

export const mantraKinds = ['mantra', ...otherKinds] as const

const lines = z
  .array(
    z.object({
      text: oneLine(500),
      verse: z.int().check(z.gte(1), z.lte(1000)),
      /** If left out, the line loses its time. */
      startMs: z.optional(startMs),
    }),
  )
  .check(
    z.minLength(1, 'Please write at least one line'),
    z.maxLength(600, 'At most 600 lines'),
    z.refine((all) => inOrder(all.map((line) => line.verse)), 'Verse numbers must be in order'),
    z.refine((all) => inOrder(all.map((line) => line.startMs)), 'Times must be in order'),
  )

/** The notes on a verse; each part is optional. */
const verses = z
  .array(
    z.object({
      verse: z.int().check(z.gte(1), z.lte(1000)),
      heading: optionalLine(80),
      meaning: optionalText(4000),
      words: z.optional(
        z
          .array(z.object({ word: oneLine(120), meaning: oneLine(300) }))
          .check(z.maxLength(100, 'At most 100 words')),
      ),
    }),
  )
  .check(
    z.maxLength(600, 'At most 600 verses'),
    z.refine(
      (all) => new Set(all.map(({ verse }) => verse)).size === all.length,
      'Each verse at most once',
    ),
  )

/** All of it is plain text, never markup. */
const mantraFields = {
  title: oneLine(120),
  origin: optionalLine(200),
  meaning: longText(10_000),
  sources: optionalText(2000),
  isFeatured: z._default(z.boolean(), false),
  kind: z._default(z.enum(mantraKinds), 'mantra'),
  language: z._default(z.enum(mantraLanguages), 'sa'),
  lines,
  /** If left out, they stay as they are. */
  verses: z.optional(verses),
}

/**
 * Creates a draft at the end of the order. Without an id one is made from the title; 409
 * `id_taken`.
 */
export const createMantra = endpoint({
  method: 'POST',
  path: '/api/admin/mantras',
  access: 'content',
  input: z.object({ id: z.optional(mantraId), ...mantraFields }),
  output: staffMantra,
})
export type NewMantra = z.infer<typeof createMantra.input>

const ids = z.array(z.string().check(z.maxLength(120))).check(z.maxLength(2000))

/**
 * All ids of a list except the deleted ones, in their new order; 412 if some were added or deleted
 * in the meantime.
 */
export const orderMantras = endpoint({
  method: 'PUT',
  path: '/api/admin/mantras/order',
  access: 'content',
  input: z.object({ ids, list }),
  output: z.object({ ids: z.array(z.string()) }),
})

const titled = z.pick(mantra, { id: true, title: true })

/** What is sung at the aarti in its order, and what else could be, drafts included. */
const aartiOrder = z.object({ sung: z.array(titled), others: z.array(titled) })
export type AartiOrder = z.infer<typeof aartiOrder>

export const getAartiOrder = endpoint({
  method: 'GET',
  path: '/api/admin/mantras/aarti',
  access: 'content',
  input: z.object({}),
  output: aartiOrder,
})

/** Replaces the order `was`; 412 if it was changed in the meantime. */
export const arrangeAarti = endpoint({
  method: 'PUT',
  path: '/api/admin/mantras/aarti',
  access: 'content',
  input: z.object({
    ids: ids.check(z.refine((all) => new Set(all).size === all.length, 'Each only once')),
    was: ids,
  }),
  output: aartiOrder,
})

export const getStaffMantra = endpoint({
  method: 'GET',
  path: '/api/admin/mantras/:id',
  access: 'content',
  isVersioned: true,
  input: z.object(one),
  output: staffMantra,
})

/** The mantra as its page would show it if it were published now. */
export const previewMantra = endpoint({
  method: 'GET',
  path: '/api/admin/mantras/:id/preview',
  access: 'content',
  input: z.object(one),
  output: mantraPage,
})

export const updateMantra = endpoint({
  method: 'PUT',
  path: '/api/admin/mantras/:id',
  access: 'content',
  isVersioned: true,
  input: z.object({ ...one, ...mantraFields }),
  output: staffMantra,
})

/** The start of every line, in order; null for a line without a time. */
export const timeMantra = endpoint({
  method: 'PUT',
  path: '/api/admin/mantras/:id/timings',
  access: 'content',
  isVersioned: true,
  input: z.object({
    ...one,
    starts: z
      .array(z.nullable(startMs))
      .check(z.maxLength(600), z.refine(inOrder, 'Times must be in order')),
  }),
  output: staffMantra,
})

export const publishMantra = endpoint({
  method: 'POST',
  path: '/api/admin/mantras/:id/publication',
  access: 'content',
  isVersioned: true,
  input: publishing,
  output: staffMantra,
})

export const publishMantras = endpoint({
  method: 'POST',
  path: '/api/admin/mantras/publications',
  access: 'content',
  input: publications,
  output: donePublications,
})

/** Disappears for everybody else at once, and for good after 30 days. */
export const deleteMantra = endpoint({
  method: 'DELETE',
  path: '/api/admin/mantras/:id',
  access: 'content',
  isVersioned: true,
  input: z.object(one),
  output: staffMantra,
})

/** Restores it unchanged, at its old position. */
export const restoreMantra = endpoint({
  method: 'POST',
  path: '/api/admin/mantras/:id/restore',
  access: 'content',
  isVersioned: true,
  input: z.object(one),
  output: staffMantra,
})

/**
 * The body is the file itself. Its type is detected from its bytes. The lines lose their times
 * unless the new recording is a better version of the old one.
 */
export const uploadMantraAudio = endpoint({
  method: 'PUT',
  path: '/api/admin/mantras/:id/audio',
  access: 'content',
  isVersioned: true,
  upload: { maxBytes: largestRecording },
  input: z.object({
    ...one,
    keepTimings: z.optional(z.enum(['true', 'false'])),
    isSynthesised: z.optional(z.enum(['true', 'false'])),
  }),
  output: staffMantra,
})

export const removeMantraAudio = endpoint({
  method: 'DELETE',
  path: '/api/admin/mantras/:id/audio',
  access: 'content',
  isVersioned: true,
  input: z.object(one),
  output: staffMantra,
})
