/** All card dialogs of a day in one module, loaded on demand. */
export { DarshanCardDialog } from './DarshanCardDialog.tsx'
export { DayCardDialog } from './DayCardDialog.tsx'
