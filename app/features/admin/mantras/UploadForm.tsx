import { type FormEvent, useId, useState } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useUpload } from '#app/admin/useUpload.ts'
import { adminMantras } from '#app/i18n/en/mantras/adminMantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { Field } from '#app/ui/Field.tsx'
import { largestRecording, type StaffMantra } from '#contract/mantras/admin.ts'
import { upload } from './upload.ts'

type Props = { mantra: StaffMantra; hasTimes: boolean; onDone: (changed: StaffMantra) => void }

/** Uploads a file and shows the progress. The chosen file stays chosen until it has arrived. */
export function UploadForm({ mantra, hasTimes, onDone }: Props) {
  const { audio: words } = useWords(adminMantras)
  const id = useId()
  const [file, setFile] = useState<File>()
  const [keepTimings, setKeepTimings] = useState(false)
  const [isSynthesised, setIsSynthesised] = useState(false)
  const { isSending, percent, failure, forget, run, stop } = useUpload(words.failed)
  const isTooLarge = (file?.size ?? 0) > largestRecording
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!file || isTooLarge) return
    const sent = { id: mantra.id, version: mantra.version, file, keepTimings, isSynthesised }
    await run(async (way) => onDone(await upload({ ...sent, ...way })))
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="mt-4">
      <Field
        id={id}
        label={mantra.audioUrl ? words.replace : words.choose}
        hint={words.hint}
        error={isTooLarge ? words.tooLarge : undefined}
      >
        {(described) => (
          <input
            {...described}
            type="file"
            accept="audio/*,.mp3,.m4a,.ogg,.opus,.wav"
            disabled={isSending}
            onChange={({ target }) => {
              setFile(target.files?.[0])
              forget()
            }}
            className="field"
          />
        )}
      </Field>
      {file && (
        <>
          <CheckboxField
            className="mt-2"
            label={words.isSynthesised}
            checked={isSynthesised}
            onChange={({ target }) => setIsSynthesised(target.checked)}
          />
          {hasTimes && (
            <CheckboxField
              label={words.keepTimings}
              checked={keepTimings}
              onChange={({ target }) => setKeepTimings(target.checked)}
            />
          )}
        </>
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
