import {
  choice,
  flag,
  inRow,
  openChoice,
  own,
  ownValue,
  rowsOf,
  text,
  whole,
  writtenAs,
} from '#app/admin/form/fields.ts'
import { formOf } from '#app/admin/form/formOf.ts'
import { rows } from '#app/admin/form/parts.ts'
import { linesOf } from '#app/admin/recordings/linesOfText.ts'
import type { UseFormReturn } from 'react-hook-form'
import type { Sent } from '#contract/endpoint.ts'
import {
  createRite,
  samagriInput,
  type StaffRite,
  stepInput,
  stepMantraInput,
} from '#contract/guide/admin.ts'
import { riteOccasions, stepKinds, type StepPicture } from '#contract/guide/public.ts'
import { namedParts, newPartId } from './partIds.ts'

export const thingValues = formOf(
  {
    id: ownValue(''),
    ...inRow('gap-4 sm:grid-cols-[3fr_2fr_3fr]', {
      name: text(),
      amount: text(),
      productId: text(),
    }),
    isOptional: flag(),
  },
  samagriInput,
)

type Line = { text: string; startMs?: number | undefined }

export const mantraValues = formOf(
  {
    lines: writtenAs<Line[]>(
      (lines) => lines.map((line) => line.text).join('\n'),
      (typed) => rowsOf(typed).map((row) => ({ text: row })),
      { rows: 4, lang: 'sa' },
    ),
    meaning: text({ rows: 3 }),
    sources: text({ rows: 2 }),
    mantraId: text(),
  },
  stepMantraInput,
)

type MantraValues = typeof mantraValues.empty & { isThere: boolean }

const mantra = own<MantraValues, Parameters<typeof mantraValues.toValues>[0]>({
  empty: { ...mantraValues.empty, isThere: false },
  toValue: (stored) => ({ ...mantraValues.toValues(stored), isThere: true }),
  toInput: ({ isThere, ...written }) => (isThere ? mantraValues.toInput(written) : undefined),
})

export const stepValues = formOf(
  {
    id: ownValue(''),
    title: text(),
    ...inRow('gap-5 sm:grid-cols-2', {
      sanskritName: text({ lang: 'sa' }),
      kind: choice(stepKinds, 'kinds', 'offering'),
    }),
    picture: ownValue<StepPicture>('hands'),
    instruction: text({ rows: 3 }),
    mantra,
    aartis: ownValue<string[]>([]),
    minutes: whole({ maxLength: 3 }),
    isShort: flag(),
    endsDay: flag(),
  },
  stepInput,
)

export type ThingValues = typeof thingValues.empty
export type StepValues = typeof stepValues.empty

const thingText = ({ name, amount }: ThingValues): string => `${name}: ${amount}`

const stepText = ({ mantra: { isThere, lines, meaning }, ...step }: StepValues): string => {
  const head = [step.title, step.sanskritName, `${step.minutes} min`].filter(Boolean).join(', ')
  return [head, step.instruction, ...(isThere ? [lines, meaning] : [])].join('\n')
}

export const riteValues = formOf(
  {
    title: text(),
    summary: text({ rows: 3 }),
    occasion: openChoice(riteOccasions, 'occasions'),
    samagri: rows(thingValues, { read: (things) => things.map(thingText).join('\n') }),
    steps: rows(stepValues, { read: (steps) => steps.map(stepText).join('\n\n') }),
  },
  createRite.input,
)

export type RiteValues = typeof riteValues.empty
export type RiteForm = UseFormReturn<RiteValues>

export const newStep = (): StepValues => ({
  ...stepValues.empty,
  id: newPartId(),
  minutes: '1',
})
export const newThing = (): ThingValues => ({ ...thingValues.empty, id: newPartId() })

type RiteInput = Omit<Sent<typeof createRite>, 'id'>
type StepInput = RiteInput['steps'][number]

/** Lines that are still there keep their times of the step's recording. */
const withTimes = (step: StepInput, current: StaffRite['steps']): StepInput => {
  const { mantra: written } = step
  if (!written) return step
  const was = current.find(({ id }) => id === step.id)?.mantra?.lines
  const typed = written.lines.map((line) => line.text).join('\n')
  const lines = linesOf(
    typed,
    was?.map(({ text: line, startMs }) => ({ text: line, startMs })),
  )
  return {
    ...step,
    mantra: { ...written, lines: lines.map(({ verse: _, ...line }) => line) },
  }
}

/** `before` is the rite over which it was written. */
export function toRiteInput(
  values: RiteValues,
  before: Pick<StaffRite, 'samagri' | 'steps'> = { samagri: [], steps: [] },
): RiteInput {
  const { samagri, steps, ...input } = riteValues.toInput(values)
  const named = namedParts(steps, ({ title }) => title, before.steps)
  return {
    ...input,
    samagri: namedParts(samagri, ({ name }) => name, before.samagri),
    // What was chosen to be sung stays in the form while another kind is tried.
    steps: named.map((step) =>
      withTimes({ ...step, ...(step.kind !== 'aarti' && { aartis: [] }) }, before.steps),
    ),
  }
}

/** The fields of an earlier version. */
export const riteValuesOf = (content: object): RiteValues | undefined => {
  const read = createRite.input.safeParse(content)
  return read.success ? riteValues.toValues(read.data) : undefined
}

/** The ids of the steps in which something is missing or wrong. */
export const wrongSteps = (values: RiteValues): string[] => {
  const issues = createRite.input.safeParse(toRiteInput(values)).error?.issues ?? []
  const places = issues.flatMap(({ path: [list, at] }) => (list === 'steps' ? [Number(at)] : []))
  return values.steps.flatMap(({ id }, at) => (places.includes(at) ? [id] : []))
}
