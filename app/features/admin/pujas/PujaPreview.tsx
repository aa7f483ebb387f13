import { adminPujas } from '#app/i18n/en/bookings/adminPujas.ts'
import { puja } from '#app/i18n/en/bookings/puja.ts'
import { pujaText } from '#app/i18n/pujaText.ts'
import { useWords } from '#app/i18n/words.ts'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { type PujaValues, pujaValues } from './pujaValues.ts'

/** The row of the booking form while it is typed, and the text below it. */
export function PujaPreview({ values }: { values: PujaValues }) {
  const words = useWords(adminPujas)
  const shared = useWords(puja)
  const { price, hours, ...content } = pujaValues.toInput(values)
  const {
    detail,
    price: amount,
    picture,
  } = pujaText(
    {
      ...content,
      ...(price && { price }),
      ...(hours?.from && hours.to && { hours }),
    },
    shared,
  )
  return (
    <section aria-labelledby="preview" className="lg:sticky lg:top-4">
      <h2 id="preview" className="text-lg">
        {words.preview}
      </h2>
      {/* Only to look at: nothing here can be chosen. */}
      <div inert>
        <RadioCards
          name="preview"
          legend={words.preview}
          isLegendHidden
          className="option-rows"
          chosen="shown"
          readOnly
          options={[
            {
              value: 'shown',
              label: (
                <span className="font-display text-xl font-normal wrap-break-word">
                  {content.name.trim() || words.yourPuja}
                </span>
              ),
              detail: detail && <span className="text-base">{detail}</span>,
              picture,
              aside: <span className="font-semibold tabular-nums">{amount}</span>,
            },
          ]}
        />
        <p className="mt-3 text-muted wrap-anywhere">{content.description}</p>
      </div>
    </section>
  )
}
