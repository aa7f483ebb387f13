import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mantras } from '#app/i18n/en/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { Sanskrit } from '#app/ui/Sanskrit.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { foldLines, foldMeaning } from '#contract/mantraPreview.ts'
import { mantrasQuery } from './queries.ts'
import { lineCountOf, type ShownMantra } from './shownMantra.ts'

/** The text by line with its transliteration, a long one folded, and what it means. */
export function MantraText({ mantra }: { mantra: ShownMantra }) {
  const words = useWords(mantras)
  const [isOpen, setIsOpen] = useState(false)
  const lineCount = lineCountOf(mantra)
  const { shown, folded } = foldLines(mantra.lines, lineCount)
  const meaning = foldMeaning(mantra.meaning, lineCount)
  return (
    <>
      <Lines lines={shown} />
      <p className="mt-3 text-muted">{meaning.shown}</p>
      {lineCount > shown.length && (
        <details className="fold" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary className="fold-summary">
            <span className="fold-more">{words.showAll}</span>
            <span className="fold-less">{words.showLess}</span>
          </summary>
          {folded.length > 0 ? <Lines lines={folded} /> : isOpen && <TextOnItsWay />}
          {meaning.folded && <p className="mt-3 text-muted">{meaning.folded}</p>}
        </details>
      )}
    </>
  )
}

/** The whole texts come soon after a first visit; somebody quicker asks for them here. */
function TextOnItsWay() {
  const words = useWords(mantras)
  const { isError } = useQuery(mantrasQuery)
  return isError ? <p role="alert">{words.loadFailed}</p> : <Skeleton className="h-40 w-full" />
}

type Line = ShownMantra['lines'][number]

function Lines({ lines }: { lines: readonly Line[] }) {
  return lines.map(({ text, iast, verse }, index) => (
    <div key={index} className={lines[index - 1]?.verse === verse ? 'mantra-line' : 'mantra-verse'}>
      <Sanskrit className="mantra-text">{text}</Sanskrit>
      <p lang="sa-Latn" className="mantra-iast">
        {iast}
      </p>
    </div>
  ))
}
