import type { Feature } from '#server/feature.ts'
import { listBookable } from '#server/features/bookings/pujas/bookable.ts'
import { openSearch } from '#server/features/search/open.ts'
import { securityText } from '#server/http/securityText.ts'
import { seoDocuments } from '#server/seo/sitemap.ts'
import { createListEntries } from '#server/seo/searchEntries.ts'
import { createSources } from '#server/seo/sources.ts'
import type { ServerOptions } from './options.ts'

type Deps = Pick<ServerOptions, 'publicUrl' | 'now' | 'securityContact' | 'builtLanguages'> &
  Parameters<typeof createSources>[0] &
  Pick<Parameters<typeof openSearch>[0], 'readEdition'>

/** What finds the public pages: the search, and the documents for readers that are not browsers. */
export const composePublicPages = (deps: Deps) => {
  const sources = createSources(deps)
  const search = openSearch({
    listEntries: createListEntries({ sources, listPujas: listBookable }),
    readEdition: deps.readEdition,
    today: deps.festivals.today,
  })
  return {
    ...search,
    documents: [
      ...seoDocuments(sources, deps.publicUrl, deps.builtLanguages),
      ...securityText(deps.securityContact, deps),
    ],
  } satisfies Feature
}
