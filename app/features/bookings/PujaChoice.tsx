import { useWatch } from 'react-hook-form'
import { puja } from '#app/i18n/en/puja.ts'
import { pujaPage } from '#app/i18n/en/pujaPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { type PujaType, pujaTypes } from '#contract/pujas.ts'
import { type BookingFormState, fieldOf } from './bookingFields.ts'
import { usePrice } from './usePrice.ts'

/** The five types in rows, with price and duration; below them, what happens at the chosen one. */
export function PujaChoice({ form }: { form: BookingFormState }) {
  const words = useWords(pujaPage)
  const { types } = useWords(puja)
  const chosen = useWatch({ control: form.control, name: 'pujaType' }) as PujaType
  return (
    <>
      <RadioCards
        legend={words.sections.puja}
        isLegendHidden
        className="option-rows"
        options={pujaTypes.map((value) => ({
          value,
          label: <span className="font-display text-xl font-normal">{types[value]}</span>,
          detail: <Detail of={value} />,
          aside: <Price of={value} />,
        }))}
        {...fieldOf(form, 'pujaType')}
      />
      <p role="status" className="min-h-[3lh] text-muted sm:min-h-[2lh]">
        {words.what[chosen]}
      </p>
    </>
  )
}

function Detail({ of }: { of: PujaType }) {
  const { offered } = useWords(pujaPage)
  const { hours } = usePrice(of)
  return <span className="text-base">{[hours, offered[of]].filter(Boolean).join(' · ')}</span>
}

const Price = ({ of }: { of: PujaType }) => (
  <span className="font-semibold tabular-nums">{usePrice(of).price}</span>
)
