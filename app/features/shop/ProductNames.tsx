import { useQuery } from '@tanstack/react-query'
import { featuredOf } from './featuredOf.ts'
import { productsQuery } from './queries.ts'

const shown = 4

/**
 * The home page's products for readers without scripts, who never get their cards. Their names
 * alone: the page has to come in the first flight of the network
 * (server/http/firstFlight.proof.test.ts).
 */
export function ProductNames() {
  const { data = [] } = useQuery({ ...productsQuery, meta: { isOnlyRendered: true } })
  return featuredOf(data, shown)
    .map(({ name }) => name)
    .join(', ')
}
