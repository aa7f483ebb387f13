import type { Festival } from '#contract/festivals/public.ts'
import type { RiteOccasion } from './public.ts'

/** The occasion on which families perform a rite at home on a festival's day, in every custom and city. */
export const occasionOf = ({
  category,
  key,
}: Pick<Festival, 'category' | 'key'>): RiteOccasion | undefined => {
  if (category === 'sankashti' || category === 'angaraki') return 'sankashti'
  return key?.startsWith('ganesh_chaturthi-') === true ? 'ganesh_chaturthi' : undefined
}
