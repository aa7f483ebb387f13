import { flag, inRow, own, text, whole } from '#app/admin/form/fields.ts'
import { formOf } from '#app/admin/form/formOf.ts'
import { group } from '#app/admin/form/parts.ts'
import { dayPart, dayParts, dayPlan } from '#contract/bookings/dayPartsAdmin.ts'

/** One part of the day. */
export const partValues = formOf(
  {
    isOn: flag(true),
    ...inRow('gap-4 sm:grid-cols-3', {
      from: text({ type: 'time' }),
      to: text({ type: 'time' }),
      everyMinutes: whole(),
    }),
  },
  dayPart,
)

const planValues = formOf(
  { morning: group(partValues), afternoon: group(partValues), evening: group(partValues) },
  dayPlan,
)

export const dayPartsValues = formOf(
  {
    usual: group(planValues, { isWhole: true }),
    weekdays: own<string[], number[]>({
      empty: [],
      toValue: (days) => days.map(String),
      toInput: (days) => days.map(Number),
    }),
    other: group(planValues, { isWhole: true }),
  },
  dayParts,
)
