import { type ComponentProps, useId } from 'react'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import { ErrorText } from '#app/ui/Field.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import { amountOf } from '#app/payments/amountOf.ts'
import { presets, tierOf } from './tiers.ts'

type Props = {
  amount: string
  onPick: (amount: string) => void
  /** Connects the input to the form. */
  input: ComponentProps<'input'>
  error: string | undefined
}

/** Four preset amounts, and a field for any other. */
export function AmountFields({ amount, onPick, input: { required, ...input }, error }: Props) {
  const { form: words, tiers } = useWords(donations)
  const id = useId()
  const rupees = amountOf(amount)
  const tier = tierOf(rupees)
  return (
    <div className="amounts">
      <div role="group" aria-labelledby={`${id}-presets`}>
        <h2 id={`${id}-presets`} className="presets-name text-xl">
          {words.presets}
        </h2>
        <div className="presets">
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              className="preset"
              aria-pressed={rupees === preset}
              aria-labelledby={`${id}-${preset}`}
              aria-describedby={`${id}-${preset}-what`}
              onClick={() => onPick(String(preset))}
            >
              <span id={`${id}-${preset}`} className="preset-amount">
                {formatRupees(preset)}
              </span>
              <span id={`${id}-${preset}-what`} className="text-sm text-muted">
                {words.presetWhat[preset]}
              </span>
            </button>
          ))}
        </div>
      </div>
      <div>
        <div className="amount-head">
          <label htmlFor={id} className="font-semibold">
            {words.ownAmount} <span className="sr-only">{words.inRupees}</span>
          </label>
          <p id={`${id}-said`} role="status" className="text-muted">
            {tier && !error ? words.tier(tiers[tier]) : words.ownAmountHint}
          </p>
        </div>
        <div className="rupees">
          <input
            {...input}
            id={id}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-said ${id}-error` : `${id}-said`}
            aria-required={required || undefined}
            className="field tabular-nums"
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
        <ErrorText id={id} error={error} />
      </div>
    </div>
  )
}
