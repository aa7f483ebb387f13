import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { headOfPage } from '#app/features/pages/queries.ts'
import { TemplePage } from '#app/features/pages/TemplePage.tsx'
import { loadedHead } from '#app/seo/pageHead.ts'
import { isPageName } from '#contract/pages/names.ts'

/** A page of text, home under its name, or nothing at all. */
export const Route = createFileRoute('/$page')({
  loader: async ({ context, params }) => {
    const name = params.page.toLowerCase()
    if (name === 'home') throw redirect({ to: '/', replace: true })
    if (!isPageName(name)) throw notFound()
    return { name, head: await headOfPage(name, context.queryClient) }
  },
  head: loadedHead,
  component: NamedPage,
})

function NamedPage() {
  const { name } = Route.useLoaderData()
  return <TemplePage key={name} name={name} />
}
