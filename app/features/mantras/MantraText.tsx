import { mantras } from '#app/i18n/en/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { Sanskrit } from '#app/ui/Sanskrit.tsx'
import type { Mantra, MantraLine } from '#contract/mantras.ts'

/** Lines shown before "Show the whole text". */
const previewLines = 4

/** The text by line with its transliteration, a long one folded, and what it means. */
export function MantraText({ mantra }: { mantra: Mantra }) {
  const words = useWords(mantras)
  const isLong = mantra.lines.length > previewLines + 2
  const first = isLong ? mantra.lines.slice(0, previewLines) : mantra.lines
  return (
    <>
      <Lines lines={first} />
      {isLong && (
        <details className="fold">
          <summary className="fold-summary">
            <span className="fold-more">{words.showAll}</span>
            <span className="fold-less">{words.showLess}</span>
          </summary>
          <Lines lines={mantra.lines.slice(previewLines)} />
        </details>
      )}
      <p className="mt-3 text-muted">{mantra.meaning}</p>
    </>
  )
}

function Lines({ lines }: { lines: readonly MantraLine[] }) {
  return lines.map(({ text, iast, verse }, index) => (
    <div key={index} className={lines[index - 1]?.verse === verse ? 'mantra-line' : 'mantra-verse'}>
      <Sanskrit className="mantra-text">{text}</Sanskrit>
      <p lang="sa-Latn" className="mantra-iast">
        {iast}
      </p>
    </div>
  ))
}
