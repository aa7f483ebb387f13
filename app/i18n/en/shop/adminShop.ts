import { counted } from '#contract/i18n/en/plural.ts'
import { numberText } from '#contract/i18n/numbers.ts'
import { catalogue } from '#app/i18n/words.ts'
import type { ProductCategory } from '#contract/shop/rules.ts'
import type { StockMove } from '#contract/shop/admin.ts'

const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(Math.round(bytes / 1024), 1)} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`

export const adminShop = catalogue('adminShop', {
  title: 'Shop',
  intro: (total: number) =>
    counted(total, { one: '1 product.', other: `${numberText(total)} products.` }),
  searchHint: 'Words in the name or description',
  label: 'Products',
  empty: 'No products yet',
  emptyText: 'Products will appear here.',
  all: 'All products',
  add: 'New product',
  newTitle: 'New product',
  create: 'Save as a draft',
  created: 'Saved as a draft. Publish it when it is ready.',
  category: 'Category',
  categoryHint: 'It cannot be changed later.',
  categoryNone: 'Please choose',
  categoryMissing: 'Please choose a category',
  pictures: 'Pictures',
  gallery: {
    text: 'The first one is shown in the shop’s lists. Describe each one.',
    first: 'First picture',
    number: (place: number) => `Picture ${place}`,
    read: (list: readonly string[]) => list.map((alt, at) => `${at + 1}. ${alt}`).join('\n'),
    earlier: (place: number) => `Move picture ${place} up`,
    later: (place: number) => `Move picture ${place} down`,
    remove: (place: number) => `Remove picture ${place}`,
    add: 'Add a picture',
    missing: 'Please add at least one picture',
    full: (most: number) => `A product has at most ${most} pictures.`,
  },
  categories: {
    idols: 'Ganapati Idols',
    puja_kits: 'Puja Kits',
    digital: 'Digital Items',
    books: 'Books',
  } satisfies Record<ProductCategory, string>,
  stock: (left: number, reserved: number) =>
    reserved > 0
      ? `${numberText(left)} in stock, ${numberText(reserved)} promised`
      : `${numberText(left)} in stock`,
  uncounted: 'Not counted',
  low: 'Few left',
  noFile: 'No file yet',
  none: 'Out of stock',
  keptForBuyers: 'Not in the shop. It stays here for those who ordered it.',
  paused: 'Not sold at the moment',
  name: 'Name',
  required: 'Please fill this in',
  description: 'Description',
  descriptionHint:
    'What it is made of, its size, what is in it. Leave an empty line between paragraphs.',
  shortDescription: 'Short line for the card',
  shortDescriptionHint:
    'At most 60 characters. Leave it empty to use the start of the description.',
  price: 'Price in rupees, with GST',
  stockOnHand: 'How many you have',
  stockOnHandHint: (reserved: number) =>
    reserved > 0
      ? `Including ${numberText(reserved)} promised to orders. Leave it empty if you do not count them.`
      : 'Leave it empty if you do not count them.',
  digitalCount: 'Digital items are not counted.',
  weightGrams: 'Weight with packaging, in grams',
  gstRate: 'GST in percent',
  hsn: 'HSN or SAC code',
  gstRateHint: '0, 3, 5, 18 or 40. Ask your accountant: invoices need it.',
  inStock: 'Sell this item',
  hasCashOnDelivery: 'Can be paid in cash on delivery',
  isEcoFriendly: 'Eco-friendly',
  isBestSeller: 'Best seller',
  saved: 'Saved. The shop shows it now.',
  savedDraft: 'Saved',
  remove: 'Delete this product',
  wholeNumber: 'Please enter a whole number',
})

/** How many of a product there are, and why. */
export const adminStock = catalogue('adminStock', {
  heading: 'Stock',
  counts: (onHand: number, reserved: number) =>
    reserved > 0
      ? `You have ${numberText(onHand)}. ${numberText(reserved)} are promised to orders, so ${numberText(onHand - reserved)} can be sold.`
      : `You have ${numberText(onHand)}.`,
  uncounted:
    'This product is not counted. To start, enter how many you have in the form above, and save.',
  pieces: 'How many pieces',
  note: 'Note (optional)',
  noteHint: 'For example: delivered by the workshop, or broken.',
  add: 'Add to stock',
  takeOut: 'Take out of stock',
  wrongCount: 'Please enter a whole number, at least 1',
  unsaved: 'Save your changes above first.',
  done: (pieces: number, onHand: number) =>
    pieces > 0
      ? `${numberText(pieces)} added. You now have ${numberText(onHand)}.`
      : `${numberText(-pieces)} taken out. You now have ${numberText(onHand)}.`,
  history: 'Stock history',
  empty: 'No changes yet',
  emptyText: 'Every change of the stock will appear here.',
  kinds: {
    received: 'Received',
    sold: 'Sold',
    returned: 'Returned by a buyer',
    counted: 'Counted',
  } satisfies Record<StockMove['kind'], string>,
  takenOut: 'Taken out',
  by: (name: string) => `by ${name}`,
  change: (pieces: number) => (pieces < 0 ? `−${numberText(-pieces)}` : `+${numberText(pieces)}`),
  after: (onHand: number) => `then ${numberText(onHand)}`,
  low: {
    heading: 'Almost sold out',
    left: (count: number) => (count <= 0 ? 'Sold out' : `${count} left`),
  },
})

/** The file of a digital item. */
export const adminProductFile = catalogue('adminProductFile', {
  heading: 'File for buyers',
  none: 'No file yet, so nobody can buy this item.',
  about: (name: string, bytes: number) => `${name}, ${sizeText(bytes)}`,
  choose: 'Choose a file',
  replace: 'Replace the file',
  hint: 'PDF, ZIP, MP3, PNG, JPEG, WebP or ICS, up to 100 MB.',
  replaceHint: 'People who bought it already get the new file, too.',
  tooLarge: 'This file is larger than 100 MB. Please choose a smaller one.',
  unsaved: 'Save your changes above first.',
  upload: 'Upload',
  stop: 'Stop',
  sending: (percent: number) => `${percent}% sent`,
  working: 'The file is being checked.',
  done: 'File uploaded',
  failed: 'The file was not uploaded. Any earlier file is still there. Please try again.',
})
