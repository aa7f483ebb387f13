import type { QueryClient } from '@tanstack/react-query'
import { AlmanacError } from '#almanac/errors.ts'
import type { JobInput, JobName } from './jobs.ts'
import { almanacQuery } from './queries.ts'

/**
 * Prepares the almanac's answer for a page the server renders, where there is no worker. In
 * a browser it does nothing, and loads none of the almanac.
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
    // If it has no answer, for example on a day without a sunrise, the page says so itself.
    if (!(error instanceof AlmanacError)) throw error
  }
}
