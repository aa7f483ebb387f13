import { useWatch } from 'react-hook-form'
import { pujaPage } from '#app/i18n/en/bookings/pujaPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { AddressFields } from './AddressFields.tsx'
import { type BookingFormState, fieldOf } from './bookingFields.ts'

/** Prasad by post, and the address only if it is requested. */
export function PrasadFields({ form }: { form: BookingFormState }) {
  const words = useWords(pujaPage)
  const { control } = form
  const includesPrasad = useWatch({ control, name: 'includePrasad' })
  const country = useWatch({ control, name: 'address.country' })
  return (
    <>
      <CheckboxField label={words.includePrasad} {...fieldOf(form, 'includePrasad')} />
      {includesPrasad && (
        <AddressFields country={country} field={(part) => fieldOf(form, `address.${part}`)} />
      )}
    </>
  )
}
