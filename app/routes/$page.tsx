import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { ComingSoonPage } from '#app/features/coming-soon/ComingSoonPage.tsx'
import { ReadingSize } from '#app/features/mantras/ReadingSize.tsx'
import { pageQuery } from '#app/features/pages/queries.ts'
import { TemplePage } from '#app/features/pages/TemplePage.tsx'
import { comingSoon } from '#app/i18n/en/comingSoon.ts'
import { pages } from '#app/i18n/en/pages.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { isPageName, type PageName } from '#contract/pageNames.ts'

/** A page of text, one that is coming soon, home under its name, or nothing at all. */
export const Route = createFileRoute('/$page')({
  loader: async ({ context, params }) => {
    const name = params.page.toLowerCase()
    if (name === 'home') throw redirect({ to: '/', replace: true })
    const path = `/${name}`
    if (isPageName(name)) {
      return { name, head: { ...(await headOf(name, context.queryClient)), path } }
    }
    if (!isComingSoon(name)) throw notFound()
    const { title, description } = comingSoon.english.pages[name]
    // No search engine should lead here before the page has content.
    return { name, head: { title, description, path, isPrivate: true } }
  },
  head: loadedHead,
  component: NamedPage,
})

type ComingSoon = keyof typeof comingSoon.english.pages

const isComingSoon = (name: string): name is ComingSoon =>
  Object.hasOwn(comingSoon.english.pages, name)

/** Waited for in a browser too, because the title belongs to the page. A phone has it at once. */
async function headOf(name: PageName, queryClient: QueryClient) {
  const page = await queryClient.ensureQueryData(pageQuery(name)).catch(() => undefined)
  const { title = pages.english.titles[name], description = title } = page ?? {}
  return { title, description }
}

function NamedPage() {
  const { name } = Route.useLoaderData()
  return isPageName(name) ? (
    <TemplePage key={name} name={name} readingSize={<ReadingSize />} />
  ) : (
    <ComingSoonPage page={name} />
  )
}
