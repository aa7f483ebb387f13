import { languageTag } from '#app/script/scripts.ts'
import { useLibrary, useWriting } from '#app/script/useWriting.ts'
import { Sanskrit } from '#app/ui/Sanskrit.tsx'
import type { OpeningProps } from './Opening.tsx'
import { fitIn, fontOf } from './verseLook.ts'

/**
 * The words that a text begins with, in the reader's script. They are set on one line, in the place
 * of the Devanagari, which keeps its size: nothing moves when the script comes.
 */
export function WrittenOpening(props: OpeningProps) {
  const { children: text, as: Tag = 'p', className, language } = props
  const writing = useWriting(language)
  // A row has no transliteration by the server.
  const isIast = writing.chosen === 'iast'
  const { here: transliterate } = useLibrary(isIast)
  if (writing.script === 'devanagari' || (isIast && !transliterate)) return <Sanskrit {...props} />
  const written =
    isIast && transliterate ? transliterate(text, 'iast') : writing.write({ text, iast: '' })
  const { style } = fitIn(writing, [written])
  return (
    <Tag className={`${className} written`}>
      <span aria-hidden>
        <Sanskrit {...props} as="span" className="" />
      </span>
      <span
        lang={languageTag(writing.script, language)}
        className={`written-over ${fontOf({}, writing)}`}
        style={style}
      >
        {written}
      </span>
    </Tag>
  )
}
