import { useId } from 'react'
import { Field } from '#app/ui/Field.tsx'

const text = '.csv,.txt,.tsv,text/csv,text/plain'

/** What `server/tables` reads. */
export const tables = `${text},.xls,.xlsx`

type Props = {
  label: string
  hint: string
  error: string | undefined
  accept?: string
  isBusy: boolean
  onChoose: (file: File | undefined) => void
}

/** A list of the temple's, from this device. */
export function FileField({ label, hint, error, accept = text, isBusy, onChoose }: Props) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(described) => (
        <input
          {...described}
          type="file"
          accept={accept}
          disabled={isBusy}
          onChange={({ target }) => onChoose(target.files?.[0])}
          className="field"
        />
      )}
    </Field>
  )
}
