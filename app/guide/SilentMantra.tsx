import { useEffect, useEffectEvent } from 'react'
import { rite as catalogue } from '#app/i18n/en/guide/rite.ts'
import { useWords } from '#app/i18n/words.ts'
import type { StepMantra as Mantra } from '#contract/guide/public.ts'
import { StepMantra } from './StepMantra.tsx'
import type { VoiceOptions } from './useStepVoice.ts'

type Props = { mantra: Mantra; options: VoiceOptions }

/** A step's mantra that nobody has recorded: with *My turn*, the next step follows after the time that this one takes. */
export function SilentMantra({ mantra, options }: Props) {
  const words = useWords(catalogue)
  const { isMyTurn, leastMs, onNext } = options
  const goOn = useEffectEvent(onNext)
  useEffect(() => {
    if (!isMyTurn || leastMs === 0) return undefined
    const timer = setTimeout(() => goOn(), leastMs)
    return () => clearTimeout(timer)
  }, [isMyTurn, leastMs])
  return (
    <StepMantra mantra={mantra} line={undefined}>
      <p className="text-muted">
        {words.silent} {isMyTurn && leastMs > 0 && words.thenNext}
      </p>
    </StepMantra>
  )
}
