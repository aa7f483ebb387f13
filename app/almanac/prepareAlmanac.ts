import type { QueryClient } from '@tanstack/react-query'
import { AlmanacError } from '#almanac/errors.ts'
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
  try {
    queryClient.setQueryData(almanacQuery(name, input).queryKey, run(input))
  } catch (error) {
    // Where it has no answer, on a day without a sunrise, say, the page tells that itself.
    if (!(error instanceof AlmanacError)) throw error
  }
}
