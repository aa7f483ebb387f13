/**
 * Where months end at the full moon, a dark half belongs to the month after the almanac's, which a seva
 * stores. Months are 1 to 12, tithis 1 to 30.
 */
const isDark = (tithi: number): boolean => tithi > 15

/** The month that an almanac of the north has for a tithi in this one. */
export const northernMonth = (month: number, tithi: number): number =>
  isDark(tithi) ? (month % 12) + 1 : month

/** The month that is stored for a tithi in one of the north. */
export const ofNorthern = (month: number, tithi: number): number =>
  isDark(tithi) ? ((month + 10) % 12) + 1 : month
