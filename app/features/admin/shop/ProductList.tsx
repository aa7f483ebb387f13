import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdminList } from '#app/admin/list/useAdminList.ts'
import { PublishedList, usePublishedFilters } from '#app/admin/PublishedList.tsx'
import { PublishMany } from '#app/admin/PublishMany.tsx'
import { useSend } from '#app/admin/useSend.ts'
import { productImports } from '#app/i18n/en/imports/productImports.ts'
import { adminPublishing } from '#app/i18n/en/writing/adminPublishing.ts'
import { adminShop } from '#app/i18n/en/shop/adminShop.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  listStaffProducts,
  publishProducts,
  restoreProduct,
  type StaffProductSummary,
} from '#contract/shop/admin.ts'
import { LowStock } from './LowStock.tsx'
import { PricesOfMany } from './PricesOfMany.tsx'
import { ShopSwitch } from './ShopSwitch.tsx'
import { ProductRow } from './ProductRow.tsx'

type Actions = { chosen: readonly StaffProductSummary[]; onDone: () => void }

function ProductActions(props: Actions) {
  return (
    <>
      <PublishMany endpoint={publishProducts} {...props} />
      <PricesOfMany {...props} />
    </>
  )
}

const bulk = { nameOf: ({ name }: { name: string }) => name, Actions: ProductActions }

/** All products, in the shop's order. */
export function ProductList() {
  const words = useWords(adminShop)
  const { link: importing } = useWords(productImports)
  const { restored } = useWords(adminPublishing)
  const filters = usePublishedFilters(words.searchHint)
  const list = useAdminList({ read: listStaffProducts, filters })
  const { send } = useSend()
  const restore = async (id: string, version: number) => {
    if (await send(restoreProduct, { id }, { version })) {
      showToast({ title: restored, tone: 'success' })
    }
  }
  const notice = (
    <>
      <ShopSwitch />
      <LowStock />
    </>
  )
  const otherWay = (
    <AdminLink to="shop/import" className={buttonClass({ variant: 'outline' })}>
      {importing}
    </AdminLink>
  )
  return (
    <PublishedList
      words={words}
      newPage="shop/new"
      otherWay={otherWay}
      notice={notice}
      of={list}
      bulk={bulk}
    >
      {(product) => (
        <ProductRow product={product} onRestore={() => void restore(product.id, product.version)} />
      )}
    </PublishedList>
  )
}
