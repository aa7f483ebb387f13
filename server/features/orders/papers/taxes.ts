import { indianStates, isIndianState } from '#contract/orders/indianStates.ts'
import { paiseOf } from '#contract/payments/money.ts'
import { isDigital } from '#contract/shop/rules.ts'
import type { PostalAddress } from '#contract/site/postalAddress.ts'

/** One line of an invoice, in paise. `taxed` is what is left of the price without GST. */
export type TaxedLine = {
  readonly name: string
  readonly hsn: string
  readonly quantity: number
  readonly rate: number
  readonly gross: number
  readonly taxed: number
  readonly cgst: number
  readonly sgst: number
  readonly igst: number
}

export type Sold = {
  readonly name: string
  readonly hsn: string
  readonly quantity: number
  /** Percent, contained in the price. */
  readonly gstRate: number
  /** Whole rupees for one. */
  readonly price: number
  readonly category?: string
}

/** Goods transport services, for the delivery. */
const deliveryHsn = '9965'

/** The code that returns use for places outside India. */
const abroad = '96'

/** The GST code of the state where the goods go; without an address, that of the temple. */
export const placeOfSupply = (address: PostalAddress | undefined, ofSeller: string): string => {
  if (!address) return ofSeller
  if (address.country !== 'IN') return abroad
  const { state = '' } = address
  return isIndianState(state) ? indianStates[state] : ofSeller
}

/**
 * The delivery belongs to the goods it brings and is taxed as they are; with different rates, at
 * the highest. Files need no delivery.
 */
export const withDelivery = (goods: readonly Sold[], deliveryAmount: number): readonly Sold[] => {
  if (deliveryAmount === 0) return goods
  const brought = goods.filter(({ category = '' }) => !isDigital({ category }))
  const gstRate = Math.max(...brought.map((one) => one.gstRate))
  return [
    ...goods,
    { name: 'Delivery', hsn: deliveryHsn, quantity: 1, gstRate, price: deliveryAmount },
  ]
}

/** Takes the GST out of a price that contains it; both halves of a state's GST are equal. */
export const taxedLine = (
  { name, hsn, quantity, gstRate, price }: Sold,
  { isTaxed, isInState }: { readonly isTaxed: boolean; readonly isInState: boolean },
): TaxedLine => {
  const gross = paiseOf(price * quantity)
  const rate = isTaxed ? gstRate : 0
  const tax = gross - (gross * 100) / (100 + rate)
  const half = isInState ? Math.round(tax / 2) : 0
  const igst = isInState ? 0 : Math.round(tax)
  return {
    name,
    hsn,
    quantity,
    rate,
    gross,
    taxed: gross - 2 * half - igst,
    cgst: half,
    sgst: half,
    igst,
  }
}

/**
 * What a paper has to be called. Exempt goods have a bill of supply (CGST Act, section 31(3)(c); CGST
 * Rules, rule 49); exempt and taxed goods together, sold to somebody without a GSTIN, may have one paper
 * (rule 46A). Buyers here have none.
 */
export type PaperTitle = 'tax_invoice' | 'bill_of_supply' | 'invoice_cum_bill'

export const titleOf = (lines: readonly Pick<TaxedLine, 'rate'>[]): PaperTitle => {
  const taxed = lines.filter(({ rate }) => rate > 0).length
  if (taxed === 0) return 'bill_of_supply'
  return taxed === lines.length ? 'tax_invoice' : 'invoice_cum_bill'
}
