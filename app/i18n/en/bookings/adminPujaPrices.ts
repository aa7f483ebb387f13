import { catalogue } from '#app/i18n/words.ts'

/** Starting prices of many pujas. */
export const adminPujaPrices = catalogue('adminPujaPrices', {
  open: (count: number) => (count === 1 ? 'Price of 1' : `Prices of ${count}`),
  title: 'Change starting prices',
  row: 'Puja',
  price: 'From (₹)',
  newPrice: (name: string) => `New price of ${name}`,
  nothing: 'Please enter a new price.',
})
