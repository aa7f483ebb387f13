import { pujaIndications } from './pujaIndications.ts'
import type { PujaType } from './pujas.ts'

/** The dakshina we suggest for a puja, in rupees; none if its price is by arrangement. */
export const proposedDakshina = (type: PujaType): number | undefined =>
  pujaIndications[type].amountFrom
