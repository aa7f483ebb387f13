import { lazyPage } from '#app/lazy/lazyPage.tsx'

/** Server only: browsers with JavaScript render nothing inside `noscript`. */
export const ProductsWithoutScript = lazyPage(
  async () => (await import('#app/features/shop/ProductNames.tsx')).ProductNames,
)
