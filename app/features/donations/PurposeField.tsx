import { type ComponentProps, useId } from 'react'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import { Field } from '#app/ui/Field.tsx'
import { purposeText } from './purposeText.ts'

type Props = ComponentProps<'select'> & {
  purposes: readonly string[]
  error: string | undefined
}

/**
 * The purpose of a donation. Not with `SelectField`: shared with the donation form too, it would be
 * split off from the pages that use it, which cost the home page 0.2 KB and the panchang 8.
 */
export function PurposeField({ purposes, error, ...rest }: Props) {
  const { form: words } = useWords(donations)
  return (
    <Field id={useId()} label={words.purpose} hint={undefined} error={error}>
      {(described) => (
        <select {...rest} {...described} className="field">
          <option value="">{words.anyPurpose}</option>
          {purposes.map((purpose) => (
            <option key={purpose} value={purpose}>
              {__IS_TRANSLATED__ ? purposeText(purpose) : purpose}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
