import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { mantras } from '#app/i18n/en/mantras/mantras.ts'
import { whyMissing } from '#app/whyMissing.ts'
import { beginningOf } from '#contract/mantras/preview.ts'
import { mantraQuery } from './queries.ts'

/** What a mantra's page is rendered from. Throws the router's notFound if there is none. */
export async function loadMantra(id: string, queryClient: QueryClient) {
  const { title, meaning, lines } = await queryClient
    .ensureQueryData(mantraQuery(id))
    .catch((error: unknown) => {
      throw whyMissing(error) === 'missing' ? notFound() : error
    })
  const { meaning: description } = beginningOf({ lines, meaning, lineCount: lines.length })
  const head = { title: mantras.english.whole.title(title), description, path: `/mantras/${id}` }
  return { id, head }
}
