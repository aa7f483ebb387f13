import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { ReadingSize } from '#app/features/mantras/ReadingSize.tsx'
import { pageQuery } from '#app/features/pages/queries.ts'
import { TemplePage } from '#app/features/pages/TemplePage.tsx'
import { pages } from '#app/i18n/en/pages.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { isPageName, type PageName } from '#contract/pageNames.ts'

/** A page of text, home under its name, or nothing at all. */
export const Route = createFileRoute('/$page')({
  loader: async ({ context, params }) => {
    const name = params.page.toLowerCase()
    if (name === 'home') throw redirect({ to: '/', replace: true })
    if (!isPageName(name)) throw notFound()
    return { name, head: { ...(await headOf(name, context.queryClient)), path: `/${name}` } }
  },
  head: loadedHead,
  component: NamedPage,
})

/** Waited for in a browser too, because the title belongs to the page. A phone has it at once. */
async function headOf(name: PageName, queryClient: QueryClient) {
  const page = await queryClient.ensureQueryData(pageQuery(name)).catch(() => undefined)
  const { title = pages.english.titles[name], description = title } = page ?? {}
  return { title, description }
}

function NamedPage() {
  const { name } = Route.useLoaderData()
  return <TemplePage key={name} name={name} readingSize={<ReadingSize />} />
}
