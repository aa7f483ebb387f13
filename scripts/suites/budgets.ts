/**
 * What two cores of an ordinary machine can do in the minutes that a landing may take, shared out.
 * Processor time, because a busy machine changes it least; where it changes all the same, `slowness`
 * says how much.
 */
export const budgets = {
  lintAndTypes: 80,
  unit: 650,
  journeys: 520,
  /** Each of them. Two phones with a worker each take nine, in a slow hour eleven. */
  journey: 12,
  /** Of `--changed`: what is chosen, and one look at each thing people come for. */
  chosen: 130,
  smoke: 70,
} as const

export type Cost = { readonly name: string; readonly cpu: number }

const inSeconds = (cpu: number): string => `${cpu >= 10 ? Math.round(cpu) : cpu.toFixed(1)} CPU s`

const advice =
  'Make it cheaper, or move something to the proof (docs/decisions/0043-two-suites.md). The budget is not raised.'

/** What may be taken on a machine that is so many times slower than an ordinary one. */
const mayTake = (budget: number, slowness: number): string =>
  slowness === 1 ? `${budget}` : `${Math.round(budget * slowness)} here (${budget})`

/** A sentence if a step took more than it may. */
export const stepOverBudget = (
  name: string,
  cpu: number | null,
  budget: number | undefined,
  slowness: number,
): string[] =>
  cpu === null || budget === undefined || cpu <= budget * slowness
    ? []
    : [
        `${name} took ${inSeconds(cpu)}, and may take ${mayTake(budget, slowness)}. The dearest are listed above. ${advice}`,
      ]

/** A sentence for each journey that took more than one may. */
export const journeysOverBudget = (journeys: readonly Cost[], slowness: number): string[] =>
  journeys
    .filter(({ cpu }) => cpu > budgets.journey * slowness)
    .map(
      ({ name, cpu }) =>
        `${name} took ${inSeconds(cpu)}, and a journey may take ${mayTake(budgets.journey, slowness)}. ${advice}`,
    )

/** The ten that cost most. */
export const dearest = (costs: readonly Cost[]): string[] =>
  costs
    .toSorted((one, other) => other.cpu - one.cpu)
    .slice(0, 10)
    .map(({ name, cpu }) => `  ${cpu.toFixed(1).padStart(6)} CPU s  ${name}`)
