import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide'
import { mantras } from '#app/i18n/en/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { PreviousNext, Step, stepClass } from '#app/ui/PreviousNext.tsx'
import { SectionHeading } from '#app/ui/SectionHeading.tsx'
import type { MantraPage } from '#contract/mantras.ts'
import { CopyButton } from './CopyButton.tsx'
import { MantraAudio } from './MantraAudio.tsx'
import { MantraLines } from './MantraLines.tsx'
import { ReadingSize } from './ReadingSize.tsx'
import { wholeText } from './shownMantra.ts'

/**
 * A mantra on its own page: all its lines, its meaning, its audio, and links to the next and
 * previous.
 */
export function WholeMantra({ mantra }: { mantra: MantraPage }) {
  const words = useWords(mantras)
  return (
    <section className="mx-auto w-full max-w-3xl px-4 py-10">
      <Link to="/mantras" className="text-link gap-2">
        <Icon of={ArrowLeft} className="size-5" />
        {words.all}
      </Link>
      <SectionHeading
        className="mt-2"
        headingLevel={1}
        {...(mantra.origin && { eyebrow: mantra.origin })}
        title={mantra.title}
        action={<ReadingSize />}
      />
      <MantraAudio mantra={mantra} className="mt-5" />
      <Card className="mt-6 p-5 sm:p-6">
        <div className="mb-2 flex items-start justify-between gap-2">
          <p className="pt-2 text-muted">{words.whole.lines(mantra.lines.length)}</p>
          <CopyButton text={wholeText(mantra)} />
        </div>
        <MantraLines lines={mantra.lines} />
      </Card>
      <h2 className="mt-8 font-display text-xl">{words.meaning}</h2>
      <p className="mantra-meaning mt-2 max-w-2xl text-muted">{mantra.meaning}</p>
      <PreviousNext
        label={words.whole.others}
        className="mt-8 border-t border-line pt-6"
        previous={mantra.previous && linkTo('previous', words.whole.previous, mantra.previous)}
        next={mantra.next && linkTo('next', words.whole.next, mantra.next)}
      />
    </section>
  )
}

const linkTo = (to: 'previous' | 'next', label: string, mantra: { id: string; title: string }) => (
  <Link to="/mantras/$mantra" params={{ mantra: mantra.id }} className={stepClass}>
    <Step to={to} label={label} name={mantra.title} />
  </Link>
)
