import type { TempleSite } from '#contract/siteAdmin.ts'

export type TaxRegistration = { readonly number: string; readonly issuedOn: string }

/** Undefined while the temple has said of no trust that donations to it can be deducted by section 80G. */
export const taxRegistrationOf = ({ trust }: TempleSite): TaxRegistration | undefined =>
  trust?.eightyG && { number: trust.eightyG.registration, issuedOn: trust.eightyG.date }
