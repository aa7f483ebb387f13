import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { longText, oneLine, optionalLine, optionalText } from '#contract/fields.ts'
import { donePublications, publications } from '#contract/writing/publicationsAdmin.ts'
import {
  addressPart,
  one,
  publishedFilters,
  publishedPageOf,
  publishedState,
  publishing,
} from '#contract/writing/publishingAdmin.ts'
import { inOrder, largestRecording, startMs } from '#contract/writing/recordingsAdmin.ts'
import { rite, riteOccasions, riteRow, stepKinds, stepPictures } from './public.ts'

/** All that was written, also what is hidden from everybody: of a product that is sold out, say. */
const staffRite = z.extend(rite, publishedState)
export type StaffRite = z.infer<typeof staffRite>

const staffRiteSummary = z.extend(riteRow, {
  ...publishedState,
  /** How many of its mantras have a recording of their own. */
  recordingCount: z.number(),
})
export type StaffRiteSummary = z.infer<typeof staffRiteSummary>

/** In the temple's order. */
export const listStaffRites = endpoint({
  method: 'GET',
  path: '/api/admin/rites',
  access: 'content',
  input: z.object(publishedFilters),
  output: publishedPageOf(staffRiteSummary),
})

/** Words that the rites' own addresses use. */
export const reservedRiteIds = ['new', 'order'] as const

/** The last part of its address, `/puja/guide/{id}`; it never changes. */
const riteId = addressPart(reservedRiteIds)

/** Of a step or a thing within its rite: translations and recordings are found by it. */
const partId = addressPart([])

const isOnceEach = (parts: readonly { readonly id: string }[]): boolean =>
  new Set(parts.map(({ id }) => id)).size === parts.length

const yes = z._default(z.boolean(), false)

export const samagriInput = z.object({
  id: partId,
  name: oneLine(120),
  amount: oneLine(80),
  productId: optionalLine(120),
  isOptional: yes,
})

const samagri = z
  .array(samagriInput)
  .check(
    z.maxLength(100, 'At most 100 things'),
    z.refine(isOnceEach, 'Each thing needs an id of its own'),
  )

const lines = z
  .array(
    z.object({
      text: oneLine(500),
      /** If left out, the line loses its time. */
      startMs: z.optional(startMs),
    }),
  )
  .check(
    z.minLength(1, 'Please write at least one line'),
    z.maxLength(200, 'At most 200 lines'),
    z.refine((all) => inOrder(all.map((line) => line.startMs)), 'Times must be in order'),
  )

/** Its recording stays with the step, unless the mantra is left out. */
export const stepMantraInput = z.object({
  lines,
  meaning: longText(4000),
  sources: optionalText(2000),
  mantraId: optionalLine(120),
})

const aartis = z.array(z.string().check(z.maxLength(120))).check(
  z.maxLength(30, 'At most 30 aartis'),
  z.refine((all) => new Set(all).size === all.length, 'Each only once'),
)

const minutes = z
  .int('Please enter whole minutes')
  .check(z.gte(0, 'Please enter whole minutes'), z.lte(240, 'At most 240 minutes'))

export const stepInput = z.object({
  id: partId,
  kind: z.enum(stepKinds),
  picture: z.enum(stepPictures),
  title: oneLine(120),
  sanskritName: optionalLine(80),
  instruction: longText(1000),
  mantra: z.optional(stepMantraInput),
  aartis: z.optional(aartis),
  minutes,
  isShort: yes,
  endsDay: yes,
})

const steps = z
  .array(stepInput)
  .check(
    z.minLength(1, 'Please write at least one step'),
    z.maxLength(80, 'At most 80 steps'),
    z.refine(isOnceEach, 'Each step needs an id of its own'),
  )

/** All of it is plain text, never markup. */
const riteFields = {
  title: oneLine(120),
  summary: longText(600),
  occasion: z.optional(z.enum(riteOccasions)),
  samagri,
  steps,
}

/** Creates a draft at the end of the order. Without an id one is made from the title; 409 `id_taken`. */
export const createRite = endpoint({
  method: 'POST',
  path: '/api/admin/rites',
  access: 'content',
  input: z.object({ id: z.optional(riteId), ...riteFields }),
  output: staffRite,
})
export type NewRite = z.infer<typeof createRite.input>

const ids = z.array(z.string().check(z.maxLength(120))).check(z.maxLength(500))

/** All ids except the deleted ones, in their new order; 412 if some were added or deleted in the meantime. */
export const orderRites = endpoint({
  method: 'PUT',
  path: '/api/admin/rites/order',
  access: 'content',
  input: z.object({ ids }),
  output: z.object({ ids: z.array(z.string()) }),
})

export const getStaffRite = endpoint({
  method: 'GET',
  path: '/api/admin/rites/:id',
  access: 'content',
  isVersioned: true,
  input: z.object(one),
  output: staffRite,
})

/** The rite as its page would show it if it were published now. */
export const previewRite = endpoint({
  method: 'GET',
  path: '/api/admin/rites/:id/preview',
  access: 'content',
  input: z.object(one),
  output: rite,
})

/** Steps are known by their ids, in any order; what is left out is gone, with its recording. */
export const updateRite = endpoint({
  method: 'PUT',
  path: '/api/admin/rites/:id',
  access: 'content',
  isVersioned: true,
  input: z.object({ ...one, ...riteFields }),
  output: staffRite,
})

export const publishRite = endpoint({
  method: 'POST',
  path: '/api/admin/rites/:id/publication',
  access: 'content',
  isVersioned: true,
  input: publishing,
  output: staffRite,
})

export const publishRites = endpoint({
  method: 'POST',
  path: '/api/admin/rites/publications',
  access: 'content',
  input: publications,
  output: donePublications,
})

/** Disappears for everybody else at once, and for good after 30 days. */
export const deleteRite = endpoint({
  method: 'DELETE',
  path: '/api/admin/rites/:id',
  access: 'content',
  isVersioned: true,
  input: z.object(one),
  output: staffRite,
})

/** Restores it unchanged, at its old position. */
export const restoreRite = endpoint({
  method: 'POST',
  path: '/api/admin/rites/:id/restore',
  access: 'content',
  isVersioned: true,
  input: z.object(one),
  output: staffRite,
})

const ofStep = { ...one, step: z.string().check(z.maxLength(120)) }

/**
 * The body is the file itself: the priest's voice at a step that has a mantra. Its lines lose their
 * times unless the new recording is a better version of the old one.
 */
export const uploadStepAudio = endpoint({
  method: 'PUT',
  path: '/api/admin/rites/:id/steps/:step/audio',
  access: 'content',
  isVersioned: true,
  upload: { maxBytes: largestRecording },
  input: z.object({
    ...ofStep,
    keepTimings: z.optional(z.enum(['true', 'false'])),
    isSynthesised: z.optional(z.enum(['true', 'false'])),
  }),
  output: staffRite,
})

export const removeStepAudio = endpoint({
  method: 'DELETE',
  path: '/api/admin/rites/:id/steps/:step/audio',
  access: 'content',
  isVersioned: true,
  input: z.object(ofStep),
  output: staffRite,
})

/** The start of every line of the step's mantra, in order; null for a line without a time. */
export const timeStep = endpoint({
  method: 'PUT',
  path: '/api/admin/rites/:id/steps/:step/timings',
  access: 'content',
  isVersioned: true,
  input: z.object({
    ...ofStep,
    starts: z
      .array(z.nullable(startMs))
      .check(z.maxLength(200), z.refine(inOrder, 'Times must be in order')),
  }),
  output: staffRite,
})
