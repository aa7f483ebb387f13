import { useState } from 'react'
import { BackLink } from '#app/admin/BackLink.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { Translated } from '#app/admin/translations/Translated.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminMantras } from '#app/i18n/en/mantras/adminMantras.ts'
import { adminPublishing } from '#app/i18n/en/writing/adminPublishing.ts'
import { useWords } from '#app/i18n/words.ts'
import { getStaffMantra, type StaffMantra } from '#contract/mantras/admin.ts'
import { DeleteMantra } from './DeleteMantra.tsx'
import { MantraForm } from './MantraForm.tsx'
import type { ChosenRecording } from '#app/admin/recordings/RecordingField.tsx'
import { Recording } from './Recording.tsx'
import { TimingEditor } from './TimingEditor.tsx'

type Recorded = {
  /** Chosen when the mantra was new, and not uploaded yet. */
  recording?: ChosenRecording | undefined
  /** The upload has begun. */
  onRecording?: () => void
}

/** One mantra: its text, visibility, recording and line times. */
export function MantraEditor({ id, ...recorded }: Recorded & { id: string }) {
  const words = useWords(adminMantras)
  const { states } = useWords(adminPublishing)
  const query = useRead(getStaffMantra, { id })
  const mantra = query.data
  return (
    <TabPage
      title={mantra?.title ?? words.title}
      intro={mantra && states[mantra.deletedAt ? 'deleted' : mantra.status]}
    >
      <BackLink to={mantra?.kind ? 'mantras/aartis' : 'mantras'}>
        {mantra?.kind ? words.aartis.title : words.all}
      </BackLink>
      {query.isPending && <ListSkeleton />}
      {query.isError && !mantra && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      {mantra && (
        <Translated kind="mantra" id={id}>
          <Parts mantra={mantra} {...recorded} />
        </Translated>
      )}
    </TabPage>
  )
}

function Parts({ mantra, recording, onRecording }: Recorded & { mantra: StaffMantra }) {
  const [isTextDirty, setIsTextDirty] = useState(false)
  const [isTimingDirty, setIsTimingDirty] = useState(false)
  const lines = mantra.lines.map(({ text }) => text).join('\n')
  return (
    <div className="mt-3 grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <LeaveGuard isDirty={isTimingDirty} />
      <MantraForm mantra={mantra} onDirty={setIsTextDirty} />
      <div className="grid gap-6">
        <Recording mantra={mantra} first={recording} onFirst={onRecording} />
        <DeleteMantra mantra={mantra} />
      </div>
      <div className="lg:col-span-2">
        <TimingEditor
          key={`${lines} ${mantra.audioUrl}`}
          mantra={mantra}
          isTextDirty={isTextDirty}
          onDirty={setIsTimingDirty}
        />
      </div>
    </div>
  )
}
