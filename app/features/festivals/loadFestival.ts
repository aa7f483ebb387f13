import { notFound } from '@tanstack/react-router'
import type { RouterContext } from '#app/routerContext.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { readQuery } from '#app/queries.ts'
import { festivalWords } from './festivalWords.ts'
import { greatOfSlug } from './greatOfSlug.ts'
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
  const great = data?.group === undefined && data ? undefined : greatOfSlug(slug)
  if (!great) return { slug, ...festivalWords(slug, data), greatStory: undefined }
  // Apart from Ganesha's, because they are as long again.
  const { greatStories } = await import('#app/i18n/en/festivals/greatStories.ts')
  const { stories } = greatStories.english
  const kind = great.custom ? `${great.kind}_${great.custom}` : great.kind
  return {
    slug,
    ...festivalWords(slug, data),
    greatStory: stories[kind] ?? stories[great.kind],
  }
}
