import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useUpload } from '#app/admin/useUpload.ts'
import { adminMantras } from '#app/i18n/en/mantras/adminMantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { StaffMantra } from '#contract/mantras/admin.ts'
import {
  type ChosenRecording,
  isTooLarge as tooLarge,
  noRecording,
  RecordingField,
} from './RecordingField.tsx'
import { upload } from './upload.ts'

type Props = {
  mantra: StaffMantra
  /** Chosen before the mantra was saved: it is uploaded at once. */
  first?: ChosenRecording | undefined
  onFirst?: (() => void) | undefined
  hasTimes: boolean
  onDone: (changed: StaffMantra) => void
}

/** Uploads a file and shows the progress. The chosen file stays chosen until it has arrived. */
export function UploadForm({ mantra, first, onFirst, hasTimes, onDone }: Props) {
  const { audio: words } = useWords(adminMantras)
  const [before] = useState(first)
  const [chosen, setChosen] = useState(before ?? noRecording)
  const [keepTimings, setKeepTimings] = useState(false)
  const { isSending, percent, failure, forget, run, stop } = useUpload(words.failed)
  const isTooLarge = tooLarge(chosen)
  const { file, isSynthesised } = chosen
  const send = async () => {
    if (!file || isTooLarge) return undefined
    const sent = { id: mantra.id, version: mantra.version, file, keepTimings, isSynthesised }
    return run(async (way) => onDone(await upload({ ...sent, ...way })))
  }
  const sendFirst = useEffectEvent(async () => {
    if (!first) return
    onFirst?.()
    // On a phone the form is further down.
    if (await send()) showToast({ title: words.failedFirst, tone: 'destructive' })
  })
  useEffect(() => void sendFirst(), [])
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    await send()
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="mt-4">
      <RecordingField
        label={mantra.audioUrl ? words.replace : words.choose}
        chosen={chosen}
        disabled={isSending}
        onChoose={(changed) => {
          setChosen(changed)
          forget()
        }}
      />
      {/* The field of another page had it: this one shows no name. */}
      {file && file === before?.file && <p className="mt-1 wrap-anywhere">{file.name}</p>}
      {file && hasTimes && (
        <CheckboxField
          label={words.keepTimings}
          checked={keepTimings}
          onChange={({ target }) => setKeepTimings(target.checked)}
        />
      )}
      <FailureNotice failure={failure} />
      {isSending && (
        <div className="mt-3">
          <progress max={100} value={percent} aria-label={words.heading} className="w-full" />
          <p role="status">{percent < 100 ? words.uploading(percent) : words.working}</p>
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {file && (
          <Button type="submit" isBusy={isSending} disabled={isTooLarge}>
            {words.upload}
          </Button>
        )}
        {isSending && (
          <Button variant="outline" onClick={stop}>
            {words.stop}
          </Button>
        )}
      </div>
    </form>
  )
}
