import { rite as catalogue } from '#app/i18n/en/guide/rite.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import type { GoingOn } from './useGoingOn.ts'

/** Holds the step that would give way to the next one, and lets it go again. */
export function StayHere({ goingOn: { isOffered, isStaying, onStay } }: { goingOn: GoingOn }) {
  const words = useWords(catalogue)
  if (!isOffered) return null
  return (
    <Button variant={isStaying ? 'outline' : 'quiet'} aria-pressed={isStaying} onClick={onStay}>
      {words.stay}
    </Button>
  )
}
