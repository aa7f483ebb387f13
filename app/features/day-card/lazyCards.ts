/** The cards that are drawn of a day: one file, loaded when one of them is asked for. */
export { DarshanCardDialog } from './DarshanCardDialog.tsx'
export { DayCardDialog } from './DayCardDialog.tsx'
