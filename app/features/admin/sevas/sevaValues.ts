import {
  choice,
  date,
  inRow,
  openChoice,
  own,
  ownValue,
  text,
  whole,
} from '#app/admin/form/fields.ts'
import { formOf } from '#app/admin/form/formOf.ts'
import type { Sent } from '#contract/endpoint.ts'
import { addSeva, type editSeva, type StaffSeva } from '#contract/sevas/admin.ts'
import { dayRules, sevaKinds, sevaOccasions, sevaPlans } from '#contract/sevas/seva.ts'

const two = 'gap-4 sm:grid-cols-2'
/** A number that is chosen from a list. */
const chosen = (first: string) =>
  own<string, number>({ empty: first, toValue: String, toInput: Number })

export const sevaValues = formOf(
  {
    ...inRow(two, {
      kind: openChoice(sevaKinds, 'kinds'),
      occasion: openChoice(sevaOccasions, 'occasions'),
      inName: text(),
      gotra: text(),
    }),
    by: ownValue<StaffSeva['by']>('tithi'),
    month: chosen('1'),
    day: chosen('1'),
    festival: own<string, string>({
      empty: '',
      toValue: (stored) => stored,
      toInput: (value) => value || undefined,
    }),
    dayRule: choice(dayRules, 'dayRules', 'sunrise'),
    ...inRow(`${two}`, {
      since: date(),
      years: whole(),
    }),
    ...inRow('gap-4 sm:grid-cols-2 ', {
      plan: choice(sevaPlans, 'plans', 'once'),
      amount: whole(),
    }),
    direction: text({ rows: 2 }),
    ...inRow(' gap-4 sm:grid-cols-2', {
      fullName: text(),
      phone: text({ type: 'tel' }),
      email: text({ type: 'email' }),
      address: text(),
    }),
    notes: text({ rows: 2 }),
  },
  addSeva.input,
)

export type SevaValues = typeof sevaValues.empty

export const toNewSeva = (values: SevaValues): Sent<typeof addSeva> =>
  sevaValues.toInput(values) as Sent<typeof addSeva>

export const toSevaChange = (id: string, values: SevaValues): Sent<typeof editSeva> => ({
  id,
  ...toNewSeva(values),
})

export const toSevaValues = (seva: StaffSeva): SevaValues =>
  sevaValues.toValues({ ...seva, email: seva.email || undefined } as never)
