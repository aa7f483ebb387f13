/**
 * What two cores can do in the minutes that a landing may take, shared out. Processor time, because
 * a busy machine changes it least. Even so the same run took a quarter more in a slow hour of a
 * shared machine: they are a third above a quiet run.
 */
export const budgets = {
  lintAndTypes: 120,
  unit: 900,
  journeys: 800,
  /** Each of them. Two phones with a worker each take nine, in a slow hour twelve. */
  journey: 13,
} as const

export type Cost = { readonly name: string; readonly cpu: number }

const inSeconds = (cpu: number): string => `${cpu >= 10 ? Math.round(cpu) : cpu.toFixed(1)} CPU s`

const advice =
  'Make it cheaper, or move something to the proof (docs/decisions/0043-two-suites.md). The budget is not raised.'

/** A sentence if a step took more than it may. */
export const stepOverBudget = (
  name: string,
  cpu: number | null,
  budget: number | undefined,
): string[] =>
  cpu === null || budget === undefined || cpu <= budget
    ? []
    : [
        `${name} took ${inSeconds(cpu)}, and may take ${budget}. The dearest are listed above. ${advice}`,
      ]

/** A sentence for each journey that took more than one may. */
export const journeysOverBudget = (journeys: readonly Cost[]): string[] =>
  journeys
    .filter(({ cpu }) => cpu > budgets.journey)
    .map(
      ({ name, cpu }) =>
        `${name} took ${inSeconds(cpu)}, and a journey may take ${budgets.journey}. ${advice}`,
    )

/** The ten that cost most. */
export const dearest = (costs: readonly Cost[]): string[] =>
  costs
    .toSorted((one, other) => other.cpu - one.cpu)
    .slice(0, 10)
    .map(({ name, cpu }) => `  ${cpu.toFixed(1).padStart(6)} CPU s  ${name}`)
