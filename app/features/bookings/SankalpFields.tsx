import { useWatch } from 'react-hook-form'
import { pujaPage } from '#app/i18n/en/bookings/pujaPage.ts'
import { sankalp } from '#app/i18n/en/bookings/sankalp.ts'
import { useWords } from '#app/i18n/words.ts'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { nakshatras, rashis } from '#contract/bookings/sankalp.ts'
import { type BookingFormState, fieldOf } from './bookingFields.ts'

/** The gotra, or a checkbox that it is unknown. */
export function GotraField({ form }: { form: BookingFormState }) {
  const words = useWords(pujaPage)
  const isGotraUnknown = useWatch({ control: form.control, name: 'sankalp.isGotraUnknown' })
  const { onChange: onGotraUnknown, ...gotraUnknown } = fieldOf(form, 'sankalp.isGotraUnknown')
  return (
    <div>
      {!isGotraUnknown && (
        <TextField
          label={words.gotra}
          autoComplete="off"
          autoCapitalize="words"
          {...fieldOf(form, 'sankalp.gotra')}
        />
      )}
      <CheckboxField
        label={words.gotraUnknown}
        className={isGotraUnknown ? '' : 'mt-1'}
        {...gotraUnknown}
        onChange={(event) => {
          form.clearErrors('sankalp.gotra')
          return onGotraUnknown(event)
        }}
      />
    </div>
  )
}

/** Optional details for the sankalp. */
export function SankalpFields({ form }: { form: BookingFormState }) {
  const words = useWords(pujaPage)
  const names = useWords(sankalp)
  const choices = <K extends string>(keys: readonly K[], labels: Record<K, string>) => [
    { value: '', label: words.notChosen },
    ...keys.map((value) => ({ value, label: labels[value] })),
  ]
  return (
    <details>
      <summary className="min-h-11 py-2.5 font-semibold text-saffron">{words.more}</summary>
      <div className="mt-3 grid gap-5">
        <SelectField
          label={words.nakshatra}
          className="either-script"
          options={choices(nakshatras, names.nakshatras)}
          {...fieldOf(form, 'sankalp.nakshatra')}
        />
        <SelectField
          label={words.rashi}
          className="either-script"
          options={choices(rashis, names.rashis)}
          {...fieldOf(form, 'sankalp.rashi')}
        />
        <TextArea
          label={words.intention}
          hint={words.intentionHint}
          rows={3}
          {...fieldOf(form, 'sankalp.intention')}
        />
      </div>
    </details>
  )
}
