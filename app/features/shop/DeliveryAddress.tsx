import type { ComponentProps } from 'react'
import { countryOptions } from '#app/i18n/countryName.ts'
import { checkout } from '#app/i18n/en/shop/checkout.ts'
import { language } from '#app/i18n/language.ts'
import { useWords } from '#app/i18n/words.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { indianStates } from '#contract/orders/indianStates.ts'
import type { ShopSettings } from '#contract/orders/public.ts'
import type { AddressValues } from './checkoutValues.ts'

type Input = Pick<ComponentProps<'input'> & ComponentProps<'select'>, 'name' | 'ref'> & {
  error?: string | undefined
  required?: boolean
}

type Props = {
  country: string
  countries: ShopSettings['countries']
  /** Connects an input to the form. */
  field: (part: keyof AddressValues) => Input
}

const states = Object.keys(indianStates)
  .map((value) => ({ value, label: checkout.english.stateName(value) }))
  .sort((one, other) => one.label.localeCompare(other.label, language))

/** Where the parcel goes: in India, unless the temple sends to other countries too. */
export function DeliveryAddress({ country, countries, field }: Props) {
  const words = useWords(checkout)
  const isIndia = country === 'IN'
  return (
    <>
      <TextField label={words.line1} autoComplete="address-line1" {...field('line1')} />
      <TextField label={words.line2} autoComplete="address-line2" {...field('line2')} />
      <div className="cart-pair">
        <TextField label={words.city} autoComplete="address-level2" {...field('city')} />
        <TextField
          label={isIndia ? words.pin : words.postalCode}
          inputMode={isIndia ? 'numeric' : 'text'}
          autoComplete="postal-code"
          {...field('postalCode')}
        />
      </div>
      {isIndia ? (
        <SelectField
          label={words.state}
          autoComplete="address-level1"
          options={[{ value: '', label: words.chooseState }, ...states]}
          {...field('state')}
        />
      ) : (
        <TextField label={words.stateAbroad} autoComplete="address-level1" {...field('state')} />
      )}
      {countries.length > 0 && (
        <SelectField
          label={words.country}
          autoComplete="country"
          options={countryOptions(['IN', ...countries.map(({ code }) => code)])}
          {...field('country')}
        />
      )}
    </>
  )
}
