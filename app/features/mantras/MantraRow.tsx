import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { formatTime } from '#app/audio/format.ts'
import { useSavedState } from '#app/audio/SavedAudioContext.ts'
import { mantras } from '#app/i18n/en/mantras/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import { marked } from '#app/ui/marked.tsx'
import { shortLines } from '#contract/mantras/preview.ts'
import type { Mantra, MantraRow as Row } from '#contract/mantras/public.ts'
import { CopyButton } from './CopyButton.tsx'
import { MantraFailed } from './MantraFailed.tsx'
import { Opening } from './Opening.tsx'
import { RowPlay } from './RowPlay.tsx'
import { saysTheTitle } from './saysTheTitle.ts'
import { wholeText } from './shownMantra.ts'
import { trackOf } from './trackOf.ts'

const OpenMantra = lazyComponent(
  async () => (await import('./OpenMantra.tsx')).OpenMantra,
  ({ onRetry }) => (onRetry ? <MantraFailed /> : <Skeleton className="my-3 h-48 w-full" />),
)

/**
 * A mantra in the list. A tap opens it in place, also before the app has come; without it, a link
 * leads to its page.
 */
export function MantraRow({ row, whole }: { row: Row; whole: Mantra | undefined }) {
  const words = useWords(mantras)
  const { id, title, opening, needsFullFont, language, lineCount, audio } = row
  const track = trackOf(row)
  // Favourites are in the list twice.
  const name = useId()
  // In Devanagari the two would be nearly the same.
  const isSaid = __IS_TRANSLATED__ && saysTheTitle(opening, title)
  const linkText = lineCount > shortLines ? words.readAll(lineCount) : words.openPage
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  // Opened before the app could hear it.
  useEffect(() => setIsOpen(details.current?.open ?? false), [])
  return (
    <article className="mantra-row" aria-labelledby={name}>
      {track && <RowPlay track={track} />}
      <details ref={details} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <h3 className={isSaid ? 'mantra-names says-name' : 'mantra-names'}>
            <Opening
              as="span"
              className="mantra-opening"
              needsFullFont={needsFullFont}
              language={language}
            >
              {opening}
            </Opening>
            <span id={name} className="mantra-name">
              {__IS_TRANSLATED__ ? marked(row, 'title') : title}
            </span>
          </h3>
          {track && <SavedMark url={track.url} />}
          {audio && <span className="mantra-time">{formatTime(audio.durationMs / 1000)}</span>}
        </summary>
        {isOpen && <OpenMantra row={row} whole={whole} />}
        <Link
          to="/mantras/$mantra"
          params={{ mantra: id }}
          className="text-link"
          aria-label={`${linkText}: ${title}`}
        >
          {linkText}
        </Link>
      </details>
      {/* On a wide screen it is a card. */}
      <p className="row-meaning">{__IS_TRANSLATED__ ? marked(row, 'meaning') : row.meaning}</p>
      <div className="row-copy">
        <CopyButton text={whole && wholeText(whole)} />
      </div>
    </article>
  )
}

function SavedMark({ url }: { url: string }) {
  const words = useWords(mantras)
  const { status } = useSavedState(url)
  if (status !== 'saved') return null
  return (
    <span className="text-durva">
      <Icon of={CircleCheck} className="size-5" />
      <VisuallyHidden>{words.savedChip}</VisuallyHidden>
    </span>
  )
}
