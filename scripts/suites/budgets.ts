/**
 * What two cores can do in the minutes that a landing may take, shared out: CPU seconds of a quiet
 * hour, to which `slowness` is applied. Browsers do not slow down as the rest does (three times as
 * much in the same hour as in which other tests took a quarter more), so that journeys are counted,
 * and each is compared with the others of its run.
 */
export const budgets = {
  lintAndTypes: 120,
  unit: 800,
  /** How many. */
  journeys: 160,
  /** Each of them, as a multiple of the mean. Two phones with a worker each take two and a half. */
  journey: 4,
} as const

export type Cost = { readonly name: string; readonly cpu: number }

const inSeconds = (cpu: number): string => `${cpu >= 10 ? Math.round(cpu) : cpu.toFixed(1)} CPU s`

const advice =
  'Make it cheaper, or move something to the proof (docs/decisions/0043-two-suites.md). The budget is not raised.'

/** A sentence if a step took more than it may on a machine that is so many times slower now. */
export const stepOverBudget = (
  name: string,
  cpu: number | null,
  budget: number | undefined,
  slowness = 1,
): string[] => {
  if (cpu === null || budget === undefined || cpu <= budget * slowness) return []
  const now = slowness > 1 ? `, now ${Math.round(budget * slowness)}` : ''
  const may = `may take ${budget}${now}`
  return [`${name} took ${inSeconds(cpu)}, and ${may}. The dearest are listed above. ${advice}`]
}

/** Sentences about journeys that are too many, and for each that took more than one may. */
export const journeysOverBudget = (journeys: readonly Cost[]): string[] => {
  const mean = journeys.reduce((sum, { cpu }) => sum + cpu, 0) / journeys.length
  const limit = mean * budgets.journey
  const tooMany =
    journeys.length > budgets.journeys
      ? [`There are ${journeys.length} journeys, and may be ${budgets.journeys}. ${advice}`]
      : []
  const tooDear = journeys
    .filter(({ cpu }) => cpu > limit)
    .map(
      ({ name, cpu }) =>
        `${name} took ${inSeconds(cpu)}, and a journey of this run may take ${inSeconds(limit)}, ${budgets.journey} times the mean. ${advice}`,
    )
  return [...tooMany, ...tooDear]
}

/** The ten that cost most. */
export const dearest = (costs: readonly Cost[]): string[] =>
  costs
    .toSorted((one, other) => other.cpu - one.cpu)
    .slice(0, 10)
    .map(({ name, cpu }) => `  ${cpu.toFixed(1).padStart(6)} CPU s  ${name}`)
