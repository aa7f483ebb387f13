import { isRoman } from '#app/script/scripts.ts'
import { useWriting } from '#app/script/useWriting.ts'
import { BoundLine } from '#app/ui/BoundLine.tsx'
import type { MantraLine } from '#contract/mantras.ts'
import { MantraLines } from './MantraLines.tsx'

/** A text line by line in the reader's script. */
export function WrittenLines({ lines }: { lines: readonly MantraLine[] }) {
  const { script, lang, write } = useWriting()
  if (script === 'devanagari') return <MantraLines lines={lines} />
  return lines.map((line, index) => (
    <div
      key={index}
      className={lines[index - 1]?.verse === line.verse ? 'mantra-line' : 'mantra-verse'}
    >
      <p lang={lang} className={`mantra-text script-${script}`}>
        <BoundLine>{write(line)}</BoundLine>
      </p>
      {!isRoman(script) && (
        <p lang="sa-Latn" className="mantra-iast">
          <BoundLine>{line.iast}</BoundLine>
        </p>
      )}
    </div>
  ))
}
