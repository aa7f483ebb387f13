import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Rite, RiteStep } from '#contract/guide/public.ts'
import type { Mantra } from '#contract/mantras/public.ts'
import type { Site } from '#contract/site/public.ts'
import { MoonNow } from './MoonNow.tsx'
import { SilentMantra } from './SilentMantra.tsx'
import { StepSankalp } from './StepSankalp.tsx'
import { StepMantra } from './StepMantra.tsx'
import { voiceOf } from './stepVoice.ts'
import { SungAartis } from './SungAartis.tsx'
import type { VoiceOptions } from './useStepVoice.ts'
import { VoicedMantra } from './VoicedMantra.tsx'

type Props = {
  rite: Rite
  step: RiteStep
  site: Site
  mantras: ReadonlyMap<string, Mantra>
  /** Some of them may still come. */
  isLoading: boolean
  options: VoiceOptions
}

/** Their own time is the family's, the moon's or the aarti's. */
const waiting: readonly RiteStep['kind'][] = ['sankalp', 'moon', 'aarti']

/** What is said, seen or sung at a step. */
export function StepBody({ rite, step, site, mantras, isLoading, ...props }: Props) {
  const { kind, mantra, aartis = [] } = step
  const options = waiting.includes(kind) ? { ...props.options, onNext: undefined } : props.options
  const voiced = voiceOf(rite.id, step, mantras)
  return (
    <>
      {kind === 'moon' && <MoonNow site={site} occasion={rite.occasion} />}
      {kind === 'sankalp' && <StepSankalp site={site} occasion={rite.occasion} />}
      {mantra &&
        (voiced ? (
          <VoicedMantra mantra={mantra} voiced={voiced} options={options} />
        ) : mantra.mantraId && isLoading ? (
          <StepMantra mantra={mantra} line={undefined} options={options}>
            {null}
          </StepMantra>
        ) : (
          <SilentMantra mantra={mantra} options={options} />
        ))}
      {aartis.length > 0 &&
        (isLoading ? (
          <Skeleton className="h-72" />
        ) : (
          <SungAartis pieces={aartis.flatMap((id) => mantras.get(id) ?? [])} />
        ))}
    </>
  )
}
