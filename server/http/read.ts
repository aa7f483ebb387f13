import type { Knex } from 'knex'
import type { Out } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'
import { reads, type Read, type ReadName, type Reads } from '#contract/reads.ts'
import { guest, guestContext, type Route } from './implement.ts'

/** What staff wrote, in the language of a page. */
export type ReadIn = (language: Language) => Read

/** Public reads without HTTP in between: the same route, called as a guest. */
export const createRead = (db: Knex, routes: readonly Route[]): ReadIn => {
  const routeOf = new Map(routes.map((route) => [route.endpoint.path, route]))
  return (language) =>
    async <N extends ReadName>(name: N, input: unknown): Promise<Out<Reads[N]>> => {
      const route = routeOf.get(reads[name].path)
      if (!route) throw new Error(`No route answers ${name}`)
      const answer = await route.call(input, guest).run(guestContext(db, language))
      // The route has parsed it with this endpoint's own output.
      return answer as Out<Reads[N]>
    }
}
