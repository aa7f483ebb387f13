import type { DateTable } from '#contract/i18n/dates.ts'

const list = (names: string): readonly string[] => names.split(' ')

export const months = list('जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर')
/** From Sunday on. */
export const weekdays = list('रविवार सोमवार मंगळवार बुधवार गुरुवार शुक्रवार शनिवार')
/** As newspapers shorten them; those of four letters or fewer stay whole. */
export const shortMonths = list('जाने फेब्रु मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टें ऑक्टो नोव्हें डिसें')
export const shortWeekdays = list('रवि सोम मंगळ बुध गुरु शुक्र शनि')

/** The part of the day, until its last hour. As CLDR divides the day in Marathi, in the case that a time needs. */
const partsOfDay = [
  [3, 'रात्री'],
  [5, 'पहाटे'],
  [11, 'सकाळी'],
  [15, 'दुपारी'],
  [19, 'संध्याकाळी'],
  [23, 'रात्री'],
] as const

const partOf = (hour: number): string => partsOfDay.find(([last]) => hour <= last)?.[1] ?? ''

/** Named as in the English module, whose place this takes in a build. */
export const english: DateTable = {
  months,
  shortMonths,
  weekdays,
  shortWeekdays,
  /** `रात्री 8:51` */
  clock: (hour, minutes) => `${partOf(hour)}\u00a0${hour % 12 || 12}:${minutes}`,
}
