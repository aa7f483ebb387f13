import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatTime } from '#app/audio/format.ts'
import { mantras } from '#app/i18n/en/mantras/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { useScript } from '#app/script/useScript.ts'
import { Band } from '#app/ui/Band.tsx'
import { PreviousNext, Step, stepClass } from '#app/ui/PreviousNext.tsx'
import type { MantraPage } from '#contract/mantras/public.ts'
import { isToldByVerse } from './aboutVerse.ts'
import { BackLink } from './BackLink.tsx'
import { ListenSign } from './ListenSign.tsx'
import { MantraSheet } from './MantraSheet.tsx'
import { MantraSources } from './MantraSources.tsx'
import { ReadyPlayer } from './ReadyPlayer.tsx'
import { SaveSign } from './SaveSign.tsx'
import { TextSign } from './TextSheet.tsx'
import { trackOf } from './trackOf.ts'
import { sizeOf } from './verseLook.ts'
import { VerseRail } from './VerseRail.tsx'
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
  const { title, origin, lines, meaning, sources, previous, next } = mantra
  const verses = versesOf(lines).length
  const facts = factsOf(mantra, verses, words)
  const track = trackOf(mantra)
  const { className, style } = sizeOf(lines, writing)
  return (
    <>
      <Band
        name="mantra"
        eyebrow={origin}
        title={title}
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
            {!isToldByVerse(mantra) && (
              <>
                <h2 className="mt-10 text-xl">{words.meaning}</h2>
                <p className="mantra-meaning mt-2 max-w-2xl">{meaning}</p>
              </>
            )}
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
const lengthOf = ({ audio }: MantraPage, verses: number, words: Words): string =>
  joined([verses > 1 && words.whole.verses(verses), audio && formatTime(audio.durationMs / 1000)])

/** How long it is, and whose voice it is. */
const factsOf = (mantra: MantraPage, verses: number, words: Words): string =>
  joined([lengthOf(mantra, verses, words), mantra.audio?.isSynthesised && words.synthesised])

const linkTo = (to: 'previous' | 'next', label: string, mantra: { id: string; title: string }) => (
  <Link to="/mantras/$mantra" params={{ mantra: mantra.id }} className={stepClass}>
    <Step to={to} label={label} name={mantra.title} />
  </Link>
)
