import { computeYears, type ComputeYears } from '#server/features/festivals/computeYears.ts'

const computed = new Map<string, ReturnType<ComputeYears>>()

/** The almanac's festivals; most temples of the tests ask for the same, and years take a second. */
export const knownYears: ComputeYears = async (job) => {
  const key = JSON.stringify(job)
  const years = computed.get(key) ?? computeYears(job)
  computed.set(key, years)
  return structuredClone(await years)
}
