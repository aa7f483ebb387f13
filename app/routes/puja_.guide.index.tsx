import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Failed } from '#app/Failed.tsx'
import { ritesQuery } from '#app/features/guide/queries.ts'
import { RiteList } from '#app/features/guide/RiteList.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { guide } from '#app/i18n/en/guide/guide.ts'
import { useWords } from '#app/i18n/words.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { Band } from '#app/ui/Band.tsx'

/** The pujas that a family performs at home, guided. */
export const Route = createFileRoute('/puja_/guide/')({
  loader: async ({ context }) => {
    await Promise.all([context.prepare(siteQuery), context.prepare(ritesQuery)])
    return { head: { ...guide.english.page, path: '/puja/guide' } }
  },
  head: loadedHead,
  component: Guide,
})

function Guide() {
  const words = useWords(guide)
  const { data: site } = useQuery(siteQuery)
  const { data: rites, isError } = useQuery(ritesQuery)
  return (
    <>
      <Band name="puja" eyebrow={words.eyebrow} title={words.heading} />
      <div className="mx-auto max-w-7xl px-4 pt-6 pb-16 *:max-w-3xl">
        <p className="text-muted">{words.intro}</p>
        {site && rites ? (
          <RiteList rites={rites} site={site} />
        ) : (
          isError && <Failed title={words.failed} />
        )}
        <p className="mt-6">
          <Link to="/puja" className="text-link">
            {words.back}
          </Link>
        </p>
      </div>
    </>
  )
}
