import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Failed } from '#app/Failed.tsx'
import { MySevas } from '#app/features/sevas/MySevas.tsx'
import { SevaRequest } from '#app/features/sevas/SevaRequest.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { sevas } from '#app/i18n/en/sevas/sevas.ts'
import { useWords } from '#app/i18n/words.ts'
import { loadedHead } from '#app/seo/pageHead.ts'

/** A puja, abhishek or annadan every year: what it is, and the request for one. */
export const Route = createFileRoute('/sevas')({
  loader: async ({ context }) => {
    await context.prepare(siteQuery)
    return { head: { ...sevas.english.page, path: '/sevas' } }
  },
  head: loadedHead,
  component: SevasPage,
})

function SevasPage() {
  const words = useWords(sevas)
  const { data: site, isError } = useQuery(siteQuery)
  if (!site) return isError ? <Failed title={words.failed} headingLevel={1} /> : null
  return (
    <div className="mx-auto max-w-7xl px-4 pt-10 pb-16 *:max-w-3xl">
      <p className="text-muted">{words.eyebrow}</p>
      <h1 className="text-title">{words.heading}</h1>
      <p className="mt-2">{words.intro}</p>
      <section aria-labelledby="ask" className="mt-5">
        <h2 id="ask" className="sr-only">
          {words.form.heading}
        </h2>
        <SevaRequest site={site} />
      </section>
      <section aria-labelledby="how" className="mt-10">
        <h2 id="how" className="mb-3 text-2xl">
          {words.howHeading}
        </h2>
        <ol className="grid list-decimal gap-1 pl-6">
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="mt-4 text-sm text-muted">{words.tax}</p>
      </section>
      <MySevas />
    </div>
  )
}
