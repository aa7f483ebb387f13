import { FiguresOfMany } from '#app/admin/figures/FiguresOfMany.tsx'
import { adminPujaPrices } from '#app/i18n/en/bookings/adminPujaPrices.ts'
import { puja as pujaWords } from '#app/i18n/en/bookings/puja.ts'
import { useWords } from '#app/i18n/words.ts'
import { type StaffPuja, updatePujaPrices } from '#contract/bookings/pujasAdmin.ts'

type Props = { chosen: readonly StaffPuja[]; onDone: () => void }

/** From how much the chosen pujas are offered. */
export function PricesOfMany({ chosen, onDone }: Props) {
  const words = useWords(adminPujaPrices)
  const { byArrangement } = useWords(pujaWords)
  return (
    <FiguresOfMany
      of={{
        endpoint: updatePujaPrices,
        columns: [
          { figure: 'price', heading: words.price, label: words.newPrice, absent: byArrangement },
        ],
        words,
      }}
      rows={chosen}
      open={words.open(chosen.length)}
      title={words.title}
      onDone={onDone}
    />
  )
}
