import { isRoman, languageTag } from '#app/script/scripts.ts'
import { useScript } from '#app/script/useScript.ts'
import { BoundLine } from '#app/ui/BoundLine.tsx'
import { VerseLine } from '#app/ui/VerseLine.tsx'
import type { ShownMantra } from './shownMantra.ts'

type Props = {
  lines: readonly ShownMantra['lines'][number][]
  language?: ShownMantra['language']
}

/** A text line by line in the reader's script. */
export function WrittenLines({ lines, language }: Props) {
  const { script, lang, write } = useScript(language)
  if (script === 'devanagari') return <MantraLines lines={lines} language={language} />
  return lines.map((line, index) => (
    <div
      key={index}
      className={lines[index - 1]?.verse === line.verse ? 'mantra-line' : 'mantra-verse'}
    >
      <p lang={lang} className={`mantra-text script-${script}`}>
        <BoundLine>{write(line)}</BoundLine>
      </p>
      {!isRoman(script) && (
        <p lang={languageTag('iast', language)} className="mantra-iast">
          <BoundLine>{line.iast}</BoundLine>
        </p>
      )}
    </div>
  ))
}

/** A text line by line, each with its transliteration, with space between verses. */
function MantraLines({ lines, language }: Props) {
  return lines.map(({ text, iast, verse, needsFullFont }, index) => (
    <div key={index} className={lines[index - 1]?.verse === verse ? 'mantra-line' : 'mantra-verse'}>
      <VerseLine text={text} iast={iast} needsFullFont={needsFullFont} language={language} />
    </div>
  ))
}
