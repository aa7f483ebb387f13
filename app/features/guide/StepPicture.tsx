import type { RiteOccasion, StepPicture as Name } from '#contract/guide/public.ts'

/** Our drawing of what is done; the words beside it say the same. */
export const StepPicture = ({ name, className }: { name: Name; className: string }) => (
  <svg viewBox="0 0 120 120" className={className} aria-hidden>
    <use href={`/art/guide/${name}.svg#${name}`} />
  </svg>
)

/** What stands for a rite in a list. */
export const pictureOf = (occasion: RiteOccasion | undefined): Name => {
  if (occasion === 'sankashti') return 'moon'
  return occasion === 'ganesh_chaturthi' ? 'idol' : 'lamp'
}
