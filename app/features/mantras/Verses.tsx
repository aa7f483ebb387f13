import { BoundLine } from '#app/ui/BoundLine.tsx'
import { shortLines } from '#contract/mantraPreview.ts'
import type { MantraLine, MantraPage } from '#contract/mantras.ts'
import { useSungLine } from './useSungLine.ts'
import { versesOf } from './versesOf.ts'
import { VerseText } from './VerseText.tsx'

/** A text verse by verse, with the line that is being sung marked. */
export function Verses({ mantra }: { mantra: MantraPage }) {
  const { lines } = mantra
  const sung = lines[useSungLine(mantra) ?? -1]
  return versesOf(lines).map(({ number, lines: own }) => (
    <section key={number} id={`verse-${number}`} className="verse">
      {/* Long ones are read line by line. */}
      {(own.length > shortLines ? own.map((line) => [line]) : [own]).map((together, index) => (
        <div key={index}>
          {together.map((line) => (
            <VerseText
              key={lines.indexOf(line)}
              line={line}
              index={lines.indexOf(line)}
              isSung={line === sung}
            />
          ))}
          <Roman lines={together} />
        </div>
      ))}
    </section>
  ))
}

const Roman = ({ lines }: { lines: readonly MantraLine[] }) => (
  <p lang="sa-Latn" className="verse-roman">
    {lines.map(({ iast }, index) => (
      <span key={index} className="mantra-iast">
        <BoundLine>{iast}</BoundLine>
      </span>
    ))}
  </p>
)
