import * as z from 'zod'
import { riteOccasions, stepKinds, stepPictures } from '#contract/guide/public.ts'
import type { StoredMantra, StoredStep } from '#server/features/guide/repository.ts'
import { sourceOf } from './sources.ts'

/** A rite as its file has it. The transliteration is there to be read; it is derived anew. */
export const riteFile = z.object({
  /** Also when it is performed. */
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  samagri: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      amount: z.string(),
      product: z.string().optional(),
      optional: z.boolean().optional(),
    }),
  ),
  steps: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(stepKinds),
      picture: z.enum(stepPictures),
      title: z.string(),
      sanskritName: z.string().optional(),
      instruction: z.string(),
      mantra: z
        .object({
          lines: z.array(z.string()).min(1),
          meaning: z.string(),
          /** The mantra of ours whose recording this is. */
          recitation: z.string().optional(),
          source: z.array(z.string()),
        })
        .optional(),
      aarti: z.array(z.string()).optional(),
      minutes: z.int(),
      /** Stays in the short form. */
      short: z.boolean(),
      endsDay: z.literal(true).optional(),
    }),
  ),
})
type RiteFile = z.infer<typeof riteFile>

/** What recites a text that is none of our mantras: one for every step that has it. */
export const stepAudioFile = z.array(
  z.object({
    file: z.string(),
    bytes: z.int(),
    durationMs: z.int(),
    lines: z.array(z.object({ text: z.string(), startMs: z.int() })),
  }),
)
export type StepAudio = z.infer<typeof stepAudioFile>

const textOf = (lines: StepAudio[number]['lines']): string =>
  lines.map(({ text }) => text).join('\n')

const toRecording = ({ file, bytes, durationMs }: StepAudio[number]) => ({
  url: `/audio/${file}`,
  bytes,
  durationMs,
  isSynthesised: true,
})

const toMantra = (
  { lines, meaning, recitation, source }: NonNullable<RiteFile['steps'][number]['mantra']>,
  audio: StepAudio,
): StoredMantra => {
  const recorded = audio.find((each) => textOf(each.lines) === lines.join('\n'))
  return {
    lines: recorded?.lines ?? lines.map((text) => ({ text })),
    meaning,
    sources: source.map((each) => `Text: ${sourceOf(each)}`).join('\n'),
    mantraId: recitation,
    recording: recorded && toRecording(recorded),
  }
}

const toStep = (
  { mantra, aarti, short, ...step }: RiteFile['steps'][number],
  audio: StepAudio,
): StoredStep => ({
  ...step,
  mantra: mantra && toMantra(mantra, audio),
  aartis: aarti,
  isShort: short || undefined,
})

/** A rite as it is stored. */
export const toSeedRite = (
  { id, title, summary, samagri, steps }: RiteFile,
  audio: StepAudio = [],
) => {
  const occasion = z.enum(riteOccasions).parse(id.replaceAll('-', '_'))
  return {
    id,
    position: riteOccasions.indexOf(occasion) + 1,
    title,
    summary,
    occasion,
    samagri: samagri.map(({ product, optional, ...item }) => ({
      ...item,
      productId: product,
      isOptional: optional || undefined,
    })),
    steps: steps.map((step) => toStep(step, audio)),
  }
}
export type SeedRite = ReturnType<typeof toSeedRite>
