import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide'
import { guide } from '#app/i18n/en/guide/guide.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { InEnglishNote } from '#app/ui/InEnglishNote.tsx'
import { marked } from '#app/ui/marked.tsx'
import type { RiteRow } from '#contract/guide/public.ts'
import type { Site } from '#contract/site/public.ts'
import { StepPicture } from '#app/ui/StepPicture.tsx'
import { pictureOf } from './pictureOf.ts'

const Due = lazyComponent(
  async () => (await import('./Due.tsx')).Due,
  () => <span className="rite-due" />,
)

/** The rites as rows: what, when, how long. */
export function RiteList({ rites, site }: { rites: readonly RiteRow[]; site: Site }) {
  const words = useWords(guide)
  if (rites.length === 0) return <EmptyState title={words.empty} />
  return (
    <>
      {__IS_TRANSLATED__ && <InEnglishNote of={rites} className="mt-4" />}
      <ul className="rite-rows">
        {rites.map((rite) => (
          <li key={rite.id}>
            <Link to="/puja/guide/$rite" params={{ rite: rite.id }} className="rite-row">
              <StepPicture name={pictureOf(rite.occasion)} className="rite-row-picture" />
              <span className="rite-row-words">
                <b>{__IS_TRANSLATED__ ? marked(rite, 'title') : rite.title}</b>
                {rite.occasion && rite.occasion !== 'daily' ? (
                  <Due occasion={rite.occasion} site={site} />
                ) : (
                  <span className="rite-due">{words.anyDay}</span>
                )}
                <span>{words.facts(rite.stepCount, rite.minutes)}</span>
              </span>
              <Icon of={ChevronRight} className="text-saffron" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
