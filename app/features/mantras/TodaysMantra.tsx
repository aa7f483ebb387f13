import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatTime } from '#app/audio/format.ts'
import { homeSections } from '#app/i18n/en/home/homeSections.ts'
import { useWords } from '#app/i18n/words.ts'
import { marked } from '#app/ui/marked.tsx'
import { openingOf } from '#contract/mantras/preview.ts'
import type { MantraPreview } from '#contract/mantras/public.ts'
import { mantraOfDayQuery } from './queries.ts'
import { Opening } from './Opening.tsx'
import { RowPlay } from './RowPlay.tsx'
import { trackOf } from './trackOf.ts'

/**
 * The mantra of the temple's day, the same for everyone. A hymn is known by its name or by its first
 * words, which may differ, so both are shown.
 */
export function TodaysMantra({ today }: { today: string }) {
  const words = useWords(homeSections).today
  // At midnight the old one stays until the new one has loaded.
  const { data: mantra, isPending } = useQuery({
    ...mantraOfDayQuery(today),
    placeholderData: keepPreviousData,
  })
  if (!mantra) return isPending ? <div className="todays-mantra" /> : null
  const track = trackOf(mantra)
  const { opening, needsFullFont } = openingOf(mantra)
  return (
    <section aria-labelledby="mantra-of-day" className="todays-mantra">
      <div>
        <p className="eyebrow">{words.eyebrow}</p>
        <h2 id="mantra-of-day">
          <Link to="/mantras/$mantra" params={{ mantra: mantra.id }}>
            {__IS_TRANSLATED__ ? marked(mantra, 'title') : mantra.title}
          </Link>
          {mantra.audio && <small> · {formatTime(mantra.audio.durationMs / 1000)}</small>}
        </h2>
        <Opening className="todays-line" needsFullFont={needsFullFont} language={mantra.language}>
          {isAllOf(mantra, opening) ? opening : `${opening}…`}
        </Opening>
      </div>
      {track && <RowPlay track={track} />}
    </section>
  )
}

const isAllOf = ({ lines, lineCount }: MantraPreview, opening: string): boolean =>
  lineCount === 1 && lines[0]?.text.replace(/ *[।॥].*/, '') === opening
