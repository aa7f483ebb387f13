import { PublishedEntry } from '#app/admin/PublishedEntry.tsx'
import { adminPublishing } from '#app/i18n/en/writing/adminPublishing.ts'
import { adminShop } from '#app/i18n/en/shop/adminShop.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import type { StaffProductSummary } from '#contract/shop/admin.ts'
import { fewLeft, isDigital } from '#contract/shop/rules.ts'

type Props = { product: StaffProductSummary; onRestore: () => void }

export function ProductRow({ product, onRestore }: Props) {
  const words = useWords(adminShop)
  const { restore } = useWords(adminPublishing)
  const { id, name, category, price, imageUrl, isBestSeller } = product
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 py-3">
      <img src={imageUrl} alt="" loading="lazy" className="hidden size-14 rounded-md sm:block" />
      <div className="min-w-0 flex-1">
        <PublishedEntry of={{ ...product, title: name, isFeatured: false }} page={`shop/${id}`}>
          {words.categories[category]}
          {' · '}
          {formatRupees(price)}
          {' · '}
          {stockText(product, words)}
          {product.deletedAt && !product.restorableUntil && (
            <span className="block">{words.keptForBuyers}</span>
          )}
        </PublishedEntry>
      </div>
      {isBestSeller && <Chip tone="gold">{words.isBestSeller}</Chip>}
      <StockChip product={product} />
      {product.deletedAt && (
        <Button variant="outline" size="small" onClick={onRestore}>
          {restore}
        </Button>
      )}
    </div>
  )
}

const stockText = (product: StaffProductSummary, words: typeof adminShop.english): string => {
  const { stockOnHand, stockReserved, file } = product
  if (isDigital(product)) return file?.fileName ?? words.noFile
  return stockOnHand === undefined ? words.uncounted : words.stock(stockOnHand, stockReserved)
}

/** What keeps it from being bought, or soon will. */
function StockChip({ product }: { product: StaffProductSummary }) {
  const words = useWords(adminShop)
  const { inStock, stockOnHand, stockReserved } = product
  if (!inStock) return <Chip tone="kumkum">{words.paused}</Chip>
  if (isDigital(product) && !product.file) return <Chip tone="kumkum">{words.noFile}</Chip>
  if (stockOnHand === undefined) return null
  const left = stockOnHand - stockReserved
  if (left <= 0) return <Chip tone="kumkum">{words.none}</Chip>
  return left <= fewLeft ? <Chip tone="gold">{words.low}</Chip> : null
}
