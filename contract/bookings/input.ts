import * as z from 'zod/mini'
import { emailAddress, oneLine, optionalText } from '#contract/fields.ts'
import { phone } from '#contract/phone.ts'
import { postalAddress } from '#contract/site/postalAddress.ts'
import { calendarDay, daySlot, pujaType } from './pujas.ts'
import { sankalp } from './sankalp.ts'

/**
 * Optional fields of a booking. Except for `includePrasad`, only our own, longer form sends these.
 */
const fields = {
  pujaType,
  preferredDate: calendarDay,
  preferredTime: daySlot,
  fullName: oneLine(100),
  email: emailAddress,
  phone,
  specialRequests: optionalText(2000),
  includePrasad: z._default(z.boolean(), false),
  sankalp: z.optional(sankalp),
  address: z.optional(postalAddress),
}

type PrasadInput = { includePrasad?: unknown; sankalp?: unknown; address?: unknown }

/** Checked together with other mistakes, so that a form shows all of them at once. */
const addressRule = (isRequired: (input: PrasadInput) => boolean) =>
  z.refine<PrasadInput>(
    (input) => !isRequired(input) || input.includePrasad !== true || input.address !== undefined,
    {
      error: 'Please enter the address for the prasad',
      path: ['address'],
      when: ({ value }) => value !== null && typeof value === 'object',
    },
  )

/**
 * The API's input. A minimal payload without a sankalp may request prasad without an address; one
 * with a sankalp comes from our form and must include the address.
 */
export const bookingInput = z
  .object(fields)
  .check(addressRule(({ sankalp }) => sankalp !== undefined))
export type BookingInput = z.infer<typeof bookingInput>

/** What the form holds: a sankalp, an address if prasad is sent, and the terms. */
export const bookingForm = z
  .object({
    ...fields,
    sankalp,
    acceptTerms: z.literal(true, 'You must accept the terms and conditions'),
  })
  .check(addressRule(() => true))
export type BookingFormFields = z.input<typeof bookingForm>
export type BookingForm = z.infer<typeof bookingForm>

/** The form's content as it is sent, without the accepted terms. */
export const toBookingInput = ({ acceptTerms: _accepted, ...input }: BookingForm): BookingInput =>
  input
