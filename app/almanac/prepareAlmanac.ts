import type { QueryClient } from '@tanstack/react-query'
import type { JobInput, JobName } from './jobs.ts'
import { almanacQuery } from './queries.ts'

/**
 * Has the almanac's answer at hand for a page the server renders, where there is no worker to ask. In
 * a browser it does nothing, and none of the almanac comes with it.
 */
export async function prepareAlmanac<N extends JobName>(
  queryClient: QueryClient,
  name: N,
  input: JobInput<N>,
): Promise<void> {
  if (!import.meta.env.SSR) return
  const { jobs } = await import('./jobs.ts')
  const run = jobs[name] as (input: JobInput<N>) => unknown
  queryClient.setQueryData(almanacQuery(name, input).queryKey, run(input))
}
