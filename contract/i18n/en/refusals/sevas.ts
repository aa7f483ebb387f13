export const sevas = {
  noSunrise: 'The Sun does not rise on this day. Please choose the temple’s city',
  unknownFestival: 'This festival is not on the temple’s calendar',
}
