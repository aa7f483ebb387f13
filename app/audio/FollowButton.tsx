import { LocateFixed } from 'lucide'
import { player as catalogue } from '#app/i18n/en/player.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { leaveText, useIsAway } from './following.ts'

/** Once its reader has scrolled, the text follows the sound again when this is pressed. */
export function FollowButton({ className = '' }: { className?: string }) {
  const words = useWords(catalogue)
  if (!useIsAway()) return null
  return (
    <button
      type="button"
      className={`${buttonClass({ size: 'small' })} ${className}`}
      onClick={() => leaveText(false)}
    >
      <Icon of={LocateFixed} className="size-5" />
      {words.follow}
    </button>
  )
}
