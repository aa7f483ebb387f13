import { useId } from 'react'
import { adminRecordings } from '#app/i18n/en/writing/adminRecordings.ts'
import { useWords } from '#app/i18n/words.ts'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { Field } from '#app/ui/Field.tsx'
import { largestRecording } from '#contract/writing/recordingsAdmin.ts'

/** A recording that is not uploaded yet. */
export type ChosenRecording = { file: File | undefined; isSynthesised: boolean }

export const noRecording: ChosenRecording = { file: undefined, isSynthesised: false }

export const isTooLarge = ({ file }: ChosenRecording): boolean =>
  (file?.size ?? 0) > largestRecording

type Props = {
  label: string
  chosen: ChosenRecording
  disabled?: boolean
  onChoose: (chosen: ChosenRecording) => void
}

/** Chooses the file of a recording. */
export function RecordingField({ label, chosen, disabled = false, onChoose }: Props) {
  const { audio: words } = useWords(adminRecordings)
  const id = useId()
  return (
    <>
      <Field
        id={id}
        label={label}
        hint={words.hint}
        error={isTooLarge(chosen) ? words.tooLarge : undefined}
      >
        {(described) => (
          <input
            {...described}
            type="file"
            accept="audio/*,.mp3,.m4a,.ogg,.opus,.wav"
            disabled={disabled}
            onChange={({ target }) => onChoose({ ...chosen, file: target.files?.[0] })}
            className="field"
          />
        )}
      </Field>
      {chosen.file && (
        <CheckboxField
          className="mt-2"
          label={words.isSynthesised}
          checked={chosen.isSynthesised}
          onChange={({ target }) => onChoose({ ...chosen, isSynthesised: target.checked })}
        />
      )}
    </>
  )
}
