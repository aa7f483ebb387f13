import { FilterChoice, Filters, SearchBox } from '#app/admin/ListTools.tsx'
import { PagedList } from '#app/admin/PagedList.tsx'
import { usePublishedFilter } from '#app/admin/PublishedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { usePages } from '#app/admin/usePages.ts'
import { useSend } from '#app/admin/useSend.ts'
import { adminPublishing } from '#app/i18n/en/adminPublishing.ts'
import { adminShop } from '#app/i18n/en/adminShop.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import { listStaffProducts, restoreProduct } from '#contract/shopAdmin.ts'
import { ProductRow } from './ProductRow.tsx'

/** All products, in the shop's order. */
export function ProductList() {
  const words = useWords(adminShop)
  const { restored, state: label, states } = useWords(adminPublishing)
  const filter = usePublishedFilter()
  const { send } = useSend()
  const pages = usePages(listStaffProducts, filter.asked)
  const restore = async (id: string, version: number) => {
    if (await send(restoreProduct, { id }, { version })) {
      showToast({ title: restored, tone: 'success' })
    }
  }
  const { search = '', state } = filter.asked
  return (
    <TabPage title={words.title} intro={pages.first && words.intro(pages.first.total)}>
      <Filters>
        <SearchBox
          value={search}
          hint={words.searchHint}
          onSearch={(typed) => filter.set({ search: typed })}
        />
        <FilterChoice
          label={label}
          value={state}
          options={states}
          onChoose={(chosen) => filter.set({ state: chosen })}
        />
      </Filters>
      <PagedList
        pages={pages}
        label={words.label}
        empty={{ title: words.empty, text: words.emptyText }}
        onClearFilters={filter.isOn ? filter.clear : undefined}
        keyOf={({ id }) => id}
      >
        {(product) => (
          <ProductRow
            product={product}
            onRestore={() => void restore(product.id, product.version)}
          />
        )}
      </PagedList>
    </TabPage>
  )
}
