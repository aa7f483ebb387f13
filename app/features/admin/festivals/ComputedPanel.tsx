import { useSend } from '#app/admin/useSend.ts'
import { dateText } from '#app/i18n/dates.ts'
import { adminFestivals } from '#app/i18n/en/festivals/adminFestivals.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { editFestival, type StaffFestivalDetails } from '#contract/festivals/admin.ts'

/** A field’s label in a sentence: `place` of `Place (optional)`. */
const plain = (label: string): string => label.replace(/ \(.*\)$/, '').toLowerCase()

/** The almanac’s own values, and a way to restore them. */
export function ComputedPanel({ festival }: { festival: StaffFestivalDetails }) {
  const words = useWords(adminFestivals)
  const { send, isBusy } = useSend()
  const { id, computed, edited, version } = festival
  if (!computed) return null
  const names = {
    name: words.name,
    date: words.date,
    description: words.description,
    moonriseTime: words.moonriseTime,
    category: words.category,
    color: words.color,
    startTime: words.startTime,
    venue: words.venue,
    picture: words.imageUrl,
  }
  const reset = async () => {
    if (await send(editFestival, { id, reset: edited }, { version })) {
      showToast({ title: words.resetDone, tone: 'success' })
    }
  }
  return (
    <Card as="section" className="p-5">
      <h2 className="text-xl">{words.computed}</h2>
      <p className="mt-1 font-semibold">
        {words.computedFor(computed.name, dateText(computed.date))}
      </p>
      <p className="mt-1 text-muted">
        {edited.length === 0
          ? words.asComputed
          : words.changedFields(edited.map((name) => plain(names[name])).join(', '))}
      </p>
      {edited.length > 0 && (
        <Button variant="outline" className="mt-3" isBusy={isBusy} onClick={() => void reset()}>
          {words.reset}
        </Button>
      )}
    </Card>
  )
}
