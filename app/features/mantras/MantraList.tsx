import { useQuery } from '@tanstack/react-query'
import { Link, useHydrated } from '@tanstack/react-router'
import { BellRing } from 'lucide'
import { useState } from 'react'
import { useSavedStates } from '#app/audio/SavedAudioContext.ts'
import { mantras } from '#app/i18n/en/mantras/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { InEnglishNote } from '#app/ui/InEnglishNote.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { rowOf } from '#contract/mantras/preview.ts'
import { groupsOf } from './groups.ts'
import { hasPersonalRows } from './hasPersonalRows.ts'
import { ListChips } from './ListChips.tsx'
import { MantraFailed } from './MantraFailed.tsx'
import { MantraGroup } from './MantraGroup.tsx'
import { aartisQuery, mantraPreviewsQuery, mantrasQuery } from './queries.ts'
import { trackOf } from './trackOf.ts'

const PersonalRows = lazyComponent(async () => {
  await hasPersonalRows()
  return (await import('./PersonalRows.tsx')).PersonalRows
})
const NothingStored = lazyComponent(async () => {
  await hasPersonalRows()
  return (await import('./NothingStored.tsx')).NothingStored
})

/** All of the temple's mantras, stotras and aartis, as rows in groups. */
export function MantraList() {
  const words = useWords(mantras)
  const { data, isError } = useQuery(mantraPreviewsQuery)
  const isHydrated = useHydrated()
  const cachedMantras = useQuery({ ...mantrasQuery, enabled: false })
  const cachedAartis = useQuery({ ...aartisQuery, enabled: false })
  // The full texts may arrive before this list has hydrated, which must show what was rendered.
  const whole =
    isHydrated && cachedMantras.data && cachedAartis.data
      ? [...cachedMantras.data, ...cachedAartis.data]
      : undefined
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
      {__IS_TRANSLATED__ && <InEnglishNote of={shown ?? []} className="mt-2" />}
      <div data-computed className="mine-space">
        {rows && !isOnlySaved && <PersonalRows rows={rows} whole={whole} />}
      </div>
      {isError && !whole ? (
        <MantraFailed />
      ) : !shown ? (
        <RowSkeleton />
      ) : shown.length === 0 ? (
        <EmptyState title={isOnlySaved ? words.nothingSaved : words.empty} />
      ) : (
        <div className="mantra-groups">
          {groupsOf(shown).map(([name, group]) => (
            <MantraGroup key={name} title={words.groups[name]} rows={group} whole={whole}>
              {name === 'aartis' && (
                <Link to="/aarti" className="text-link gap-1.5">
                  <Icon of={BellRing} className="size-5" />
                  {words.singAarti}
                </Link>
              )}
            </MantraGroup>
          ))}
        </div>
      )}
      <NothingStored />
    </section>
  )
}

/** Reserves the space of the first rows while the list loads. */
function RowSkeleton() {
  return (
    <ul aria-busy className="mt-16">
      {[0, 1, 2].map((index) => (
        <li key={index} className="mantra-row">
          <Skeleton className="my-2 h-12 w-full" />
        </li>
      ))}
    </ul>
  )
}
