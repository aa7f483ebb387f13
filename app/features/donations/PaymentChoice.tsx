import type { ComponentProps } from 'react'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { useWords } from '#app/i18n/words.ts'

const methods = ['gpay', 'card'] as const

/** UPI or card, as one control; the form leaves it out where the temple has only one of them. */
export function PaymentChoice(input: Omit<ComponentProps<'input'>, 'type' | 'value'>) {
  const { form: words } = useWords(donations)
  return (
    <fieldset className="segments">
      <legend className="sr-only">{words.method}</legend>
      {methods.map((method) => (
        <label key={method} className="segment">
          <input {...input} type="radio" value={method} className="whole-input" />
          <span>{words.ways[method]}</span>
        </label>
      ))}
    </fieldset>
  )
}
