/** Of festivals and the panchang. */
export const calendar = {
  unlistedCity: 'This city is not on our list.',
  unknownCity: 'Unknown city',
  noSunrise: 'The Sun does not rise on this day.',
}
