import { counted } from '#contract/i18n/en/plural.ts'
import { numberText } from '#contract/i18n/numbers.ts'
import { catalogue } from '#app/i18n/words.ts'
import type { ProductCategory } from '#contract/shop/rules.ts'

export const shop = catalogue('shop', {
  page: {
    title: 'Spiritual Shop',
    description:
      'Ganapati idols, puja kits, books and digital items from the temple, sent all over India.',
  },
  heading: 'Temple shop',
  /** One line; a phone begins with the goods. */
  intro: 'Offered before the murti and packed here.',
  opensSoon: 'The shop opens soon. Look around; nothing can be ordered yet.',
  tabs: 'Categories',
  categories: {
    all: 'All Items',
    idols: 'Ganapati Idols',
    puja_kits: 'Puja Kits',
    digital: 'Digital Items',
    books: 'Books',
  } satisfies Record<ProductCategory | 'all', string>,
  loadFailed: 'Failed to load products. Please try again later.',
  retry: 'Retry',
  empty: 'Nothing here right now',
  emptyText: 'Please look in another category, or come back soon.',
  ecoFriendly: 'Eco-friendly',
  bestSeller: 'Best Seller',
  outOfStock: 'Out of Stock',
  pictureMissing: { offline: 'Picture not saved', online: 'Picture could not be loaded' },
  add: 'Add to cart',
  addOf: (name: string) => `Add ${name} to cart`,
  adding: 'Adding...',
  added: 'Added to cart',
  view: 'View cart',
  full: (name: string, most: number) =>
    counted(most, {
      one: `${name} is in your cart already`,
      other: `Your cart has ${numberText(most)} of these`,
    }),
  fullText: 'An order cannot contain more of it.',
  notAdded: 'Could not add it to your cart',
  notAddedText:
    'Please check this phone’s free space and privacy settings, or call the temple to order.',
  terms: {
    heading: 'Delivery and returns',
    shipping: {
      title: 'Delivery',
      lines: [
        'Each order is placed before the murti before we send it',
        'Free delivery on orders above ₹1,500',
        'Standard delivery in 3-5 business days, express in 1-2 days',
        'Cash on delivery for select items',
      ],
      link: 'Shipping Policy',
    },
    returns: {
      title: 'Returns',
      lines: [
        'Return physical items within 7 days',
        'Digital items cannot be returned once downloaded',
      ],
      link: 'Refund Policy',
    },
  },
  product: {
    all: 'All items',
    gallery: 'More pictures',
    tax: 'GST',
    gst: (rate: number) => `${rate}%, in the price`,
    left: (quantity: number) => `Only ${numberText(quantity)} left`,
    delivery: 'Delivery',
    deliveryFree: 'Free',
    deliveryFreeAbove: (amount: string) => `Free above ${amount}`,
    download: 'Download, opens offline too',
    arrives: 'Arrives',
    arrivesIn: 'In 3-5 business days',
    arrivesAtOnce: 'Right after payment',
    express: 'Express delivery',
    expressText: 'In 1-2 days',
    upi: 'UPI',
    card: 'card',
    cash: 'cash on delivery',
    /** `UPI, card or cash on delivery` */
    ways: (all: readonly string[]) => {
      const said = [all.slice(0, -1).join(', '), all.at(-1) ?? ''].filter(Boolean).join(' or ')
      return said.slice(0, 1).toUpperCase() + said.slice(1)
    },
    withCash: 'Online, or cash on delivery',
    withoutCash: 'Online, at checkout',
    returns: 'Returns',
    returnable: 'Within 7 days of delivery',
    notReturnable: 'Not once it is downloaded',
    weight: 'Weight',
    grams: (grams: number) =>
      grams < 1000
        ? `${numberText(grams)} g with packaging`
        : `${numberText(grams / 1000, 1)} kg with packaging`,
    ask: 'Ask about this item',
    question: (name: string) => `About “${name}”: `,
    missing: 'This item is not in the shop',
    missingText: 'It may have been renamed, or is no longer sold.',
    unreachable: 'This item could not be loaded',
    unreachableText: 'You may be offline. Items you have seen before are saved on this phone.',
  },
})
