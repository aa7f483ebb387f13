import { useQuery } from '@tanstack/react-query'
import { OutboxList } from '#app/features/outbox/OutboxList.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { outbox } from '#app/i18n/en/outbox.ts'
import { useWords } from '#app/i18n/words.ts'
import { useCommandLabels } from './-commandLabels.ts'

export const prepare = () => ({
  head: { ...outbox.english.page, path: '/outbox', isPrivate: true },
})

/** What was written on this phone, and what became of it; told in the temple's time. */
export function Page() {
  const words = useWords(outbox)
  const labels = useCommandLabels()
  const { data: site } = useQuery(siteQuery)
  return (
    <div className="mx-auto max-w-3xl px-4 pt-10 pb-16">
      <h1 className="text-title">{words.heading}</h1>
      <p className="mt-1 mb-8 text-muted">{words.intro}</p>
      {site && <OutboxList labels={labels} timeZone={site.city.timeZone} />}
    </div>
  )
}
