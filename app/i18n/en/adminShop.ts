import { catalogue } from '#app/i18n/words.ts'
import type { ProductCategory } from '#contract/shopRules.ts'

const number = (count: number): string => count.toLocaleString('en-IN')

export const adminShop = catalogue('adminShop', {
  title: 'Shop',
  intro: (total: number) => (total === 1 ? '1 product.' : `${number(total)} products.`),
  searchHint: 'Words in the name or description',
  label: 'Products',
  empty: 'No products yet',
  emptyText: 'Products will appear here.',
  all: 'All products',
  categories: {
    idols: 'Ganapati Idols',
    puja_kits: 'Puja Kits',
    digital: 'Digital Items',
    books: 'Books',
  } satisfies Record<ProductCategory, string>,
  stock: (left: number, reserved: number) =>
    reserved > 0
      ? `${number(left)} in stock, ${number(reserved)} promised`
      : `${number(left)} in stock`,
  uncounted: 'Not counted',
  low: 'Few left',
  none: 'Out of stock',
  paused: 'Not sold at the moment',
  name: 'Name',
  required: 'Please fill this in',
  description: 'Description',
  descriptionHint:
    'What it is made of, its size, what is in it. Leave an empty line between paragraphs.',
  short: 'Short line for the card',
  shortHint: 'At most 60 characters. Leave it empty to use the start of the description.',
  price: 'Price in rupees, with GST',
  onHand: 'How many you have',
  onHandHint: (reserved: number) =>
    reserved > 0
      ? `Including ${number(reserved)} promised to orders. Leave it empty if you do not count them.`
      : 'Leave it empty if you do not count them.',
  digitalCount: 'Digital items are not counted.',
  weight: 'Weight with packaging, in grams',
  gst: 'GST in percent',
  hsn: 'HSN or SAC code',
  taxHint: 'Ask your accountant. These are needed for invoices.',
  isSold: 'Sell this item',
  cash: 'Can be paid in cash on delivery',
  eco: 'Eco-friendly',
  best: 'Best seller',
  saved: 'Saved. The shop shows it now.',
  savedDraft: 'Saved',
  remove: 'Delete this product',
  wholeNumber: 'Please enter a whole number',
})
