import { formatRupees } from '#contract/payments/money.ts'
import { pictureHash, pictureUrl, pictureWidths } from '#contract/pictureAddresses.ts'
import type { Puja } from '#contract/bookings/pujaList.ts'
import { hoursText } from '#app/i18n/dates.ts'
import type { puja as pujaWords } from '#app/i18n/en/bookings/puja.ts'

/** The narrowest size, which every uploaded picture has. */
export const smallPicture = (url: string): string => {
  const hash = pictureHash(url)
  return hash === undefined ? url : pictureUrl(hash, pictureWidths[0], 'webp')
}

type Words = Pick<typeof pujaWords.english, 'from' | 'byArrangement'>

const priceText = (price: number | undefined, words: Words): string =>
  price === undefined ? words.byArrangement : words.from(formatRupees(price))

/** A price's amount, with what the language says before it or after it. */
export function priceParts(price: number | undefined, words: Words) {
  const text = priceText(price, words)
  const amount = price === undefined ? text : formatRupees(price)
  const [before, after] = text.split(amount)
  return { before, amount, after }
}

/**
 * The texts of a puja's row: `1-2 hours · durva, modak, aarti`, `from ₹2,100`, and its picture, if
 * it has one.
 */
export const pujaText = (
  { price, hours, shortDescription, imageUrl }: Omit<Puja, 'id' | 'name' | 'description'>,
  words: Words,
) => ({
  detail: [hours && hoursText(hours), shortDescription].filter(Boolean).join(' · '),
  price: priceText(price, words),
  picture: imageUrl && smallPicture(imageUrl),
})
