import { list, own, text } from '#app/admin/form/fields.ts'
import { formOf } from '#app/admin/form/formOf.ts'
import { rows } from '#app/admin/form/parts.ts'
import { priest, type Priest, updatePriests } from '#contract/bookings/priestsAdmin.ts'

/** One priest. */
export const priestValues = formOf(
  {
    name: text(),
    weekdays: own<string[], Priest['weekdays']>({
      empty: ['0', '1', '2', '3', '4', '5', '6'],
      toValue: (days) => days.map(String),
      toInput: (days) => days.map(Number),
    }),
    parts: own<string[], Priest['parts']>({
      empty: ['morning', 'afternoon', 'evening'],
      toValue: (parts) => parts,
      toInput: (parts) => parts as Priest['parts'],
    }),
    daysOff: list({ rows: 3, isMissing: () => false }),
    accountId: own<string, string>({
      empty: '',
      toValue: (id) => id,
      toInput: (id) => id || undefined,
    }),
  },
  priest,
)

export const priestsValues = formOf(
  {
    items: rows(priestValues, {
      read: (items) => items.map(({ name }) => name).join('\n'),
    }),
  },
  updatePriests.input,
)
