import { pujaPage } from '#app/i18n/en/bookings/pujaPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { type BookingFormState, fieldOf } from './bookingFields.ts'
import { NameFields } from './NameFields.tsx'
import { GotraField, SankalpFields } from './SankalpFields.tsx'

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
      <GotraField form={form} />
      <TextField
        label={words.email}
        hint={words.emailHint}
        type="email"
        autoComplete="email"
        {...fieldOf(form, 'email')}
      />
      <NameFields form={form} />
      <TextField
        label={words.phone}
        hint={words.phoneHint}
        type="tel"
        autoComplete="tel"
        {...fieldOf(form, 'phone')}
      />
      <SankalpFields form={form} />
      <TextArea label={words.specialRequests} rows={2} {...fieldOf(form, 'specialRequests')} />
    </>
  )
}
