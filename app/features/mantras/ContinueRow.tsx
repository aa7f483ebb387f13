import { Link } from '@tanstack/react-router'
import { Play } from 'lucide'
import { formatTime } from '#app/audio/format.ts'
import { usePlayer } from '#app/audio/PlayerContext.ts'
import { mine } from '#app/i18n/en/mantras/mine.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { marked } from '#app/ui/marked.tsx'
import type { Place } from './placeOf.ts'
import { trackOf } from './trackOf.ts'

/** Opens the text that was last played or read where it was left, and plays on from there. */
export function ContinueRow({ place }: { place: Place }) {
  const words = useWords(mine)
  const player = usePlayer()
  const { row, isSung, verse, seconds } = place
  const track = trackOf(row)
  const time = seconds === undefined ? undefined : formatTime(seconds)
  const where = [verse !== undefined && words.verse(verse, row.language), time]
    .filter(Boolean)
    .join(' · ')
  const handlePlay = () => {
    if (!track || seconds === undefined) return
    const isNew = player.getState().track?.id !== track.id
    player.play(track)
    // Before the metadata is loaded, the element starts playing at this position.
    const element = player.getElement()
    if (isNew && element) element.currentTime = seconds
  }
  const names = (
    <>
      <span className="continue-title">{__IS_TRANSLATED__ ? marked(row, 'title') : row.title}</span>
      <span className="continue-place">{words.continue(where)}</span>
    </>
  )
  return (
    <div className="continue">
      {isSung ? (
        <Link to="/aarti" hash={`piece-${row.id}`}>
          {names}
        </Link>
      ) : (
        <Link
          to="/mantras/$mantra"
          params={{ mantra: row.id }}
          {...(verse !== undefined && { hash: `verse-${verse}` })}
        >
          {names}
        </Link>
      )}
      {track && time !== undefined && (
        <button
          type="button"
          className="row-play"
          aria-label={words.playFrom(row.title, time)}
          onClick={handlePlay}
        >
          <Icon of={Play} className="size-5" />
        </button>
      )}
    </div>
  )
}
