import { TriangleAlert } from 'lucide'
import { blocked } from '#app/i18n/en/offline/blocked.ts'
import { useWords } from '#app/i18n/words.ts'
import { useBlocked } from '#app/offline/useBlocked.ts'
import { Icon } from '#app/ui/Icon.tsx'

/** Shown while an older tab blocks this one from opening the database. */
export function BlockedNotice() {
  const { text } = useWords(blocked)
  if (!useBlocked()) return null
  return (
    <p className="offline-banner storage-blocked">
      <Icon of={TriangleAlert} className="size-5 shrink-0" />
      {text}
    </p>
  )
}
