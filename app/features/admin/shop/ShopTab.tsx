import { NewProduct } from './NewProduct.tsx'
import { ProductEditor } from './ProductEditor.tsx'
import { ProductList } from './ProductList.tsx'

/** Empty for the list, `new`, or an id. */
export function ShopTab({ path: [id] }: { path: readonly string[] }) {
  if (!id) return <ProductList />
  return id === 'new' ? <NewProduct /> : <ProductEditor key={id} id={id} />
}
