import { LocateFixed } from 'lucide'
import { practice as catalogue } from '#app/i18n/en/practice.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { usePractice, usePracticeView } from './usePractice.ts'

/** Once its reader has scrolled, the text follows again when this is pressed. */
export function FollowButton({ className = '' }: { className?: string }) {
  const words = useWords(catalogue)
  const practice = usePractice()
  const { isFollowing, line } = usePracticeView()
  if (isFollowing || line === undefined) return null
  return (
    <button
      type="button"
      className={`${buttonClass({ size: 'small' })} ${className}`}
      onClick={() => practice.follow(true)}
    >
      <Icon of={LocateFixed} className="size-5" />
      {words.follow}
    </button>
  )
}
