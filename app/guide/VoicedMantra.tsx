import { Pause, Play } from 'lucide'
import { useFollowing } from '#app/features/mantras/useFollowing.ts'
import { rite as catalogue } from '#app/i18n/en/guide/rite.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { StepMantra as Mantra } from '#contract/guide/public.ts'
import { StayHere } from './StayHere.tsx'
import { StepMantra } from './StepMantra.tsx'
import type { StepVoice } from './stepVoice.ts'
import { useStepVoice, type VoiceOptions } from './useStepVoice.ts'

type Props = { mantra: Mantra; voiced: StepVoice; options: VoiceOptions }

/** A step's mantra with its recitation. */
export function VoicedMantra({ mantra, voiced, options }: Props) {
  const words = useWords(catalogue)
  const voice = useStepVoice(voiced, options)
  useFollowing(
    voice.line === undefined ? undefined : `.rite .verse-line:nth-child(${voice.line + 1})`,
  )
  return (
    <StepMantra mantra={mantra} line={voice.line} options={options}>
      <Button variant="outline" onClick={voice.isSounding ? voice.pause : voice.start}>
        <Icon of={voice.isSounding ? Pause : Play} className="size-5" />
        {voice.isSounding ? words.pause : words.listen}
      </Button>
      <p role="status" className="text-muted">
        {voice.trouble === 'offline' && words.soundOffline}
        {voice.trouble === 'failed' && words.soundFailed}
        {voice.isAnswering && <b>{words.yourTurn}</b>}
        {voice.goingOn.isGoing && words.thenNext}
      </p>
      <StayHere goingOn={voice.goingOn} />
      {voiced.isSynthesised && <p className="w-full text-sm text-muted">{words.synthesised}</p>}
    </StepMantra>
  )
}
