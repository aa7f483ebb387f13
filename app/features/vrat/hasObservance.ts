import type { Festival } from '#contract/festivals/public.ts'

/** Whether a day has a fast, or a warning not to look at the moon. */
export const hasObservance = ({ key, category }: Festival): boolean =>
  category === 'sankashti' ||
  category === 'angaraki' ||
  key?.startsWith('ganesh_chaturthi-') === true
