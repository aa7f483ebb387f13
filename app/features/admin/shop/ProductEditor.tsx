import { useState } from 'react'
import { BackLink } from '#app/admin/BackLink.tsx'
import { Deletion } from '#app/admin/Deletion.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { PublishControls } from '#app/admin/PublishControls.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { Translated } from '#app/admin/translations/Translated.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { useVersionedChange } from '#app/admin/useVersionedChange.ts'
import { adminPublishing } from '#app/i18n/en/writing/adminPublishing.ts'
import { adminShop } from '#app/i18n/en/shop/adminShop.ts'
import { useWords } from '#app/i18n/words.ts'
import {
  deleteProduct,
  getStaffProduct,
  publishProduct,
  restoreProduct,
  type StaffProduct,
} from '#contract/shop/admin.ts'
import { isDigital } from '#contract/shop/rules.ts'
import { ProductFile } from './ProductFile.tsx'
import { ProductForm } from './ProductForm.tsx'
import { StockPanel } from './StockPanel.tsx'

/** One product: what is said of it, its price and stock, and its visibility. */
export function ProductEditor({ id }: { id: string }) {
  const words = useWords(adminShop)
  const { states } = useWords(adminPublishing)
  const query = useRead(getStaffProduct, { id })
  const product = query.data
  return (
    <TabPage
      title={product?.name ?? words.title}
      intro={product && states[product.deletedAt ? 'deleted' : product.status]}
    >
      <BackLink to="shop">{words.all}</BackLink>
      {query.isPending && <ListSkeleton />}
      {query.isError && !product && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      {product && (
        <Translated kind="product" id={id}>
          <Parts product={product} />
        </Translated>
      )}
    </TabPage>
  )
}

function Parts({ product }: { product: StaffProduct }) {
  const { remove } = useWords(adminShop)
  const { change, isBusy } = useVersionedChange(getStaffProduct, product)
  const [isDirty, setIsDirty] = useState(false)
  const [isStockTyped, setIsStockTyped] = useState(false)
  const { id, name: title } = product
  const deletion = (
    <Deletion
      of={{ ...product, title }}
      label={remove}
      list="shop"
      isBusy={isBusy}
      onRemove={() => change(deleteProduct, { id })}
      onRestore={async (version) => (await change(restoreProduct, { id }, version)) !== undefined}
    />
  )
  if (product.deletedAt) return deletion
  return (
    <div className="mt-3 grid gap-6">
      <LeaveGuard isDirty={isDirty || isStockTyped} />
      <ProductForm product={product} onDirty={setIsDirty} />
      {isDigital(product) ? (
        <ProductFile product={product} isDirty={isDirty} />
      ) : (
        <StockPanel product={product} isDirty={isDirty} onDirty={setIsStockTyped} />
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <PublishControls
          of={product}
          isDirty={isDirty}
          isBusy={isBusy}
          onPublish={async (publication) =>
            (await change(publishProduct, { id, ...publication })) !== undefined
          }
        />
        {deletion}
      </div>
    </div>
  )
}
