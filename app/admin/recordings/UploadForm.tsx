import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useUpload } from '#app/admin/useUpload.ts'
import { adminRecordings } from '#app/i18n/en/writing/adminRecordings.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  type ChosenRecording,
  isTooLarge as tooLarge,
  noRecording,
  RecordingField,
} from './RecordingField.tsx'
import type { Voice } from './useVoice.ts'

type Props = {
  voice: Voice
  /** Chosen before the text was saved: it is uploaded at once. */
  first?: ChosenRecording | undefined
  onFirst?: (() => void) | undefined
  onDone: () => void
}

/** Uploads a file and shows the progress. The chosen file stays chosen until it has arrived. */
export function UploadForm({ voice, first, onFirst, onDone }: Props) {
  const { audio: words } = useWords(adminRecordings)
  const [before] = useState(first)
  const [chosen, setChosen] = useState(before ?? noRecording)
  const [keepTimings, setKeepTimings] = useState(false)
  const { isSending, percent, failure, forget, run, stop } = useUpload(words.failed)
  const isTooLarge = tooLarge(chosen)
  const { file, isSynthesised } = chosen
  const hasTimes = voice.lines.some(({ startMs }) => startMs !== undefined)
  const send = async () => {
    if (!file || isTooLarge) return undefined
    return run(async (way) => {
      await voice.upload({ file, keepTimings, isSynthesised, ...way })
      onDone()
    })
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
        label={voice.recording ? words.replace : words.choose}
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
