/**
 * Whether the readers' almanac is that of the north: months end at the full moon, Vikram years begin in
 * Chaitra. In Maharashtra months end at the new moon, and those years begin in Kartika.
 */
export const isNorthern: boolean = false
