import * as z from 'zod/mini'
import type { Me } from '#contract/accounts/public.ts'
import {
  bookingForm,
  type BookingFormFields,
  type BookingInput,
  toBookingInput,
} from '#contract/bookings/input.ts'
import type { createBooking } from '#contract/bookings/public.ts'
import type { Sent } from '#contract/endpoint.ts'

/** An address as a form holds it. */
export type AddressValues = {
  line1: string
  line2: string
  city: string
  state: string
  postalCode: string
  country: string
}

export const emptyAddress: AddressValues = {
  line1: '',
  line2: '',
  city: '',
  state: '',
  postalCode: '',
  country: 'IN',
}

/** The form as typed: an unmade choice is '', and unticked fields keep their text. */
export type BookingValues = {
  pujaType: string
  preferredDate: string
  preferredTime: string
  fullName: string
  email: string
  phone: string
  specialRequests: string
  includePrasad: boolean
  sankalp: {
    names: string[]
    gotra: string
    nakshatra: string
    rashi: string
    intention: string
  }
  address: AddressValues
  acceptTerms: boolean
}

export const emptyBooking: BookingValues = {
  pujaType: 'ganesh',
  preferredDate: '',
  preferredTime: '',
  fullName: '',
  email: '',
  phone: '',
  specialRequests: '',
  includePrasad: false,
  sankalp: {
    names: [''],
    gotra: '',
    nakshatra: '',
    rashi: '',
    intention: '',
  },
  address: emptyAddress,
  acceptTerms: false,
}

/** The booker is the person logged in, unless something else is typed. */
export const ofPerson = ({ fullName = '', email }: Pick<Me, 'fullName' | 'email'>) => ({
  fullName,
  email,
})

/** A puja in one's own name needs the name only once; rows left empty at the end are ignored. */
function namesOf({ sankalp: { names }, fullName }: BookingValues): string[] {
  const last = names.findLastIndex((name) => name.trim() !== '')
  const [first = '', ...others] = names.slice(0, Math.max(last + 1, 1))
  // Without any, the missing name is the booker's, and the error appears there.
  return [first.trim() === '' ? fullName.trim() || '-' : first, ...others]
}

/** What the contract checks: an address only if it is needed. */
function completed(values: BookingValues): BookingFormFields {
  const { address, sankalp, ...rest } = values
  return {
    ...rest,
    // A gotra that was left empty is not known.
    sankalp: { ...sankalp, names: namesOf(values), isGotraUnknown: sankalp.gotra.trim() === '' },
    ...(values.includePrasad && { address }),
    // The contract checks that each text is one of the choices.
  } as BookingFormFields
}

export const bookingValues = z.pipe(
  z.transform((values: BookingValues) => completed(values)),
  bookingForm,
)

export const toInput = (values: BookingValues): BookingInput =>
  toBookingInput(bookingForm.parse(completed(values)))

/** Form values of a booking that is being edited; its sender has already accepted the terms. */
export function toValues(input: Sent<typeof createBooking>): BookingValues {
  const { sankalp, address, ...rest } = input
  return {
    ...filledIn(emptyBooking, rest),
    sankalp: filledIn(emptyBooking.sankalp, sankalp && { ...sankalp, names: rowsOf(input) }),
    address: filledIn(emptyAddress, address),
    acceptTerms: true,
  }
}

/** The first row is empty if its name is the booker's own. */
const rowsOf = ({ sankalp, fullName }: Sent<typeof createBooking>): string[] => {
  const [first = '', ...others] = sankalp?.names ?? []
  return [first === fullName ? '' : first, ...others]
}

type Optional<T> = { [K in keyof T]?: T[K] | undefined }

/** A missing value is '' in a form, not undefined. */
const filledIn = <T extends object>(empty: T, initial: Optional<T> | undefined): T => ({
  ...empty,
  ...(Object.fromEntries(
    Object.entries(initial ?? {}).filter(([, value]) => value !== undefined),
  ) as Partial<T>),
})
