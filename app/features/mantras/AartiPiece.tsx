import { Link } from '@tanstack/react-router'
import type { Track } from '#app/audio/tracks.ts'
import { aarti } from '#app/i18n/en/mantras/aarti.ts'
import { useWords } from '#app/i18n/words.ts'
import { isRoman, languageTag } from '#app/script/scripts.ts'
import { useScript } from '#app/script/useScript.ts'
import { BoundLine } from '#app/ui/BoundLine.tsx'
import { marked } from '#app/ui/marked.tsx'
import type { Mantra } from '#contract/mantras/public.ts'
import { PlayFrom } from './AartiPlay.tsx'
import { stanzasOf } from './sung.ts'
import { lineId } from './useSungPlace.ts'
import { sizeOf } from './verseLook.ts'
import { VerseText } from './VerseText.tsx'

type Props = {
  piece: Mantra
  track: Track | undefined
  /** What is sung after it. */
  then: readonly Track[]
  sungId: string | undefined
}

/** One piece of the aarti, its text large, with the refrain after every verse. */
export function AartiPiece({ piece, track, then, sungId }: Props) {
  const words = useWords(aarti)
  const { id, title, lines, language } = piece
  const writing = useScript(language)
  const { className, style } = sizeOf(lines, writing)
  return (
    <section className={`aarti-piece ${className}`} style={style} aria-labelledby={`piece-${id}`}>
      <div className="aarti-head">
        <h2 id={`piece-${id}`} className="text-xl">
          {__IS_TRANSLATED__ ? marked(piece, 'title') : title}
        </h2>
        {track ? (
          <PlayFrom track={track} then={then} />
        ) : (
          <p className="text-sm text-muted">{words.silent}</p>
        )}
      </div>
      {stanzasOf(lines).map((stanza, at) => (
        <div key={at} className="verse" data-refrain={stanza.isRefrain || undefined}>
          {stanza.lines.map(({ index }) => {
            const line = lines[index]
            if (!line) return null
            const own = lineId(id, index)
            return (
              <div key={index} id={own}>
                <VerseText line={line} index={index} isSung={own === sungId} writing={writing} />
              </div>
            )
          })}
          {!isRoman(writing.script) && (
            <p lang={languageTag('iast', language)} className="verse-roman">
              {stanza.lines.map(({ index }) => (
                <span key={index} className="mantra-iast">
                  <BoundLine>{lines[index]?.iast ?? ''}</BoundLine>
                </span>
              ))}
            </p>
          )}
        </div>
      ))}
      <Link
        to="/mantras/$mantra"
        params={{ mantra: id }}
        className="text-link not-printed"
        aria-label={`${words.open}: ${title}`}
      >
        {words.open}
      </Link>
    </section>
  )
}
