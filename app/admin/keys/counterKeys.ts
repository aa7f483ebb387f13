/** What is done most at the counter, in the order of its digits: with Alt and 1, 2 and so on. */
export const counterPlaces = [
  'counter/booking',
  'counter/donation',
  'counter/sale',
  'counter/donation/hundi',
  'counter/cash',
] as const
export type CounterPlace = (typeof counterPlaces)[number]

/** As `aria-keyshortcuts` says it: `Alt+2`. */
export const keysOf = (place: CounterPlace): string => `Alt+${counterPlaces.indexOf(place) + 1}`
