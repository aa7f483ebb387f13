import { LocateFixed } from 'lucide'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { leaveText, useIsAway } from './following.ts'

/** Once its reader has scrolled, the text follows the sound again when this is pressed. */
export function FollowButton({ label, className = '' }: { label: string; className?: string }) {
  if (!useIsAway()) return null
  return (
    <button
      type="button"
      className={`${buttonClass({ size: 'small' })} ${className}`}
      onClick={() => leaveText(false)}
    >
      <Icon of={LocateFixed} className="size-5" />
      {label}
    </button>
  )
}
