/** Of the cards with the ways of paying: two a row on a phone, without a torn word. */
export const tenderGrid =
  'grid grid-cols-2 gap-2 max-sm:[&>.option]:gap-2 max-sm:[&>.option]:px-2.5'
