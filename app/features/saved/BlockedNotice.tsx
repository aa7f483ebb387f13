import { saved } from '#app/i18n/en/saved.ts'
import { useWords } from '#app/i18n/words.ts'
import { useBlocked } from '#app/offline/useBlocked.ts'

/** An older tab keeps this one from opening the phone's storage. */
export function BlockedNotice() {
  const { blocked } = useWords(saved)
  const isBlocked = useBlocked()
  return (
    <div role="status">
      {isBlocked && (
        <p className="mt-4 rounded-md bg-gold-soft p-4">
          <b>{blocked.heading}</b> {blocked.text}
        </p>
      )}
    </div>
  )
}
