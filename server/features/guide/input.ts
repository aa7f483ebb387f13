import type { AuditValues } from '#contract/audit/admin.ts'
import type { NewRite } from '#contract/guide/admin.ts'
import { orNull } from '#server/admin/audit.ts'
import type { RiteRecord, StoredMantra, StoredStep } from './repository.ts'

/** A rite as an editor writes it. */
export type RiteInput = Omit<NewRite, 'id'>

type StepInput = RiteInput['steps'][number]

/** Lines have times of the step's own recording only. */
const toMantra = (
  { lines, meaning, sources, mantraId }: NonNullable<StepInput['mantra']>,
  recording: StoredMantra['recording'],
): StoredMantra => ({
  lines: lines.map(({ text, startMs }) => ({ text, startMs: recording && startMs })),
  meaning,
  sources: sources || undefined,
  mantraId: mantraId || undefined,
  recording,
})

const toStep = (
  { sanskritName, mantra, aartis = [], isShort, endsDay, ...step }: StepInput,
  current: StoredStep | undefined,
): StoredStep => ({
  ...step,
  sanskritName: sanskritName || undefined,
  mantra: mantra && toMantra(mantra, current?.mantra?.recording),
  aartis: aartis.length > 0 ? aartis : undefined,
  isShort: isShort || undefined,
  endsDay: endsDay || undefined,
})

/** As it is stored. What was recorded for a step stays with it, wherever it moves. */
export const toFields = (
  { title, summary, occasion, samagri, steps }: RiteInput,
  current: readonly StoredStep[] = [],
) => ({
  title,
  summary,
  occasion,
  samagri: samagri.map(({ id, name, amount, productId, isOptional }) => ({
    id,
    name,
    amount,
    productId: productId || undefined,
    isOptional: isOptional || undefined,
  })),
  steps: steps.map((step) =>
    toStep(
      step,
      current.find(({ id }) => id === step.id),
    ),
  ),
})

/** A rite as an editor would write it again; what was recorded is not written. */
export const inputOf = ({
  title,
  summary,
  occasion,
  samagri,
  steps,
}: RiteRecord): Record<keyof RiteInput, unknown> => ({
  title,
  summary,
  occasion,
  samagri,
  steps: steps.map(({ mantra, ...step }) => {
    if (!mantra) return step
    const { recording: _, lines, ...words } = mantra
    return { ...step, mantra: { ...words, lines: lines.map(({ text }) => ({ text })) } }
  }),
})

const logged = (parts: readonly (string | number | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' | ')

const loggedStep = ({ mantra, aartis = [], ...step }: StoredStep): string =>
  logged([
    step.id,
    step.kind,
    step.title,
    step.sanskritName,
    step.instruction,
    ...(mantra
      ? [mantra.lines.map(({ text }) => text).join(' '), mantra.meaning, mantra.mantraId]
      : []),
    aartis.join(' '),
    `${step.minutes} min`,
    step.isShort ? 'short' : undefined,
    step.endsDay ? 'ends the day' : undefined,
    step.picture,
  ])

/** What the activity log records of a rite. */
export const toAuditValues = (record: RiteRecord): AuditValues => {
  const recorded = record.steps.flatMap(({ id, mantra }) =>
    mantra?.recording ? [{ id, ...mantra, recording: mantra.recording }] : [],
  )
  return {
    ...orNull(inputOf(record)),
    samagri: record.samagri.map(({ id, name, amount, productId, isOptional }) =>
      logged([id, name, amount, productId, isOptional ? 'optional' : undefined]),
    ),
    steps: record.steps.map(loggedStep),
    recordings: recorded.map(({ id, recording }) => `${id} ${recording.url}`),
    starts: recorded.map(({ id, lines }) =>
      [id, ...lines.map(({ startMs = '-' }) => startMs)].join(' '),
    ),
  }
}
