// Not in shop.ts, which would add its schemas and zod to the first load.

export const productCategories = ['idols', 'puja_kits', 'digital', 'books'] as const
export type ProductCategory = (typeof productCategories)[number]

/** In rupees: delivery is free above this amount. */
export const freeShippingAbove = 1500

/** What delivery within India costs unless the temple sets something else, in rupees. */
export const usualStandardFee = 80
export const usualExpressFee = 150

/** Days after delivery in which a physical item can be returned. */
export const returnDays = 7

/** How many of one product an order may contain. */
export const mostOfOne = 10

/** The office warns about products with this many or fewer left to sell. */
export const fewLeft = 3

type StockedProduct = {
  readonly category: ProductCategory
  readonly inStock: boolean
  readonly stockLeft?: number | undefined
}

/** Digital items are delivered in the app, weigh nothing and cannot be returned once downloaded. */
export const isDigital = ({ category }: { readonly category: string }): boolean =>
  category === 'digital'

/** How many of it an order may contain now; a file needs to be bought only once. */
export const mostToBuy = (product: StockedProduct): number => {
  if (!product.inStock) return 0
  return isDigital(product) ? 1 : Math.min(mostOfOne, product.stockLeft ?? mostOfOne)
}

/**
 * The rates of GST since 22 September 2025, in percent: nil, gold and silver, merit, standard, demerit.
 * Those of rough stones (0.25 and 1.5) are not for a temple's shop. Sources: Notifications 9/2025 and
 * 10/2025 Central Tax (Rate) of 17 September 2025, after the 56th meeting of the GST Council,
 * https://www.pib.gov.in/PressReleasePage.aspx?PRID=2163555
 */
export const gstRates = [0, 3, 5, 18, 40] as const

/** Rates until then: a product that has one may keep it until somebody chooses another. */
export const formerGstRates = [12, 28] as const
