import { useState } from 'react'
import { BackLink } from '#app/admin/BackLink.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useAdded } from '#app/admin/useAdded.ts'
import { NewDraft } from '#app/admin/drafts/NewDraft.tsx'
import { focusFirstError } from '#app/forms/focusFirstError.ts'
import { adminMantras } from '#app/i18n/en/mantras/adminMantras.ts'
import { adminRecordings } from '#app/i18n/en/writing/adminRecordings.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import { createMantra } from '#contract/mantras/admin.ts'
import { MantraFields } from './MantraFields.tsx'
import { emptyText, mantraValues, toMantraInput } from './mantraValues.ts'
import {
  type ChosenRecording,
  isTooLarge,
  noRecording,
  RecordingField,
} from '#app/admin/recordings/RecordingField.tsx'

type Props = {
  list: 'mantras' | 'aartis'
  /** Chosen for the mantra with this id, whose page uploads it. */
  onRecording: (id: string, chosen: ChosenRecording) => void
}

/** A mantra's text and recording; the times of its lines follow once they are saved. */
export function NewMantra({ list, onRecording }: Props) {
  const all = useWords(adminMantras)
  const recordings = useWords(adminRecordings)
  const isOther = list === 'aartis'
  const words = isOther ? { ...all, ...all.aartis, all: all.aartis.title } : all
  const empty = isOther ? emptyText : mantraValues.empty
  const [chosen, setChosen] = useState(noRecording)
  const added = useAdded({
    empty,
    endpoint: createMantra,
    toInput: toMantraInput,
    onAdded: ({ id }) => {
      const description = chosen.file && recordings.audio.follows
      showToast({ title: words.form.created, ...(description && { description }), tone: 'success' })
      if (chosen.file) onRecording(id, chosen)
      return `mantras/${id}`
    },
  })
  const handleSubmit: typeof added.handleSubmit = async (event) => {
    if (!isTooLarge(chosen)) return added.handleSubmit(event)
    event.preventDefault()
    focusFirstError(event.currentTarget)
  }
  return (
    <TabPage title={words.newTitle} intro={words.newIntro}>
      <BackLink to={isOther ? 'mantras/aartis' : 'mantras'}>{words.all}</BackLink>
      <NewDraft
        text={{ kind: 'mantra', id: isOther ? 'new-text' : 'new' }}
        added={{ ...added, handleSubmit }}
        empty={empty}
        create={words.form.create}
      >
        <MantraFields form={added.form} />
        <div className="mt-5">
          <RecordingField
            label={recordings.audio.optional}
            chosen={chosen}
            disabled={added.isSaving}
            onChoose={setChosen}
          />
        </div>
      </NewDraft>
    </TabPage>
  )
}
