import { notFound } from '@tanstack/react-router'
import { dateText } from '#app/i18n/dates.ts'
import { festivalStories, type Story } from '#app/i18n/en/festivals/festivalStories.ts'
import { vrat } from '#app/i18n/en/vrat/vrat.ts'
import { vratSteps } from '#app/i18n/en/vrat/vratSteps.ts'
import type { RouterContext } from '#app/routerContext.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { readQuery } from '#app/queries.ts'
import { whyMissing } from '#app/whyMissing.ts'
import { greatOfSlug } from './greatOfSlug.ts'
import { kindOfSlug } from './kindOfSlug.ts'
import { festivalQuery } from './queries.ts'

/** What a festival's page is rendered from. Throws the router's notFound if there is none. */
export async function loadFestival(slug: string, { prepare, queryClient }: RouterContext) {
  const query = festivalQuery(slug)
  // Its story leads to a puja, if the temple offers it.
  await Promise.all([prepare(query), prepare(readQuery('listPujas', {}))])
  const { data, error } = queryClient.getQueryState<Festival>(query.queryKey) ?? {}
  if (whyMissing(error) === 'missing') throw notFound()
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

/** The text of a festival's page; a day that staff added has only its description. */
function festivalWords(slug: string, festival: Festival | undefined) {
  const head = { ...festivalHead(slug, festival), path: `/calendar/${slug}` }
  const named = kindOfSlug(slug)
  if (!named) return { head }
  const { sankashtis, plain } = festivalStories.english
  const story: Story | undefined =
    named.kind === 'sankashti' ? sankashtis[named.sankashti ?? ''] : plain[named.kind]
  const { checklist, fast, checklistKept, health } = vrat.english
  return {
    head,
    kind: named.kind,
    story,
    vrat: {
      title: named.kind === 'sankashti' ? fast : checklist,
      steps: vratSteps.english[named.kind],
      note: `${health} ${checklistKept}`,
    },
  }
}

const usualDescription = (name: string): string =>
  `${name}: date, moonrise in your city and how to observe it.`

/**
 * The title of a festival's page in search results and shared links. Derived from the slug until
 * the festival is loaded.
 */
function festivalHead(slug: string, festival: Festival | undefined) {
  if (festival)
    return {
      title: `${festival.name}, ${dateText(festival.date)}`,
      description: festival.description || usualDescription(festival.name),
    }
  const name = slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
  return { title: name, description: usualDescription(name) }
}
