import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { mine } from '#app/i18n/en/mantras/mine.ts'
import { useWords } from '#app/i18n/words.ts'
import { getLastText, subscribeLastText } from '#app/offline/mine/lastText.ts'
import { reserve } from '#app/offline/mine/reserve.ts'
import { useFavourites } from '#app/offline/mine/useFavourites.ts'
import type { Mantra, MantraRow } from '#contract/mantras/public.ts'
import { ContinueRow } from './ContinueRow.tsx'
import { MantraGroup } from './MantraGroup.tsx'
import { placeOf } from './placeOf.ts'

type Props = { rows: readonly MantraRow[]; whole: readonly Mantra[] | undefined }

/** What this phone has stored: the text to continue, and the favourites. */
export function PersonalRows({ rows, whole }: Props) {
  const words = useWords(mine)
  const { isRead, isLate, data: ids = [] } = useFavourites()
  const last = useSyncExternalStore(subscribeLastText, getLastText, () => undefined)
  const place = last && placeOf(last, rows, whole)
  const favourites = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  const content = useRef<HTMLDivElement>(null)
  const shown = [place?.row.id, ...favourites.map(({ id }) => id)].join(' ')
  return (
    <div ref={content} className="mine">
      {place && <ContinueRow place={place} />}
      {favourites.length > 0 && (
        <MantraGroup title={words.favourites} rows={favourites} whole={whole} />
      )}
      {isRead && !isLate && <Reserve key={shown} of={content} />}
    </div>
  )
}

/** Measures what is shown, before any of its rows is opened. */
function Reserve({ of }: { of: RefObject<HTMLDivElement | null> }) {
  useEffect(() => reserve(of.current?.offsetHeight ?? 0), [of])
  return null
}
