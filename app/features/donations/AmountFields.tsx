import { type ComponentProps, useId } from 'react'
import { donations } from '#app/i18n/en/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import { Field } from '#app/ui/Field.tsx'
import { formatRupees } from '#contract/money.ts'
import { amountOf } from './donationValues.ts'
import { presets, tierOf } from './tiers.ts'

type Props = {
  amount: string
  onPick: (amount: string) => void
  /** Connects the input to the form. */
  input: ComponentProps<'input'>
  error: string | undefined
}

/** Four preset amounts, and a field for any other. */
export function AmountFields({ amount, onPick, input, error }: Props) {
  const { form: words, tiers } = useWords(donations)
  const id = useId()
  const rupees = amountOf(amount)
  const tier = tierOf(rupees)
  return (
    <div className="grid gap-5">
      <div role="group" aria-labelledby={`${id}-presets`}>
        <p id={`${id}-presets`} className="mb-1.5 font-semibold">
          {words.presets}
        </p>
        <div className="presets">
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              className="preset"
              aria-pressed={rupees === preset}
              onClick={() => onPick(String(preset))}
            >
              {formatRupees(preset)}
            </button>
          ))}
        </div>
      </div>
      <div>
        <Field id={id} label={words.ownAmount} hint={words.ownAmountHint} error={error}>
          {(described) => (
            <input
              {...input}
              {...described}
              className="field tabular-nums"
              inputMode="numeric"
              autoComplete="off"
            />
          )}
        </Field>
        <p role="status" className="tier-line text-gold">
          {tier && !error && words.tier(tiers[tier])}
        </p>
      </div>
    </div>
  )
}
