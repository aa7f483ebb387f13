import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { useSavedStates } from '#app/audio/SavedAudioContext.ts'
import { mantras } from '#app/i18n/en/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { rowOf } from '#contract/mantraPreview.ts'
import { groupsOf } from './groups.ts'
import { ListChips } from './ListChips.tsx'
import { MantraFailed } from './MantraFailed.tsx'
import { MantraGroup } from './MantraGroup.tsx'
import { mantraPreviewsQuery, mantrasQuery } from './queries.ts'
import { RowSkeleton } from './RowSkeleton.tsx'
import { trackOf } from './trackOf.ts'

/** All of the temple's mantras, as rows in groups. */
export function MantraList() {
  const words = useWords(mantras)
  const { data, isError } = useQuery(mantraPreviewsQuery)
  const isHydrated = useHydrated()
  const kept = useQuery({ ...mantrasQuery, enabled: false })
  // The full texts may arrive before this list has hydrated, which must show what was rendered.
  const whole = isHydrated ? kept.data : undefined
  const rows = whole?.map(rowOf) ?? data
  const states = useSavedStates()
  const [isOnlySaved, setIsOnlySaved] = useState(false)
  const saved = rows?.filter((row) => states.get(trackOf(row)?.url ?? '')?.status === 'saved')
  const shown = isOnlySaved ? saved : rows
  return (
    <section className="mx-auto w-full max-w-7xl px-4 pt-10 pb-12">
      <h1 className="text-title">{words.heading}</h1>
      <ListChips
        rows={rows}
        savedCount={saved?.length}
        isOnlySaved={isOnlySaved}
        onFilter={setIsOnlySaved}
      />
      {isError && !whole ? (
        <MantraFailed />
      ) : !shown ? (
        <RowSkeleton />
      ) : shown.length === 0 ? (
        <EmptyState title={isOnlySaved ? words.nothingSaved : words.empty} />
      ) : (
        <div className="mantra-groups">
          {groupsOf(shown).map(([name, group]) => (
            <MantraGroup key={name} title={words.groups[name]} rows={group} whole={whole} />
          ))}
        </div>
      )}
    </section>
  )
}
