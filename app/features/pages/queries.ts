import type { QueryClient } from '@tanstack/react-query'
import { pages } from '#app/i18n/en/pages/pages.ts'
import { readQuery } from '#app/queries.ts'
import type { PageName } from '#contract/pages/names.ts'

export const pageQuery = (name: PageName) => readQuery('getPage', { name })

export const visitQuery = readQuery('getVisit', {})

/** Awaited in a browser too, because the head needs the title; stored pages resolve at once. */
export async function headOfPage(name: PageName, queryClient: QueryClient) {
  const page = await queryClient.ensureQueryData(pageQuery(name)).catch(() => undefined)
  const { title = pages.english.titles[name], description = title } = page ?? {}
  return { title, description, path: `/${name}` }
}
