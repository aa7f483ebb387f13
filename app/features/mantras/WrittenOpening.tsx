import { languageTag } from '#app/script/scripts.ts'
import { useLibrary, useScript } from '#app/script/useScript.ts'
import { Sanskrit } from '#app/ui/Sanskrit.tsx'
import type { OpeningProps } from './Opening.tsx'
import { fitIn, fontOf } from './verseLook.ts'

/**
 * A text's first words in the reader's script, on one line in the box of the Devanagari, which
 * keeps its size: nothing moves when the script has loaded.
 */
export function WrittenOpening(props: OpeningProps) {
  const { children: text, as: Tag = 'p', className, language } = props
  const writing = useScript(language)
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
