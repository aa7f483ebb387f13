import { useWatch } from 'react-hook-form'
import { useCommandForm } from '#app/forms/useCommandForm.ts'
import { booking as bookingWords } from '#app/i18n/en/bookings/booking.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import type { Booking } from '#contract/bookings/public.ts'
import { postalAddress } from '#contract/site/postalAddress.ts'
import { AddressFields } from './AddressFields.tsx'
import { type AddressValues, emptyAddress } from './bookingValues.ts'
import { useBookingLabels } from './useBookingLabels.ts'

type Props = { booking: Booking; isWaiting: boolean }

/** The address that the temple would otherwise have to ask for. */
export function GiveAddress({ booking, isWaiting }: Props) {
  const words = useWords(bookingWords)
  const { reference, token } = booking
  const { form, field, formProps, isSending } = useCommandForm<'giveAddress', AddressValues>({
    command: 'giveAddress',
    labels: useBookingLabels().giveAddress,
    schema: postalAddress,
    empty: emptyAddress,
    toInput: (address) => ({ reference, token, address }),
    toValues: () => emptyAddress,
    form: `address/${reference}`,
  })
  const country = useWatch({ control: form.control, name: 'country' })
  if (isWaiting) return null
  return (
    <section aria-labelledby="address" className="mt-8">
      <h2 id="address" className="text-xl">
        {words.addressHeading}
      </h2>
      <p className="mt-1 text-muted">{words.addressText}</p>
      <form {...formProps} className="mt-4 grid gap-5">
        <AddressFields country={country} field={field} />
        <Button type="submit" isBusy={isSending} className="justify-self-start">
          {isSending ? words.sending : words.giveAddress}
        </Button>
      </form>
    </section>
  )
}
