import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { mantras } from '#app/i18n/en/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { SectionHeading } from '#app/ui/SectionHeading.tsx'
import { MantraGrid } from './MantraGrid.tsx'
import { mantraPreviewsQuery, mantrasQuery } from './queries.ts'
import { ReadingSize } from './ReadingSize.tsx'

/** All of the temple's mantras. */
export function MantraList() {
  const words = useWords(mantras)
  const { data: previews, isError } = useQuery(mantraPreviewsQuery)
  const isHydrated = useHydrated()
  const kept = useQuery({ ...mantrasQuery, enabled: false })
  // The full texts may arrive before this list has hydrated, which must show what was rendered.
  const whole = isHydrated ? kept.data : undefined
  return (
    <section className="mx-auto max-w-7xl px-4 py-10">
      <SectionHeading
        headingLevel={1}
        eyebrow={words.eyebrow}
        title={words.heading}
        action={<ReadingSize />}
      />
      <p className="mt-2 mb-6 max-w-2xl text-muted">{words.intro}</p>
      <MantraGrid
        mantras={whole ?? previews}
        hasFailed={isError && !whole}
        skeletons={3}
        headingLevel={2}
      />
    </section>
  )
}
