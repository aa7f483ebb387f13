import type { Place } from '#almanac/place.ts'
import { afterFirstLook } from '#app/lazy/calm.ts'
import { ask } from './almanac.ts'
import { isSamePlace } from './isSamePlace.ts'
import type { JobInput, JobName } from './jobs.ts'
import { almanacKey } from './queryKey.ts'

/**
 * A query that the almanac answers on this phone, online or offline. A rendered page knows its day
 * at the temple already, so for that place the almanac need not start at once.
 */
export const almanacQuery = <N extends JobName>(name: N, input: JobInput<N>) => ({
  queryKey: [almanacKey, name, input] as const,
  queryFn: async () => {
    if (!isElsewhere(input)) await afterFirstLook
    return ask(name, input)
  },
})

const isElsewhere = ({ place, reference = place }: { place: Place; reference?: Place }): boolean =>
  !isSamePlace(place, reference)
