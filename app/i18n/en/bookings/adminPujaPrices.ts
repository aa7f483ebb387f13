import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'

/** Starting prices of many pujas. */
export const adminPujaPrices = catalogue('adminPujaPrices', {
  open: (count: number) => counted(count, { one: 'Price of 1', other: `Prices of ${count}` }),
  title: 'Change starting prices',
  row: 'Puja',
  price: 'From (₹)',
  newPrice: (name: string) => `New price of ${name}`,
  nothing: 'Please enter a new price.',
})
