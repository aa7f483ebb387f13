import type { RiteOccasion, StepPicture } from '#contract/guide/public.ts'

/** What stands for a rite in a list. */
export const pictureOf = (occasion: RiteOccasion | undefined): StepPicture => {
  if (occasion === 'sankashti') return 'moon'
  return occasion === 'ganesh_chaturthi' ? 'idol' : 'lamp'
}
