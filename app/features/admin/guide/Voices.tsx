import { AdminLink } from '#app/admin/AdminLink.tsx'
import { lengthText } from '#app/admin/recordings/timings.ts'
import { adminGuide } from '#app/i18n/en/guide/adminGuide.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import type { StaffRite } from '#contract/guide/admin.ts'
import { voicedSteps, type VoicedStep } from './voicedSteps.ts'

/** The recording of each mantra, with the way to it. */
export function Voices({ rite }: { rite: StaffRite }) {
  const { voice: words } = useWords(adminGuide)
  const steps = voicedSteps(rite)
  return (
    <Card as="section" className="p-5">
      <h2 className="text-xl">{words.heading}</h2>
      <p className="mt-1 text-muted">{steps.length > 0 ? words.intro : words.none}</p>
      {steps.length > 0 && (
        <ol aria-label={words.heading} className="mt-3 divide-y divide-line">
          {steps.map((step) => (
            <li key={step.id} className="py-2">
              <AdminLink to={`guide/${rite.id}/voice/${step.id}`} className="text-link">
                {step.title}
              </AdminLink>
              <p className="text-sm text-muted">
                <Recorded step={step} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

function Recorded({ step: { mantra } }: { step: VoicedStep }) {
  const { voice: words } = useWords(adminGuide)
  const { lines, recording } = mantra
  if (!recording) return words.unrecorded
  const timed = lines.filter(({ startMs }) => startMs !== undefined).length
  return [words.recorded(lengthText(recording.durationMs)), words.timed(timed, lines.length)].join(
    ', ',
  )
}
