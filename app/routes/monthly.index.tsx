import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Failed } from '#app/Failed.tsx'
import { MonthlyForm } from '#app/features/donations/MonthlyForm.tsx'
import { MyMonthlyGifts } from '#app/features/donations/MyMonthlyGifts.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { monthly } from '#app/i18n/en/donations/monthly.ts'
import { useWords } from '#app/i18n/words.ts'
import { loadedHead } from '#app/seo/pageHead.ts'

/** The form for a gift every month, and the ones of the account. */
export const Route = createFileRoute('/monthly/')({
  loader: async ({ context }) => {
    await context.prepare(siteQuery)
    return { head: { ...monthly.english.page, path: '/monthly' } }
  },
  head: loadedHead,
  component: MonthlyPage,
})

function MonthlyPage() {
  const words = useWords(monthly)
  const { data: site, isError } = useQuery(siteQuery)
  if (!site) return isError ? <Failed title={words.failed} headingLevel={1} /> : null
  return (
    <div className="mx-auto max-w-7xl px-4 pt-10 pb-16 *:max-w-3xl">
      <h1 className="text-title">{words.page.title}</h1>
      <p className="mt-2">{words.intro}</p>
      <Link to="/donate" className="text-link mb-3">
        {words.once}
      </Link>
      <MonthlyForm site={site} />
      <MyMonthlyGifts />
    </div>
  )
}
