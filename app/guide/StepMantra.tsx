import { MantraSources } from '#app/features/mantras/MantraSources.tsx'
import { sizeOf } from '#app/features/mantras/verseLook.ts'
import { VerseText } from '#app/features/mantras/VerseText.tsx'
import { rite as catalogue } from '#app/i18n/en/guide/rite.ts'
import { useWords } from '#app/i18n/words.ts'
import { isRoman, languageTag } from '#app/script/scripts.ts'
import { useScript } from '#app/script/useScript.ts'
import { BoundLine } from '#app/ui/BoundLine.tsx'
import { marked } from '#app/ui/marked.tsx'
import type { StepMantra as Mantra } from '#contract/guide/public.ts'
import type { ReactNode } from 'react'
import type { VoiceOptions } from './useStepVoice.ts'

type Props = {
  mantra: Mantra
  /** The line that is recited. */
  line: number | undefined
  options: Pick<VoiceOptions, 'isMyTurn' | 'meaning'>
  /** Ways to hear it. */
  children: ReactNode
}

/** A step's mantra in large letters, the line that is recited marked, with its meaning folded. */
export function StepMantra({ mantra, line, options, children }: Props) {
  const { isMyTurn, meaning } = options
  const words = useWords(catalogue)
  const writing = useScript()
  // Without their times: to tap a line would be a stray touch here.
  const lines = mantra.lines.map(({ startMs: _, ...each }) => ({ ...each, verse: 1 }))
  const { className, style } = sizeOf(lines, writing)
  const voice = <div className="rite-voice">{children}</div>
  return (
    <div className={`rite-mantra verses ${className}`} style={style}>
      {/* In *My turn* nobody scrolls to it. */}
      {isMyTurn && voice}
      <div className="verse">
        {lines.map((each, index) => (
          <VerseText
            key={index}
            line={each}
            index={index}
            isSung={line === index}
            writing={writing}
          />
        ))}
        {!isRoman(writing.script) && (
          <p lang={languageTag('iast')} className="verse-roman">
            {lines.map(({ iast }, index) => (
              <span key={index} className="mantra-iast">
                <BoundLine>{iast}</BoundLine>
              </span>
            ))}
          </p>
        )}
      </div>
      {!isMyTurn && voice}
      <details
        className="rite-meaning"
        open={meaning.isOpen}
        onToggle={({ currentTarget }) => meaning.onToggle(currentTarget.open)}
      >
        <summary>{words.meaning}</summary>
        <p>{__IS_TRANSLATED__ ? marked(mantra, 'meaning') : mantra.meaning}</p>
        {mantra.sources && <MantraSources sources={mantra.sources} />}
      </details>
    </div>
  )
}
