import { puja } from '#app/i18n/en/puja.ts'
import { pujaPage } from '#app/i18n/en/pujaPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { formatRupees } from '#contract/money.ts'
import { pujaIndications } from '#contract/pujaIndications.ts'
import { type PujaType, pujaTypes } from '#contract/pujas.ts'
import { type BookingFormState, fieldOf } from './bookingFields.ts'

/** The five types, with what happens at each, its price and duration. */
export function PujaChoice({ form }: { form: BookingFormState }) {
  const words = useWords(pujaPage)
  const { types } = useWords(puja)
  return (
    <RadioCards
      legend={words.sections.puja}
      isLegendHidden
      options={pujaTypes.map((value) => ({
        value,
        label: <span className="font-display text-lg font-normal">{types[value]}</span>,
        detail: <span className="text-base">{words.what[value]}</span>,
        aside: <Indication of={value} />,
      }))}
      {...fieldOf(form, 'pujaType')}
    />
  )
}

function Indication({ of }: { of: PujaType }) {
  const words = useWords(pujaPage)
  const { hours, amountFrom } = pujaIndications[of]
  if (!hours || !amountFrom) return <span className="text-muted">{words.byArrangement}</span>
  return (
    <span>
      <span className="font-semibold">{words.from(formatRupees(amountFrom))}</span>
      <span className="text-muted"> · {words.hours(...hours)}</span>
    </span>
  )
}
