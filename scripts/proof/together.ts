import { add } from '#scripts/suites/counts.ts'
import type { Outcome } from '#scripts/suites/steps.ts'

/** Several runs as one. */
export const together = (outcomes: readonly Outcome[]): Outcome => ({
  counts: add(outcomes.map(({ counts }) => counts)),
  failures: outcomes.flatMap(({ failures = [] }) => failures),
  notes: outcomes.flatMap(({ notes = [] }) => notes),
  costs: outcomes.flatMap(({ costs = [] }) => costs),
})
