import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import type { Marked } from '#contract/translations/inEnglish.ts'

/** Our own drawings of what is done. */
export const stepPictures = [
  'lamp',
  'sankalp',
  'water',
  'kalash',
  'feet',
  'arghya',
  'sip',
  'seat',
  'bath',
  'cloth',
  'thread',
  'sandal',
  'flowers',
  'durva',
  'incense',
  'food',
  'betel',
  'coin',
  'aarti',
  'circumambulation',
  'bow',
  'moon',
  'idol',
  'visarjan',
  'hands',
] as const
export type StepPicture = (typeof stepPictures)[number]

/**
 * What the app does at a step besides showing it: the sankalp is composed for the day and place, at
 * the moon it says when it rises, at the aarti it sings.
 */
export const stepKinds = ['prepare', 'sankalp', 'offering', 'moon', 'aarti', 'close'] as const

/** When a rite is performed; one without an occasion is for any day. */
export const riteOccasions = ['daily', 'sankashti', 'ganesh_chaturthi'] as const
export type RiteOccasion = (typeof riteOccasions)[number]

/** One thing to have ready. */
const samagriItem = z.object({
  id: z.string(),
  name: z.string(),
  /** As people say it: *21 blades*, *a little*. */
  amount: z.string(),
  /** The shop has it. */
  productId: z.optional(z.string()),
  isOptional: z.optional(z.literal(true)),
})
export type SamagriItem = z.infer<typeof samagriItem> & Marked

const stepRecording = z.object({
  url: z.string(),
  bytes: z.number(),
  durationMs: z.number(),
  isSynthesised: z.boolean(),
})

const stepMantra = z.object({
  lines: z.array(
    z.object({
      text: z.string(),
      iast: z.string(),
      /** Has a conjunct or sign that the small Sanskrit font would draw wrongly. */
      needsFullFont: z.optional(z.boolean()),
      /** Milliseconds into the step's own recording. */
      startMs: z.optional(z.number()),
    }),
  ),
  meaning: z.string(),
  /** Where the text comes from: one in each row. */
  sources: z.optional(z.string()),
  /** The temple's own voice. */
  recording: z.optional(stepRecording),
  /** Without one: the mantra of ours that is this very text, and has a recording. */
  mantraId: z.optional(z.string()),
})
export type StepMantra = z.infer<typeof stepMantra> & Marked

const riteStep = z.object({
  id: z.string(),
  kind: z.enum(stepKinds),
  picture: z.enum(stepPictures),
  title: z.string(),
  /** Its name in Sanskrit, in Devanagari: `आसनम्`. */
  sanskritName: z.optional(z.string()),
  /** What to do, in one or two sentences. */
  instruction: z.string(),
  mantra: z.optional(stepMantra),
  /** Of a step of the kind `aarti`: what is sung, by id and in order. */
  aartis: z.optional(z.array(z.string())),
  minutes: z.number(),
  /** Stays when the family takes the short form. */
  isShort: z.optional(z.literal(true)),
  /** What follows is for another day: visarjan, after the days of a guest. */
  endsDay: z.optional(z.literal(true)),
})
export type RiteStep = Omit<z.infer<typeof riteStep>, 'mantra'> &
  Marked & { mantra?: StepMantra | undefined }

export const rite = z.object({
  /** Its slug: `/puja/guide/daily`. */
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  occasion: z.optional(z.enum(riteOccasions)),
  samagri: z.array(samagriItem),
  steps: z.array(riteStep),
})
export type Rite = Omit<z.infer<typeof rite>, 'samagri' | 'steps'> &
  Marked & { samagri: SamagriItem[]; steps: RiteStep[] }

/** A rite as one row of the list. */
export const riteRow = z.extend(
  z.pick(rite, { id: true, title: true, summary: true, occasion: true }),
  {
    stepCount: z.number(),
    minutes: z.number(),
    shortMinutes: z.number(),
  },
)
export type RiteRow = z.infer<typeof riteRow> & Marked

/** In the temple's order. */
export const listRites = endpoint({
  method: 'GET',
  path: '/api/rites',
  access: 'anyone',
  input: z.object({}),
  output: z.array(riteRow),
  cacheSeconds: 60,
})

export const getRite = endpoint({
  method: 'GET',
  path: '/api/rites/:id',
  access: 'anyone',
  input: z.object({ id: z.string() }),
  output: rite,
  cacheSeconds: 60,
})
