import { own, ownValue, text, whole } from '#app/admin/form/fields.ts'
import { formOf } from '#app/admin/form/formOf.ts'
import { updatePuja } from '#contract/bookings/pujasAdmin.ts'

/** `1.5` or `1,5`; NaN for anything else. */
export const hoursOf = (typed: string): number => {
  const plain = typed.trim().replace(',', '.')
  return /^\d{1,2}(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}

type Ends<Value> = { from: Value; to: Value }

const hours = own<Ends<string>, Ends<number>>({
  empty: { from: '', to: '' },
  toValue: ({ from, to }) => ({ from: String(from), to: String(to) }),
  toInput({ from, to }) {
    if (!from.trim() && !to.trim()) return undefined
    // One number alone is the whole duration.
    return { from: hoursOf(from.trim() || to), to: hoursOf(to.trim() || from) }
  },
  read: ({ from, to }) => [from, to].filter(Boolean).join('-'),
  isWhole: true,
})

export const pujaValues = formOf(
  {
    name: text(),
    shortDescription: text(),
    description: text({ rows: 3 }),
    price: whole(),
    hours,
    imageUrl: ownValue('', { toInput: (url) => url || undefined }),
  },
  updatePuja.input,
)

export type PujaValues = typeof pujaValues.empty
