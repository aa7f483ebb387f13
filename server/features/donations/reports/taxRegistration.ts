import type { TempleSite } from '#contract/site/admin.ts'

export type TaxRegistration = { readonly number: string; readonly issuedOn: string }

/**
 * Undefined until the temple has named a trust whose donations can be deducted under section 80G.
 */
export const taxRegistrationOf = ({ trust }: TempleSite): TaxRegistration | undefined =>
  trust?.eightyG && { number: trust.eightyG.registration, issuedOn: trust.eightyG.date }
