import { puja as pujaWords } from '#app/i18n/en/puja.ts'
import { pujaPage } from '#app/i18n/en/pujaPage.ts'
import { pujaText } from '#app/i18n/pujaText.ts'
import { useWords } from '#app/i18n/words.ts'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import type { Puja } from '#contract/pujaList.ts'
import { type BookingFormState, fieldOf } from './bookingFields.ts'

type Props = { form: BookingFormState; pujas: readonly Puja[] }

/** The temple's pujas in rows, with price and duration. */
export function PujaChoice({ form, pujas }: Props) {
  const words = useWords(pujaPage)
  const shared = useWords(pujaWords)
  return (
    <RadioCards
      legend={words.sections.puja}
      isLegendHidden
      className="option-rows puja-rows"
      options={pujas.map((puja) => {
        const { detail, price, picture } = pujaText(puja, shared)
        return {
          value: puja.id,
          label: <span className="font-display text-lg font-normal">{puja.name}</span>,
          picture,
          detail: detail && <span className="text-sm">{detail}</span>,
          aside: <span className="font-semibold tabular-nums">{price}</span>,
        }
      })}
      {...fieldOf(form, 'pujaType')}
    />
  )
}
