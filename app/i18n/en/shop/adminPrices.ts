import { catalogue } from '#app/i18n/words.ts'

/** Prices and stock of many products. */
export const adminPrices = catalogue('adminPrices', {
  open: (count: number) => `Prices and stock of ${count}`,
  title: 'Change prices and stock',
  row: 'Product',
  price: 'Price (₹)',
  stock: 'In stock',
  newPrice: (name: string) => `New price of ${name}`,
  newStock: (name: string) => `New stock of ${name}`,
  uncounted: 'Not counted',
  nothing: 'Please enter a new price or stock.',
})
