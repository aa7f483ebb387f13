import { pujaPage } from '#app/i18n/en/pujaPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { type BookingFormState, fieldOf } from './bookingFields.ts'

/** Who books, and how the temple can reach them. */
export function ContactFields({ form }: { form: BookingFormState }) {
  const words = useWords(pujaPage)
  return (
    <>
      <TextField label={words.fullName} autoComplete="name" {...fieldOf(form, 'fullName')} />
      <TextField
        label={words.email}
        hint={words.emailHint}
        type="email"
        autoComplete="email"
        {...fieldOf(form, 'email')}
      />
      <TextField
        label={words.phone}
        hint={words.phoneHint}
        type="tel"
        autoComplete="tel"
        {...fieldOf(form, 'phone')}
      />
      <TextArea label={words.specialRequests} rows={4} {...fieldOf(form, 'specialRequests')} />
    </>
  )
}
