import { Link } from '@tanstack/react-router'
import { mantras } from '#app/i18n/en/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { otherScript } from '#app/script/otherScript.ts'
import { Card } from '#app/ui/Card.tsx'
import { beginningOf } from '#contract/mantraPreview.ts'
import { CopyButton } from './CopyButton.tsx'
import { MantraAudio } from './MantraAudio.tsx'
import { MantraLines } from './MantraLines.tsx'
import { lineCountOf, type ShownMantra, wholeText } from './shownMantra.ts'

/** In the reader's script, once that has loaded. */
const CardLines = lazyComponent(async () => {
  await otherScript()
  return (await import('./WrittenLines.tsx')).WrittenLines
}, MantraLines)

/**
 * One mantra in a list: its text (or the beginning of a long one) and meaning, with buttons to
 * copy, play and save.
 */
export function MantraCard({ mantra, headingLevel }: { mantra: ShownMantra; headingLevel: 2 | 3 }) {
  const words = useWords(mantras)
  const Heading = `h${headingLevel}` as const
  const { id, title } = mantra
  const lineCount = lineCountOf(mantra)
  const { lines, meaning } = beginningOf({ ...mantra, lineCount })
  return (
    <Card
      as="article"
      className="mantra-card flex flex-col p-5 sm:p-6"
      aria-labelledby={`title-${id}`}
    >
      <div className="mb-2 flex items-start justify-between gap-2">
        <Heading id={`title-${id}`} className="pt-2 font-display text-xl">
          <Link to="/mantras/$mantra" params={{ mantra: id }}>
            {title}
          </Link>
        </Heading>
        <CopyButton text={wholeText(mantra)} />
      </div>
      <CardLines lines={lines} language={mantra.language} />
      <p className="mt-3 text-muted">{meaning}</p>
      {lineCount > lines.length && (
        <Link to="/mantras/$mantra" params={{ mantra: id }} className="text-link">
          {words.readAll(lineCount)}
        </Link>
      )}
      <MantraAudio mantra={mantra} className="mt-auto pt-5" />
    </Card>
  )
}
