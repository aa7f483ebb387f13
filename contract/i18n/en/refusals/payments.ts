export const payments = {
  noUpi: 'UPI is not available yet. Please choose another way to pay',
  cardsAway: 'Card payments are not available right now. Please try again shortly.',
  unknownPayment: 'No payment was found under this id.',
  /** Rupees and section of the law are the same in all languages. */
  cashOfDay:
    'With the cash for the other pujas of this person on that day, it would be ₹2,00,000 or more, which the law does not allow (section 269ST). Please choose another day',
}
