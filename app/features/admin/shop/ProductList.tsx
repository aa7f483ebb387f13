import { PublishedList, usePublishedFilter } from '#app/admin/PublishedList.tsx'
import { usePages } from '#app/admin/usePages.ts'
import { useSend } from '#app/admin/useSend.ts'
import { adminPublishing } from '#app/i18n/en/writing/adminPublishing.ts'
import { adminShop } from '#app/i18n/en/shop/adminShop.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import { listStaffProducts, restoreProduct } from '#contract/shop/admin.ts'
import { LowStock } from './LowStock.tsx'
import { ProductRow } from './ProductRow.tsx'

/** All products, in the shop's order. */
export function ProductList() {
  const words = useWords(adminShop)
  const { restored } = useWords(adminPublishing)
  const filter = usePublishedFilter()
  const { send } = useSend()
  const pages = usePages(listStaffProducts, filter.asked)
  const restore = async (id: string, version: number) => {
    if (await send(restoreProduct, { id }, { version })) {
      showToast({ title: restored, tone: 'success' })
    }
  }
  return (
    <PublishedList
      words={words}
      newPage="shop/new"
      notice={<LowStock />}
      filter={filter}
      pages={pages}
    >
      {(product) => (
        <ProductRow product={product} onRestore={() => void restore(product.id, product.version)} />
      )}
    </PublishedList>
  )
}
