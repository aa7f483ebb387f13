import { Fragment } from 'react'
import type { MantraLine } from '#contract/mantras.ts'
import { fitOf, partsOfLine } from './verseParts.ts'

/** What closes a verse: its dandas, with its number between them. */
const closing = /(॥[^॥]*॥?)$/

type Props = {
  line: MantraLine
  /** Its place in the text: a timed line is played from when it is tapped (PracticeText.tsx). */
  index: number
  isSung: boolean
}

/** A line of a verse, large: broken at the quarter first, its closing in gold. */
export function VerseText({ line: { text, needsFullFont, startMs }, index, isSung }: Props) {
  const parts = partsOfLine(text)
  const font = needsFullFont ? 'font-mantra-full' : 'font-mantra'
  return (
    <p
      lang="sa"
      className={`mantra-text verse-line ${font} ${fitOf(parts)}`}
      data-sung={isSung || undefined}
      data-line={startMs === undefined ? undefined : index}
      aria-current={isSung || undefined}
    >
      {parts.map((part, at) => {
        const [words, end] = part.split(closing)
        return (
          <Fragment key={at}>
            {at > 0 && ' '}
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
