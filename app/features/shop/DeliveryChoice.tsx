import type { ComponentProps } from 'react'
import { checkout } from '#app/i18n/en/shop/checkout.ts'
import { useWords } from '#app/i18n/words.ts'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { formatRupees } from '#contract/payments/money.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  country: string
  /** What each costs, in whole rupees; undefined if it is not offered there. */
  standard: number | undefined
  express: number | undefined
  error: string | undefined
}

/** How fast it is sent, and what that costs. */
export function DeliveryChoice({ country, standard, express, ...input }: Props) {
  const words = useWords(checkout)
  const price = (fee: number | undefined) =>
    fee !== undefined && (
      <span className="font-semibold">{fee === 0 ? words.free : formatRupees(fee)}</span>
    )
  return (
    <RadioCards
      {...input}
      legend={words.delivery}
      className="option-rows"
      options={[
        {
          value: 'standard',
          label: words.standard,
          detail:
            standard === undefined
              ? words.notThere
              : country === 'IN'
                ? words.standardText
                : words.abroadText,
          aside: price(standard),
        },
        {
          value: 'express',
          label: words.express,
          detail: express === undefined ? words.expressAbroad : words.expressText,
          aside: price(express),
          isDisabled: express === undefined,
        },
      ]}
    />
  )
}
