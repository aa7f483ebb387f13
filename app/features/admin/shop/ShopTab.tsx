import { ProductEditor } from './ProductEditor.tsx'
import { ProductList } from './ProductList.tsx'

/** Empty for the list, or an id. */
export function ShopTab({ path: [id] }: { path: readonly string[] }) {
  return id ? <ProductEditor key={id} id={id} /> : <ProductList />
}
