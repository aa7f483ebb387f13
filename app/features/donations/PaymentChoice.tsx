import type { ComponentProps } from 'react'
import { donations } from '#app/i18n/en/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import { RadioCards } from '#app/ui/RadioCards.tsx'

type Props = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  hasCards: boolean
  hasUpi: boolean
  error: string | undefined
}

/** The ways to pay. What the temple cannot accept is said, not hidden. */
export function PaymentChoice({ hasCards, hasUpi, ...input }: Props) {
  const { form: words } = useWords(donations)
  return (
    <RadioCards
      {...input}
      legend={words.method}
      className="option-rows"
      options={[
        {
          value: 'gpay',
          label: words.upi,
          detail: hasUpi ? words.upiText : words.upiMissing,
          isDisabled: !hasUpi,
        },
        {
          value: 'card',
          label: words.card,
          detail: hasCards ? words.cardText : words.cardMissing,
          isDisabled: !hasCards,
        },
      ]}
    />
  )
}
