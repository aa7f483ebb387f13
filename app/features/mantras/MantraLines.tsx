import { VerseLine } from '#app/ui/VerseLine.tsx'
import type { ShownMantra } from './shownMantra.ts'

type Props = {
  lines: readonly ShownMantra['lines'][number][]
  language?: ShownMantra['language']
}

/** A text line by line, each with its transliteration, with space between verses. */
export function MantraLines({ lines, language }: Props) {
  return lines.map(({ text, iast, verse, needsFullFont }, index) => (
    <div key={index} className={lines[index - 1]?.verse === verse ? 'mantra-line' : 'mantra-verse'}>
      <VerseLine text={text} iast={iast} needsFullFont={needsFullFont} language={language} />
    </div>
  ))
}
