import { ask } from './almanac.ts'
import type { JobInput, JobName } from './jobs.ts'
import { almanacKey } from './queryKey.ts'

/** A query that the almanac answers on this phone, online or offline. */
export const almanacQuery = <N extends JobName>(name: N, input: JobInput<N>) => ({
  queryKey: [almanacKey, name, input] as const,
  queryFn: () => ask(name, input),
})
