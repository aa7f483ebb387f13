import { notFound } from '@tanstack/react-router'
import type { RouterContext } from '#app/routerContext.ts'
import type { Festival } from '#contract/festivals.ts'
import { readQuery } from '#app/queries.ts'
import { festivalWords } from './festivalWords.ts'
import { festivalQuery } from './queries.ts'

/** No festival has such a name, or could have it: one that is too long is refused. */
const isNowhere: readonly unknown[] = ['not_found', 'invalid_input']

/** What a festival's page is rendered from. Throws the router's notFound if there is none. */
export async function loadFestival(slug: string, { prepare, queryClient }: RouterContext) {
  const query = festivalQuery(slug)
  // Its story leads to a puja, if the temple offers it.
  await Promise.all([prepare(query), prepare(readQuery('listPujas', {}))])
  const { data, error } = queryClient.getQueryState<Festival>(query.queryKey) ?? {}
  if (error && 'code' in error && isNowhere.includes(error.code)) throw notFound()
  return { slug, ...festivalWords(slug, data) }
}
