import { pujaPage } from '#app/i18n/en/bookings/pujaPage.ts'
import { sankalp } from '#app/i18n/en/bookings/sankalp.ts'
import { useWords } from '#app/i18n/words.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { nakshatras, rashis } from '#contract/bookings/sankalp.ts'
import { type BookingFormState, fieldOf } from './bookingFields.ts'

/** What a booking can do without: a phone number, details for the sankalp, and requests. */
export function OptionalFields({ form }: { form: BookingFormState }) {
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
        <TextField
          label={words.phone}
          hint={words.phoneHint}
          type="tel"
          autoComplete="tel"
          {...fieldOf(form, 'phone')}
        />
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
        <TextArea label={words.specialRequests} rows={2} {...fieldOf(form, 'specialRequests')} />
      </div>
    </details>
  )
}
