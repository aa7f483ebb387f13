import { BoundLine } from './BoundLine.tsx'
import { Sanskrit } from './Sanskrit.tsx'

type Props = { text: string; iast: string; needsFullFont?: boolean | undefined }

/** A line of a verse in Devanagari, and below it in Latin letters. */
export function VerseLine({ text, iast, needsFullFont }: Props) {
  return (
    <>
      <Sanskrit className="mantra-text" needsFullFont={needsFullFont}>
        {text}
      </Sanskrit>
      <p lang="sa-Latn" className="mantra-iast">
        <BoundLine>{iast}</BoundLine>
      </p>
    </>
  )
}
