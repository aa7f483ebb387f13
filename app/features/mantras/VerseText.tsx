import { Fragment } from 'react'
import type { ScriptWriter } from '#app/script/useScript.ts'
import type { MantraLine } from '#contract/mantras/public.ts'
import { fontOf } from './verseLook.ts'
import { partsWritten } from './verseParts.ts'

/** What closes a verse: its dandas, with its number between them. */
const closing = /((?:॥|\|\|)[^॥|]*(?:॥|\|\|)?)$/

type Props = {
  line: MantraLine
  /** Its index in the text: tapping a timed line plays from there (PracticeText.tsx). */
  index: number
  isSung: boolean
  writing: ScriptWriter
}

/** A line of a verse, large: broken at the quarter first, its closing in gold. */
export function VerseText({ line, index, isSung, writing }: Props) {
  const parts = partsWritten(line, writing)
  return (
    <p
      lang={writing.lang}
      className={`mantra-text verse-line ${fontOf(line, writing)}`}
      data-sung={isSung || undefined}
      data-line={line.startMs === undefined ? undefined : index}
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
