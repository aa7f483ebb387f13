import type { Rite, RiteRow, RiteStep, StepMantra } from '#contract/guide/public.ts'
import { toIast } from '#server/devanagari/iast.ts'
import { needsFullFont } from '#server/devanagari/sanskritFont.ts'
import type { RiteRecord, StoredMantra, StoredStep } from './repository.ts'

const toMantra = ({ lines, ...mantra }: StoredMantra): StepMantra => ({
  ...mantra,
  lines: lines.map(({ text, startMs }) => ({
    text,
    iast: toIast(text),
    ...(needsFullFont(text) && { needsFullFont: true }),
    ...(startMs !== undefined && { startMs }),
  })),
})

const toStep = ({ mantra, ...step }: StoredStep): RiteStep => ({
  ...step,
  ...(mantra && { mantra: toMantra(mantra) }),
})

/** A rite with everything derived from its texts. */
export const toRite = ({ id, title, summary, occasion, samagri, steps }: RiteRecord): Rite => ({
  id,
  title,
  summary,
  ...(occasion !== undefined && { occasion }),
  samagri: [...samagri],
  steps: steps.map(toStep),
})

const minutesOf = (steps: readonly StoredStep[]): number =>
  steps.reduce((sum, { minutes }) => sum + minutes, 0)

export const toRow = ({ id, title, summary, occasion, steps }: RiteRecord): RiteRow => ({
  id,
  title,
  summary,
  ...(occasion !== undefined && { occasion }),
  stepCount: steps.length,
  minutes: minutesOf(steps),
  shortMinutes: minutesOf(steps.filter(({ isShort }) => isShort)),
})
