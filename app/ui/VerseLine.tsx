import { BoundLine } from './BoundLine.tsx'
import { Sanskrit } from './Sanskrit.tsx'

type Props = {
  text: string
  iast: string
  needsFullFont?: boolean | undefined
  language?: string | undefined
}

/** A line of a verse in Devanagari, and below it in Latin letters. */
export function VerseLine({ text, iast, needsFullFont, language = 'sa' }: Props) {
  return (
    <>
      <Sanskrit className="mantra-text" needsFullFont={needsFullFont} language={language}>
        {text}
      </Sanskrit>
      <p lang={`${language}-Latn`} className="mantra-iast">
        <BoundLine>{iast}</BoundLine>
      </p>
    </>
  )
}
