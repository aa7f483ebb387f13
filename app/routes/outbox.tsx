import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { OutboxList } from '#app/features/outbox/OutboxList.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { outbox } from '#app/i18n/en/outbox/outbox.ts'
import { useWords } from '#app/i18n/words.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { useCommandLabels } from '#app/shell/commandLabels.ts'

/** What was written on this phone, and its status, in the temple's time. */
export const Route = createFileRoute('/outbox')({
  loader: () => ({ head: { ...outbox.english.page, path: '/outbox', isPrivate: true } }),
  head: loadedHead,
  component: OutboxPage,
})

function OutboxPage() {
  const words = useWords(outbox)
  const labels = useCommandLabels()
  const { data: site } = useQuery(siteQuery)
  return (
    <div className="mx-auto max-w-7xl px-4 pt-10 pb-16">
      <div className="max-w-3xl">
        <h1 className="text-title">{words.heading}</h1>
        {site && <OutboxList labels={labels} timeZone={site.city.timeZone} />}
      </div>
    </div>
  )
}
