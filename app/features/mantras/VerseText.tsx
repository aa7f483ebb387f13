import { Fragment } from 'react'
import type { MantraLine } from '#contract/mantras.ts'
import { fitOf, partsOfLine } from './verseParts.ts'

/** What closes a verse: its dandas, with its number between them. */
const closing = /(॥[^॥]*॥?)$/

type Props = { line: MantraLine; isSung: boolean; language?: string | undefined }

/** A line of a verse, large: broken at the quarter first, its closing in gold. */
export function VerseText({ line: { text, needsFullFont }, isSung, language = 'sa' }: Props) {
  const parts = partsOfLine(text)
  const font = needsFullFont ? 'font-mantra-full' : 'font-mantra'
  return (
    <p
      lang={language}
      className={`mantra-text verse-line ${font} ${fitOf(parts)}`}
      data-sung={isSung || undefined}
    >
      {parts.map((part, index) => {
        const [words, end] = part.split(closing)
        return (
          <Fragment key={index}>
            {index > 0 && ' '}
            <span className="verse-part">
              {words}
              {end && <span className="verse-end">{end}</span>}
            </span>
          </Fragment>
        )
      })}
    </p>
  )
}
