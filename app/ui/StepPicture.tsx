import type { StepPicture as Name } from '#contract/guide/public.ts'

/** Our drawing of what is done; the words beside it say the same. */
export const StepPicture = ({ name, className }: { name: Name; className: string }) => (
  <svg viewBox="0 0 120 120" className={className} aria-hidden>
    <use href={`/art/guide/${name}.svg#${name}`} />
  </svg>
)
