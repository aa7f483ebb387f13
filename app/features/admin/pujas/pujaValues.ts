import { numberOf } from '#app/admin/numberOf.ts'
import type { Sent } from '#contract/endpoint.ts'
import type { createPuja, StaffPuja } from '#contract/bookings/pujasAdmin.ts'

/** The form's content, as people type it. */
export type PujaValues = {
  name: string
  shortDescription: string
  description: string
  price: string
  hours: { from: string; to: string }
  imageUrl: string
}

export const emptyPuja: PujaValues = {
  name: '',
  shortDescription: '',
  description: '',
  price: '',
  hours: { from: '', to: '' },
  imageUrl: '',
}

const numberText = (number: number | undefined): string =>
  number === undefined ? '' : String(number)

export const toPujaValues = (puja: StaffPuja): PujaValues => ({
  name: puja.name,
  shortDescription: puja.shortDescription ?? '',
  description: puja.description,
  price: numberText(puja.price),
  hours: { from: numberText(puja.hours?.from), to: numberText(puja.hours?.to) },
  imageUrl: puja.imageUrl ?? '',
})

/** `1.5` or `1,5`; NaN for anything else. */
export const hoursOf = (typed: string): number => {
  const text = typed.trim().replace(',', '.')
  return /^\d{1,2}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
}

/** One number alone is the whole duration. */
const durationOf = ({ from, to }: PujaValues['hours']) => ({
  from: hoursOf(from.trim() || to),
  to: hoursOf(to.trim() || from),
})

/** Empty fields are not sent. */
export const toPujaInput = (values: PujaValues): Sent<typeof createPuja> => {
  const { name, shortDescription, description, price, hours, imageUrl } = values
  return {
    name,
    ...(shortDescription.trim() && { shortDescription }),
    description,
    ...(price.trim() && { price: numberOf(price) }),
    ...((hours.from.trim() || hours.to.trim()) && { hours: durationOf(hours) }),
    ...(imageUrl && { imageUrl }),
  }
}
