import { formatRupees } from '#contract/i18n/numbers.ts'

/** How what is ordered differs from what the buyer saw. */
export type CartChange =
  | { readonly is: 'gone' }
  | { readonly is: 'soldOut'; readonly name: string }
  | { readonly is: 'fewer'; readonly name: string; readonly left: number }
  | { readonly is: 'notReady'; readonly name: string }
  | { readonly is: 'price'; readonly name: string; readonly price: number }
  | { readonly is: 'total'; readonly amount: number }

const changeText = (change: CartChange): string => {
  switch (change.is) {
    case 'gone':
      return 'An item in your cart is no longer sold.'
    case 'soldOut':
      return `“${change.name}” is sold out.`
    case 'fewer':
      return `Only ${change.left} of “${change.name}” can be ordered.`
    case 'notReady':
      return `“${change.name}” cannot be ordered here yet.`
    case 'price':
      return `“${change.name}” now costs ${formatRupees(change.price)}.`
    case 'total':
      return `The total is now ${formatRupees(change.amount)}.`
  }
}

export const orders = {
  cartChanged: ({ changes }: { changes: readonly CartChange[] }) =>
    [...changes.map(changeText), 'Nothing has been ordered.'].join(' '),
  tooManyItems: ({ most }: { most: number }) => `At most ${most} different items`,
  expressAbroad: 'Express delivery is available within India only',
  countryNotServed: 'We do not send parcels to this country yet',
  addressMissing: 'Please enter the delivery address',
  phoneMissing: 'Please enter a phone number for the courier',
  deliveryMissing: 'Please choose how we should send it',
  noCards: 'Card payments are not offered here. Please choose another way to pay.',
  noCashOnDelivery: 'Cash on delivery is not available for this order',
  tooMuchThisWay: ({ most }: { most: number }) =>
    `At most ${formatRupees(most)} can be paid this way. Please choose another way or call the temple`,
  referenceTaken: 'Another order has this reference. Please order again.',
  unknownLink: 'No order was found for this link.',
  unknownInvoice: 'No invoice was found for this link.',
  notPayable: 'This order can no longer be paid. Please order again.',
  notCancellable: 'This order can no longer be cancelled. Please call the temple.',
  paidButCancelled: 'This order was cancelled. If you have paid, please call the temple.',
  fileLinkOver: 'This link has expired. Please open your order again.',
  noFile: 'This file is not available. Please call the temple.',
  downloadedOften: ({ times }: { times: number }) =>
    `This file was downloaded ${times} times. Please call the temple if you need it again.`,
  returnTooLate: ({ days }: { days: number }) =>
    `Items can be returned within ${days} days of delivery. Please call the temple.`,
  tooManyReturned: 'This many of this item cannot be returned',
  unknownReturn: 'There is no such return.',
  returnAnswered:
    'The temple has already answered. Please write to the temple if you have another photo.',
  noSpaceForPhoto: 'There is not enough storage space for this photo.',
}
