import { formatTime } from '#app/audio/format.ts'
import { usePlayer } from '#app/audio/PlayerContext.ts'
import { aarti } from '#app/i18n/en/mantras/aarti.ts'
import { mantras } from '#app/i18n/en/mantras/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { Band } from '#app/ui/Band.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { marked } from '#app/ui/marked.tsx'
import type { Mantra } from '#contract/mantras/public.ts'
import { AartiPiece } from './AartiPiece.tsx'
import { AartiPlay } from './AartiPlay.tsx'
import { BackLink } from './BackLink.tsx'
import { SaveAarti } from './SaveAarti.tsx'
import { sungTrackOf, sungTracksOf } from './sung.ts'
import { TextSheet, TextSign } from './TextSheet.tsx'
import { useFollowing } from './useFollowing.ts'
import { useLineTaps } from './useLineTaps.ts'
import { lineId, useSungPlace } from './useSungPlace.ts'

const LazyFollowButton = lazyComponent(
  async () => (await import('#app/audio/FollowButton.tsx')).FollowButton,
)

/** The whole aarti on one page, in the temple's order, following what the player sings. */
export function SingAarti({ pieces }: { pieces: readonly Mantra[] }) {
  const words = useWords(aarti)
  const { readingSize } = useWords(mantras)
  const tracks = sungTracksOf(pieces)
  const sungId = useSungPlace(pieces)
  useFollowing(sungId === undefined ? undefined : `[id="${sungId}"]`)
  useSungTaps(pieces)
  const ms = pieces.reduce((sum, { audio }) => sum + (audio?.durationMs ?? 0), 0)
  return (
    <>
      <Band
        name="mantra"
        eyebrow={words.facts(pieces.length, Math.round(ms / 60_000))}
        title={words.title}
        above={
          <>
            <BackLink label={words.back} />
            <TextSign label={readingSize} />
          </>
        }
      />
      <TextSheet label={readingSize} />
      <section className="mx-auto w-full max-w-7xl px-4 pt-5 pb-10">
        {pieces.length === 0 && <EmptyState title={words.empty} />}
        {pieces.length > 0 && (
          <div className="aarti-acts not-printed">
            <AartiPlay tracks={tracks} />
            <SaveAarti tracks={tracks} />
          </div>
        )}
        <nav aria-label={words.order} className="aarti-order not-printed">
          <ol>
            {pieces.map((piece) => (
              <li key={piece.id}>
                <a href={`#piece-${piece.id}`}>
                  <span>{__IS_TRANSLATED__ ? marked(piece, 'title') : piece.title}</span>
                  {piece.audio && <span>{formatTime(piece.audio.durationMs / 1000)}</span>}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="verses">
          {pieces.map((piece, index) => (
            <AartiPiece
              key={piece.id}
              piece={piece}
              track={sungTrackOf(piece)}
              then={sungTracksOf(pieces.slice(index + 1))}
              sungId={sungId}
            />
          ))}
        </div>
        {sungId !== undefined && (
          <LazyFollowButton label={words.follow} className="aarti-follow not-printed" />
        )}
      </section>
    </>
  )
}

/** Tapping a line of the aarti plays from there. */
function useSungTaps(pieces: readonly Mantra[]): void {
  const player = usePlayer()
  useLineTaps((index, line) => {
    const at = pieces.findIndex(({ id }) => line.parentElement?.id === lineId(id, index))
    const piece = pieces[at]
    const track = piece && sungTrackOf(piece)
    const startMs = piece?.lines[index]?.startMs
    if (!track || startMs === undefined) return
    player.play(track, sungTracksOf(pieces.slice(at + 1)))
    const element = player.getElement()
    if (element) element.currentTime = startMs / 1000
  })
}
