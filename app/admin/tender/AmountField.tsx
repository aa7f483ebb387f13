import { useRef } from 'react'
import type { EntryText } from '#app/admin/useEntry.ts'
import { tender } from '#app/i18n/en/counter/adminTender.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { formatRupees } from '#contract/payments/money.ts'

type Props = EntryText & {
  /** Chosen with one press; the field then has the focus, so that Enter goes on. */
  presets?: readonly number[]
}

/** The amount in whole rupees. */
export function AmountField({ presets = [], ...text }: Props) {
  const words = useWords(tender)
  const field = useRef<HTMLInputElement>(null)
  const handleChoose = (amount: number) => {
    text.onChange({ target: { value: String(amount) } })
    field.current?.focus()
  }
  return (
    <div>
      {presets.length > 0 && (
        <div role="group" aria-label={words.amounts} className="mb-3 flex flex-wrap gap-2">
          {presets.map((amount) => (
            <Button
              key={amount}
              size="small"
              variant="outline"
              aria-pressed={text.value === String(amount)}
              onClick={() => handleChoose(amount)}
            >
              {formatRupees(amount)}
            </Button>
          ))}
        </div>
      )}
      <TextField ref={field} label={words.amount} inputMode="numeric" maxLength={20} {...text} />
    </div>
  )
}
