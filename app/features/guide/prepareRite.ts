import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { whyMissing } from '#app/whyMissing.ts'
import { riteQuery } from './queries.ts'

/** What a rite's pages are rendered from. Throws the router's notFound if there is none. */
export async function prepareRite(id: string, queryClient: QueryClient) {
  return queryClient.ensureQueryData(riteQuery(id)).catch((error: unknown) => {
    const why = whyMissing(error)
    throw why === 'missing' || why === 'gone' ? notFound() : error
  })
}
