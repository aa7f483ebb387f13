import { useState } from 'react'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { BackLink } from '#app/admin/BackLink.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { Loaded } from '#app/admin/Loaded.tsx'
import { RecordingCard } from '#app/admin/recordings/RecordingCard.tsx'
import { TimingCard } from '#app/admin/recordings/TimingCard.tsx'
import { useVoice, type Voice } from '#app/admin/recordings/useVoice.ts'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminGuide } from '#app/i18n/en/guide/adminGuide.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { VerseLine } from '#app/ui/VerseLine.tsx'
import {
  getStaffRite,
  removeStepAudio,
  type StaffRite,
  timeStep,
  uploadStepAudio,
} from '#contract/guide/admin.ts'
import { type VoicedStep, voicedSteps } from './voicedSteps.ts'

/** The priest's voice at one step: its recording, and when each line begins. */
export function StepVoice({ id, step: wanted }: { id: string; step: string }) {
  const { voice: words } = useWords(adminGuide)
  const query = useRead(getStaffRite, { id })
  const steps = query.data ? voicedSteps(query.data) : []
  const at = steps.findIndex((step) => step.id === wanted)
  const step = steps[at]
  return (
    <TabPage title={step?.title ?? words.heading} intro={query.data?.title}>
      <BackLink to={`guide/${id}`}>{words.back}</BackLink>
      <Loaded query={query}>
        {(rite) =>
          step ? (
            <>
              <Parts rite={rite} step={step} />
              <nav aria-label={words.heading} className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
                <OtherStep rite={rite} step={steps[at - 1]} label={words.before} />
                <OtherStep rite={rite} step={steps[at + 1]} label={words.next} />
              </nav>
            </>
          ) : (
            <EmptyState title={words.noStep}>{words.noStepText}</EmptyState>
          )
        }
      </Loaded>
    </TabPage>
  )
}

type Props = { rite: StaffRite; step: VoicedStep }

function useStepVoice({ rite, step }: Props): Voice {
  const { lines, recording } = step.mantra
  return useVoice({
    of: rite,
    recited: { lines, recording },
    at: { id: rite.id, step: step.id },
    read: getStaffRite,
    upload: uploadStepAudio,
    remove: removeStepAudio,
    time: timeStep,
  })
}

function Parts(of: Props) {
  const [isDirty, setIsDirty] = useState(false)
  const recording = useStepVoice(of)
  const timing = useStepVoice(of)
  const lines = timing.lines.map(({ text }) => text).join('\n')
  return (
    <div className="mt-3 grid items-start gap-6 lg:grid-cols-[1fr_2fr]">
      <LeaveGuard isDirty={isDirty && timing.recording !== undefined} />
      <RecordingCard voice={recording} />
      {timing.recording ? (
        <TimingCard key={`${lines} ${timing.recording.url}`} voice={timing} onDirty={setIsDirty} />
      ) : (
        <Text step={of.step} />
      )}
    </div>
  )
}

/** To be read while it is recorded; later the lines are shown with their times. */
function Text({ step: { mantra } }: Pick<Props, 'step'>) {
  const { voice: words } = useWords(adminGuide)
  return (
    <Card as="section" className="p-5">
      <h2 className="text-xl">{words.text}</h2>
      {mantra.lines.map(({ text, iast, needsFullFont }, index) => (
        <div key={index} className="mantra-line">
          <VerseLine text={text} iast={iast} needsFullFont={needsFullFont} />
        </div>
      ))}
    </Card>
  )
}

type OtherProps = {
  rite: StaffRite
  step: VoicedStep | undefined
  label: (title: string) => string
}

function OtherStep({ rite, step, label }: OtherProps) {
  if (!step) return null
  return (
    <AdminLink to={`guide/${rite.id}/voice/${step.id}`} className="text-link">
      {label(step.title)}
    </AdminLink>
  )
}
