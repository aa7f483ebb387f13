import type { DateTable } from '#contract/i18n/dates.ts'

const list = (names: string): readonly string[] => names.split(' ')

export const months = list('जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर')
/** From Sunday on. */
export const weekdays = list('रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार')
/** With the sign of what is shortened: `नव` alone is *new*, and `जन` *people*. */
export const shortMonths = list('जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰')
export const shortWeekdays = list('रवि सोम मंगल बुध गुरु शुक्र शनि')

/** The part of the day, until its last hour, as CLDR divides the day in Hindi. */
const partsOfDay = [
  [3, 'रात'],
  [11, 'सुबह'],
  [15, 'दोपहर'],
  [19, 'शाम'],
  [23, 'रात'],
] as const

const partOf = (hour: number): string => partsOfDay.find(([last]) => hour <= last)?.[1] ?? ''

/** Named as in the English module, whose place this takes in a build. */
export const english: DateTable = {
  months,
  shortMonths,
  weekdays,
  shortWeekdays,
  /** `रात 8:51` */
  clock: (hour, minutes) => `${partOf(hour)}\u00a0${hour % 12 || 12}:${minutes}`,
}
