import { pujaPage } from '#app/i18n/en/bookings/pujaPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { type BookingFormState, fieldOf } from './bookingFields.ts'
import { NameFields } from './NameFields.tsx'
import { OptionalFields } from './OptionalFields.tsx'

/** Contact details of the person who books, and the names for the puja. */
export function ContactFields({ form }: { form: BookingFormState }) {
  const words = useWords(pujaPage)
  return (
    <>
      <TextField
        label={words.fullName}
        hint={words.fullNameHint}
        autoComplete="name"
        {...fieldOf(form, 'fullName')}
      />
      <TextField
        label={words.gotra}
        hint={words.gotraHint}
        autoComplete="off"
        autoCapitalize="words"
        {...fieldOf(form, 'sankalp.gotra')}
      />
      <TextField
        label={words.email}
        hint={words.emailHint}
        type="email"
        autoComplete="email"
        {...fieldOf(form, 'email')}
      />
      <NameFields form={form} />
      <OptionalFields form={form} />
    </>
  )
}
