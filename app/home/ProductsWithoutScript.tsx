import { lazyPage } from '#app/lazy/lazyPage.tsx'

/** On the server alone: a browser renders nothing of what is inside `noscript`. */
export const ProductsWithoutScript = lazyPage(
  async () => (await import('#app/features/shop/ProductNames.tsx')).ProductNames,
)
