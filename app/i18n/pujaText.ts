import { formatRupees } from '#contract/payments/money.ts'
import { pictureHash, pictureUrl, pictureWidths } from '#contract/pictureAddresses.ts'
import type { Puja } from '#contract/bookings/pujaList.ts'
import { hoursText } from '#app/i18n/dates.ts'
import type { puja as pujaWords } from './en/bookings/puja.ts'

/** The narrowest size, which every uploaded picture has. */
export const smallPicture = (url: string): string => {
  const hash = pictureHash(url)
  return hash === undefined ? url : pictureUrl(hash, pictureWidths[0], 'webp')
}

type Words = Pick<typeof pujaWords.english, 'from' | 'byArrangement'>

/**
 * The texts of a puja's row: `1-2 hours · durva, modak, aarti`, `from ₹2,100`, and its picture, if
 * it has one.
 */
export const pujaText = (
  { price, hours, shortDescription, imageUrl }: Omit<Puja, 'id' | 'name' | 'description'>,
  words: Words,
) => ({
  detail: [hours && hoursText(hours), shortDescription].filter(Boolean).join(' · '),
  price: price === undefined ? words.byArrangement : words.from(formatRupees(price)),
  picture: imageUrl && smallPicture(imageUrl),
})
