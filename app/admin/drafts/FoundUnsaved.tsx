import { useAdmin } from '#app/admin/adminContext.ts'
import { momentOf } from '#app/admin/moments.ts'
import { dateAt, timeText } from '#app/i18n/dates.ts'
import { adminWriting } from '#app/i18n/en/writing/adminWriting.ts'
import { useWords } from '#app/i18n/words.ts'
import { getNow } from '#app/offline/clock.ts'
import { Button } from '#app/ui/Button.tsx'
import type { Unsaved } from './useAutosave.ts'

/** The time alone for what was typed today. */
export function useShortMoment(): (iso: string) => string {
  const { timeZone } = useAdmin()
  return (iso) => {
    const at = Date.parse(iso)
    const isToday = dateAt(at, timeZone) === dateAt(getNow(), timeZone)
    return isToday ? timeText(at, timeZone) : momentOf(iso, timeZone)
  }
}

/** Offers to restore or discard a draft that the editor typed earlier or on another device. */
export function FoundUnsaved({ of }: { of: Unsaved }) {
  const { found: words } = useWords(adminWriting)
  const momentText = useShortMoment()
  if (!of.found) return null
  return (
    <section role="status" className="admin-panel mb-5">
      <h2 className="text-xl">{words.title(momentText(of.found.savedAt))}</h2>
      <p className="mt-1">
        {[words.text, of.isOlder && words.isOlder, of.isDirty && words.replaces]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={of.take}>{words.take}</Button>
        <Button variant="outline" onClick={of.drop}>
          {words.drop}
        </Button>
      </div>
    </section>
  )
}
