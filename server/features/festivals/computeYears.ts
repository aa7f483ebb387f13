import { join } from 'node:path'
import * as z from 'zod/mini'
import type { FestivalFacts } from '#contract/festivals/facts.ts'
import { festival } from '#contract/festivals/public.ts'
import { runChildProcess } from '#server/processes/childProcess.ts'
import { type ComputedFestival, loadSky } from './sky.ts'
import type { YearsJob } from './yearsJob.ts'

export type ComputeYears = (job: YearsJob) => Promise<ComputedFestival[]>

/** Five years take about a second; a small machine that is starting needs more. */
const limits = { timeoutMs: 120_000, heapMb: 256 }

/** Of all groups: whatever the temple shows, its staff can change each of them. */
export const computeYears: ComputeYears = async ({ place, from, to }) =>
  (await loadSky()).storedBetween(place, { from, to })

/** Its facts are as the same code made them. */
const answer = z.array(
  z.extend(festival, { facts: z.custom<FestivalFacts>((facts) => typeof facts === 'object') }),
)

/**
 * The same in a process that ends, because the almanac would stay in the server's memory, unused on
 * most days.
 */
export const computeYearsApart: ComputeYears = async (job) =>
  answer.parse(
    await runChildProcess(join(import.meta.dirname, 'yearsInChildProcess.ts'), job, limits),
  )
