import type { ComponentProps } from 'react'
import { pujaPage } from '#app/i18n/en/bookings/pujaPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { AddressValues } from './bookingValues.ts'
import { countries } from '#app/i18n/countries.ts'

type Input = Pick<ComponentProps<'input'> & ComponentProps<'select'>, 'name' | 'ref'> & {
  error?: string | undefined
  required?: boolean
}

type Props = {
  /** The country chosen so far. */
  country: string
  /** Connects the input of one part to its form. */
  field: (part: keyof AddressValues) => Input
}

/** A postal address, in India unless another country is chosen. */
export function AddressFields({ country, field }: Props) {
  const { address: words } = useWords(pujaPage)
  const isIndia = country === 'IN'
  return (
    <>
      <TextField label={words.line1} autoComplete="address-line1" {...field('line1')} />
      <TextField label={words.line2} autoComplete="address-line2" {...field('line2')} />
      <TextField label={words.city} autoComplete="address-level2" {...field('city')} />
      <TextField label={words.state} autoComplete="address-level1" {...field('state')} />
      <TextField
        label={isIndia ? words.postalCode : words.postalCodeAbroad}
        autoComplete="postal-code"
        inputMode={isIndia ? 'numeric' : 'text'}
        {...field('postalCode')}
      />
      <SelectField
        label={words.country}
        autoComplete="country"
        options={countries()}
        {...field('country')}
      />
    </>
  )
}
