import { ImportProducts } from './imports/ImportProducts.tsx'
import { NewProduct } from './NewProduct.tsx'
import { ProductEditor } from './ProductEditor.tsx'
import { ProductList } from './ProductList.tsx'

/** Empty for the list, `new`, `import`, or an id. */
export function ShopTab({ path: [id] }: { path: readonly string[] }) {
  if (!id) return <ProductList />
  if (id === 'import') return <ImportProducts />
  return id === 'new' ? <NewProduct /> : <ProductEditor key={id} id={id} />
}
