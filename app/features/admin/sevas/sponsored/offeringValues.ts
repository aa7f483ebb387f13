import { flag, inRow, text, whole } from '#app/admin/form/fields.ts'
import { formOf } from '#app/admin/form/formOf.ts'
import { addSponsorship } from '#contract/sponsorships/admin.ts'

export const offeringValues = formOf(
  {
    name: text(),
    text: text({ rows: 2 }),
    ...inRow('gap-4 sm:grid-cols-2', { price: whole(), places: whole() }),
    isActive: flag(),
  },
  addSponsorship.input,
)

export type OfferingValues = typeof offeringValues.empty
