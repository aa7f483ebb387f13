import type { Place } from '#almanac/place.ts'
import { afterFirstRender } from '#app/lazy/calm.ts'
import { runJob } from './almanac.ts'
import { isSamePlace } from './isSamePlace.ts'
import type { JobInput, JobName } from './jobs.ts'
import { almanacKey } from './queryKey.ts'

/**
 * A query answered by the almanac on this phone, online or offline. A server-rendered page includes
 * its day at the temple, so for that place the almanac need not start at once.
 */
export const almanacQuery = <N extends JobName>(name: N, input: JobInput<N>) => ({
  queryKey: [almanacKey, name, input] as const,
  queryFn: async () => {
    if (!isElsewhere(input)) await afterFirstRender
    return runJob(name, input)
  },
})

const isElsewhere = ({ place, reference = place }: { place: Place; reference?: Place }): boolean =>
  !isSamePlace(place, reference)
