import type { Site } from '#contract/site.ts'

/** The trust behind the temple, where its staff have said that donations can be deducted by section 80G. */
type WithTrust = {
  readonly trust?:
    | {
        readonly eightyG?: { readonly registration: string; readonly date: string } | undefined
      }
    | undefined
}

export type TaxRegistration = { readonly number: string; readonly issuedOn: string }

/** Undefined while the temple has switched none on. */
export const taxRegistrationOf = ({ trust }: Site & WithTrust): TaxRegistration | undefined =>
  trust?.eightyG && { number: trust.eightyG.registration, issuedOn: trust.eightyG.date }
