import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide'
import { formatTime } from '#app/audio/format.ts'
import { mantras } from '#app/i18n/en/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { useWriting } from '#app/script/useWriting.ts'
import { Band } from '#app/ui/Band.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { PreviousNext, Step, stepClass } from '#app/ui/PreviousNext.tsx'
import type { MantraPage } from '#contract/mantras.ts'
import { isToldByVerse } from './aboutVerse.ts'
import { ChantLink } from './ChantLink.tsx'
import { CopyButton } from './CopyButton.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'
import { MantraSources } from './MantraSources.tsx'
import { PageAudio } from './PageAudio.tsx'
import { ReadingSize } from './ReadingSize.tsx'
import { ScriptChoice } from './ScriptChoice.tsx'
import { VerseFold } from './VerseFold.tsx'
import { VerseRail } from './VerseRail.tsx'
import { Verses } from './Verses.tsx'
import { versesOf } from './versesOf.ts'

/** Above fewer a phone needs no index. */
const foldedVerses = 4
const LazyPracticeText = lazyComponent(
  async () => (await import('./PracticeText.tsx')).PracticeText,
)
const LazyKeepRead = lazyComponent(async () => (await import('./KeepRead.tsx')).KeepRead)

/**
 * A mantra on its own page: all its verses, their meaning, and links to the next and previous. It is
 * heard in the player at the foot of the page.
 */
export function WholeMantra({ mantra }: { mantra: MantraPage }) {
  const words = useWords(mantras)
  const writing = useWriting(mantra.language)
  const { title, origin, lines, meaning, sources, previous, next } = mantra
  const verses = versesOf(lines).length
  return (
    <>
      <Band
        name="mantra"
        eyebrow={origin}
        title={title}
        above={
          <>
            <Link to="/mantras" className="room-link">
              <Icon of={ArrowLeft} className="size-5" />
              {words.all}
            </Link>
            <ReadingSize />
          </>
        }
      />
      <section className="mx-auto w-full max-w-7xl px-4 pt-5 pb-10">
        <PageAudio
          mantra={mantra}
          chant={
            <>
              <ChantLink id={mantra.id} />
              <FavouriteButton id={mantra.id} title={title} />
            </>
          }
          copy={<CopyButton text={lines.map(writing.write).join('\n')} />}
        />
        <div className="mantra-facts">
          <p>{factsOf(mantra, verses, words)}</p>
          <ScriptChoice chosen={writing.chosen} hasFailed={writing.hasFailed} />
        </div>
        {verses > foldedVerses && <VerseFold mantra={mantra} writing={writing} />}
        <div className={verses > 1 ? 'mantra-page mantra-page-railed' : 'mantra-page'}>
          {verses > 1 && <VerseRail mantra={mantra} writing={writing} />}
          <div className="verses">
            <Verses mantra={mantra} writing={writing} />
            <LazyPracticeText mantra={mantra} />
            {verses > foldedVerses && <LazyKeepRead id={mantra.id} first={lines[0]?.verse ?? 1} />}
            {!isToldByVerse(mantra) && (
              <>
                <h2 className="mt-10 text-xl">{words.meaning}</h2>
                <p className="mantra-meaning mt-2 max-w-2xl">{meaning}</p>
              </>
            )}
            {sources && <MantraSources sources={sources} />}
            <PreviousNext
              label={words.whole.others}
              className="not-printed mt-8 border-t border-line pt-6"
              previous={previous && linkTo('previous', words.whole.previous, previous)}
              next={next && linkTo('next', words.whole.next, next)}
            />
          </div>
        </div>
      </section>
    </>
  )
}

/** How long it is, and whose voice it is. */
const factsOf = ({ audio }: MantraPage, verses: number, words: typeof mantras.english): string =>
  [
    verses > 1 && words.whole.verses(verses),
    audio && formatTime(audio.durationMs / 1000),
    audio?.isSynthesised && words.synthesised,
  ]
    .filter(Boolean)
    .join(' · ')

const linkTo = (to: 'previous' | 'next', label: string, mantra: { id: string; title: string }) => (
  <Link to="/mantras/$mantra" params={{ mantra: mantra.id }} className={stepClass}>
    <Step to={to} label={label} name={mantra.title} />
  </Link>
)
