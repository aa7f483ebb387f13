import { Fragment, useState } from 'react'
import { puja as pujaWords } from '#app/i18n/en/bookings/puja.ts'
import { pujaPage } from '#app/i18n/en/bookings/pujaPage.ts'
import { priceParts, pujaText } from '#app/i18n/pujaText.ts'
import { useWords } from '#app/i18n/words.ts'
import { InEnglishNote } from '#app/ui/InEnglishNote.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { marked } from '#app/ui/marked.tsx'
import type { Puja } from '#contract/bookings/pujaList.ts'
import { type BookingFormState, fieldOf } from './bookingFields.ts'

type Props = { form: BookingFormState; pujas: readonly Puja[]; chosen: string }

/** With more of them, the days would be below a phone's first screen. */
const mostRows = 3

/** The temple's pujas in rows, with price and duration; after the first three they are folded. */
export function PujaChoice({ form, pujas, chosen }: Props) {
  const words = useWords(pujaPage)
  const shared = useWords(pujaWords)
  const { error, ...input } = fieldOf(form, 'pujaType')
  // A fold of one would be as high as its row.
  const first = pujas.slice(0, pujas.length > mostRows + 1 ? mostRows : undefined)
  const more = pujas.slice(first.length)
  const [isOpen, setIsOpen] = useState(false)
  // The one that is chosen is in sight, also when a draft chose it.
  if (!isOpen && more.some(({ id }) => id === chosen)) setIsOpen(true)
  const rows = (some: readonly Puja[], problem?: string) => (
    <RadioCards
      legend={words.sections.puja}
      isLegendHidden
      className="option-rows puja-rows"
      options={some.map((puja) => {
        const { detail, picture } = pujaText(puja, shared)
        const { before, amount, after } = priceParts(puja.price, shared)
        return {
          value: puja.id,
          label: (
            <span className="font-display text-lg font-normal">
              {__IS_TRANSLATED__ ? marked(puja, 'name') : puja.name}
            </span>
          ),
          picture,
          detail: detail && (
            <span className="text-sm">
              {__IS_TRANSLATED__ ? markedDetail(puja, detail) : detail}
            </span>
          ),
          aside: (
            <span className="tabular-nums">
              <span className="text-sm text-muted">{before}</span>
              <span className="font-semibold">{amount}</span>
              <span className="text-sm text-muted">{after}</span>
            </span>
          ),
        }
      })}
      error={problem}
      {...input}
    />
  )
  return (
    <div>
      {rows(first, error)}
      {__IS_TRANSLATED__ && <InEnglishNote of={pujas} className="mt-2" />}
      {more.length > 0 && (
        <details
          className="puja-more"
          open={isOpen}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        >
          <summary>
            {__IS_TRANSLATED__
              ? more.map((puja, at) => (
                  <Fragment key={puja.id}>
                    {at > 0 && ', '}
                    {marked(puja, 'name')}
                  </Fragment>
                ))
              : more.map(({ name }) => name).join(', ')}
          </summary>
          {rows(more)}
        </details>
      )}
    </div>
  )
}

/** Its end is what staff wrote. */
const markedDetail = (puja: Puja, detail: string) => (
  <>
    {detail.slice(0, detail.length - (puja.shortDescription?.length ?? 0))}
    {marked(puja, 'shortDescription')}
  </>
)
