import { FiguresOfMany } from '#app/admin/figures/FiguresOfMany.tsx'
import { adminPrices } from '#app/i18n/en/shop/adminPrices.ts'
import { useWords } from '#app/i18n/words.ts'
import { type StaffProductSummary, updatePricesAndStock } from '#contract/shop/admin.ts'

type Props = { chosen: readonly StaffProductSummary[]; onDone: () => void }

/** What the chosen products cost and how many there are. */
export function PricesOfMany({ chosen, onDone }: Props) {
  const words = useWords(adminPrices)
  const products = chosen.filter(({ deletedAt }) => deletedAt === undefined)
  return (
    <FiguresOfMany
      of={{
        endpoint: updatePricesAndStock,
        columns: [
          { figure: 'price', heading: words.price, label: words.newPrice, absent: '' },
          {
            figure: 'stockOnHand',
            heading: words.stock,
            label: words.newStock,
            absent: words.uncounted,
            isFixed: true,
          },
        ],
        words,
      }}
      rows={products}
      open={words.open(products.length)}
      title={words.title}
      onDone={onDone}
    />
  )
}
