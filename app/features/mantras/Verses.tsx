import { isRoman, languageTag } from '#app/script/scripts.ts'
import type { ScriptWriter } from '#app/script/useScript.ts'
import { BoundLine } from '#app/ui/BoundLine.tsx'
import { shortLines } from '#contract/mantras/preview.ts'
import type { MantraPage } from '#contract/mantras/public.ts'
import { aboutVerse } from './aboutVerse.ts'
import { useSungLine } from './useSungLine.ts'
import { VerseMeaning } from './VerseMeaning.tsx'
import { versesOf } from './versesOf.ts'
import { VerseText } from './VerseText.tsx'

type Props = { mantra: MantraPage; writing: ScriptWriter }

/** A text verse by verse, with its meaning beside it and the line being sung marked. */
export function Verses({ mantra, writing }: Props) {
  const { lines } = mantra
  const sung = lines[useSungLine(mantra) ?? -1]
  return versesOf(lines).map(({ number, lines: own }) => {
    const about = aboutVerse(mantra, number)
    return (
      <section key={number} id={`verse-${number}`} className="verse">
        <div className="verse-lines">
          {/* Long ones are read line by line. */}
          {(own.length > shortLines ? own.map((line) => [line]) : [own]).map((part, index) => (
            <div key={index}>
              {part.map((line) => (
                <VerseText
                  key={lines.indexOf(line)}
                  line={line}
                  index={lines.indexOf(line)}
                  isSung={line === sung}
                  writing={writing}
                />
              ))}
              {!isRoman(writing.script) && <Roman lines={part} language={mantra.language} />}
            </div>
          ))}
        </div>
        {about && <VerseMeaning about={about} writing={writing} language={mantra.language} />}
      </section>
    )
  })
}

const Roman = ({ lines, language }: Pick<MantraPage, 'lines' | 'language'>) => (
  <p lang={languageTag('iast', language)} className="verse-roman">
    {lines.map(({ iast }, index) => (
      <span key={index} className="mantra-iast">
        <BoundLine>{iast}</BoundLine>
      </span>
    ))}
  </p>
)
