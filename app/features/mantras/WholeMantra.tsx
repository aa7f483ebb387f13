import { Link } from '@tanstack/react-router'
import { Pause, Play } from 'lucide'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { formatTime } from '#app/audio/format.ts'
import { statusOf } from '#app/audio/player.ts'
import { usePlayer, usePlayerState } from '#app/audio/PlayerContext.ts'
import type { Track } from '#app/audio/tracks.ts'
import { mantraPage } from '#app/i18n/en/mantras/mantraPage.ts'
import { mantras } from '#app/i18n/en/mantras/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { useScript } from '#app/script/useScript.ts'
import { Band } from '#app/ui/Band.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { InEnglishNote } from '#app/ui/InEnglishNote.tsx'
import { PreviousNext, Step, stepClass } from '#app/ui/PreviousNext.tsx'
import { marked } from '#app/ui/marked.tsx'
import type { MantraPage } from '#contract/mantras/public.ts'
import { hasMeaningPerVerse } from './aboutVerse.ts'
import { BackLink } from './BackLink.tsx'
import { MantraSheet } from './MantraSheet.tsx'
import { MantraSources } from './MantraSources.tsx'
import { ReadyPlayer } from './ReadyPlayer.tsx'
import { SaveSign } from './SaveSign.tsx'
import { TextSign } from './TextSheet.tsx'
import { trackOf } from './trackOf.ts'
import { VerseIndex } from './VerseIndex.tsx'
import { sizeOf } from './verseLook.ts'
import { Verses } from './Verses.tsx'
import { versesOf } from './versesOf.ts'

/** From more on, it is written down which verse is read. */
const shortVerses = 4
const LazyPracticeText = lazyComponent(
  async () => (await import('./PracticeText.tsx')).PracticeText,
)
const LazyKeepRead = lazyComponent(async () => (await import('./KeepRead.tsx')).KeepRead)

/**
 * A mantra's page: only the band above its verses and their meaning. Audio is in the docked player,
 * everything else in the sheet behind *Aa*.
 */
export function WholeMantra({ mantra, share }: { mantra: MantraPage; share?: ReactNode }) {
  const words = useWords(mantras)
  const writing = useScript(mantra.language)
  const { lines, sources, previous, next } = mantra
  const verses = versesOf(lines).length
  const facts = factsOf(mantra, verses, words)
  const track = trackOf(mantra)
  const { className, style } = sizeOf(lines, writing)
  return (
    <>
      <Band
        name="mantra"
        eyebrow={__IS_TRANSLATED__ ? marked(mantra, 'origin') : mantra.origin}
        title={__IS_TRANSLATED__ ? marked(mantra, 'title') : mantra.title}
        above={
          <>
            <BackLink label={words.all} />
            <div className="room-tools">
              {track && <ListenSign track={track} />}
              <TextSign label={words.whole.tools} />
              {track && <SaveSign track={track} />}
            </div>
          </>
        }
      />
      <MantraSheet mantra={mantra} writing={writing} facts={facts} share={share} />
      <section className="mx-auto max-w-7xl px-4 pb-10">
        <div className={verses > 1 ? 'mantra-page mantra-page-railed' : 'mantra-page'}>
          {verses > 1 && <VerseRail mantra={mantra} writing={writing} />}
          <div className={`verses ${className}`} style={style}>
            <Verses mantra={mantra} writing={writing} />
            <LazyPracticeText mantra={mantra} />
            {verses > shortVerses && <LazyKeepRead id={mantra.id} first={lines[0]?.verse ?? 1} />}
            {!hasMeaningPerVerse(mantra) && (
              <>
                <h2 className="mt-10 text-xl">{words.meaning}</h2>
                <p className="mantra-meaning mt-2 max-w-2xl">
                  {__IS_TRANSLATED__ ? marked(mantra, 'meaning') : mantra.meaning}
                </p>
              </>
            )}
            {__IS_TRANSLATED__ && <InEnglishNote of={mantra} className="mt-6" />}
            {sources && <MantraSources sources={sources} />}
            <PreviousNext
              label={words.whole.others}
              className="verse-ways"
              previous={previous && linkTo('previous', words.whole.previous, previous)}
              next={next && linkTo('next', words.whole.next, next)}
            />
          </div>
        </div>
      </section>
      <ReadyPlayer mantra={mantra} facts={lengthOf(mantra, verses, words)} />
    </>
  )
}

type Words = typeof mantras.english

const joined = (parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ')

/** The text in the dock, short enough for a small phone. */
const lengthOf = ({ audio, language }: MantraPage, verses: number, words: Words): string =>
  joined([
    verses > 1 && words.whole.verses(verses, language),
    audio && formatTime(audio.durationMs / 1000),
  ])

/** How long it is, and whose voice it is. */
const factsOf = (mantra: MantraPage, verses: number, words: Words): string =>
  joined([lengthOf(mantra, verses, words), mantra.audio?.isSynthesised && words.synthesised])

const linkTo = (to: 'previous' | 'next', label: string, mantra: { id: string; title: string }) => (
  <Link to="/mantras/$mantra" params={{ mantra: mantra.id }} className={stepClass}>
    <Step to={to} label={label} name={__IS_TRANSLATED__ ? marked(mantra, 'title') : mantra.title} />
  </Link>
)

/** The verse index beside the text, on wide screens. */
function VerseRail(props: ComponentProps<typeof VerseIndex>) {
  const words = useWords(mantraPage)
  return (
    <nav aria-label={words.verses} className="verse-rail not-printed">
      <VerseIndex {...props} />
    </nav>
  )
}

/** *Listen* in the band, while the dock shows another mantra that plays; it then stays. */
function ListenSign({ track }: { track: Track }) {
  const words = useWords(mantras)
  const player = usePlayer()
  const isOther = usePlayerState(({ track: played }) => played && played.id !== track.id)
  const status = usePlayerState((state) => statusOf(state, track.id))
  const [isShown, setIsShown] = useState(false)
  if (isOther && !isShown) setIsShown(true)
  if (!isShown) return null
  const isSounding = status === 'playing' || status === 'loading'
  return (
    <IconButton
      label={`${isSounding ? words.pause : words.listen}: ${track.title}`}
      onClick={() => (isSounding ? player.pause() : player.play(track))}
    >
      <Icon of={isSounding ? Pause : Play} />
    </IconButton>
  )
}
