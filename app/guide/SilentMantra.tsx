import { useState } from 'react'
import { rite as catalogue } from '#app/i18n/en/guide/rite.ts'
import { useWords } from '#app/i18n/words.ts'
import type { StepMantra as Mantra } from '#contract/guide/public.ts'
import { StayHere } from './StayHere.tsx'
import { StepMantra } from './StepMantra.tsx'
import { useGoingOn } from './useGoingOn.ts'
import type { VoiceOptions } from './useStepVoice.ts'

type Props = { mantra: Mantra; options: VoiceOptions }

/** A step's mantra that nobody has recorded: with *My turn*, the next step follows after the time that this one takes. */
export function SilentMantra({ mantra, options }: Props) {
  const words = useWords(catalogue)
  const { isMyTurn, leastMs } = options
  const [openedAt] = useState(() => performance.now())
  const goingOn = useGoingOn(
    isMyTurn && leastMs > 0,
    options,
    () => openedAt + leastMs - performance.now(),
  )
  return (
    <StepMantra mantra={mantra} line={undefined} options={options}>
      <p className="text-muted">
        {words.silent} {goingOn.isGoing && words.thenNextAfter(leastMs / 60_000)}
      </p>
      <StayHere goingOn={goingOn} />
    </StepMantra>
  )
}
