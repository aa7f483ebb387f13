import { useSend } from '#app/admin/useSend.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminFestivals } from '#app/i18n/en/festivals/adminFestivals.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { hideFestival, type StaffFestivalDetails } from '#contract/festivals/admin.ts'

export function HideFestival({ festival }: { festival: StaffFestivalDetails }) {
  const words = useWords(adminFestivals)
  const { undo } = useWords(admin)
  const { send, isBusy } = useSend()
  const { id, group, isHidden, told } = festival
  const set = async (hide: boolean, version: number) => {
    const changed = await send(hideFestival, { id, isHidden: hide }, { version })
    if (!changed) return
    showToast({
      title: hide ? words.hiddenNow : words.shownNow,
      tone: 'success',
      ...(hide && {
        action: { label: undo, onAction: () => void set(false, changed.version) },
        durationMs: 15_000,
      }),
    })
  }
  return (
    <Card as="section" className="p-5">
      <Button
        variant="outline"
        isBusy={isBusy}
        onClick={() => void set(!isHidden, festival.version)}
      >
        {isHidden ? words.show : words.hide}
      </Button>
      {!isHidden && <p className="mt-2 text-sm text-muted">{words.hideText}</p>}
      {group && !isHidden && <p className="mt-2 text-sm text-muted">{words.beyond.hideText}</p>}
      {told > 0 && <p className="mt-2 text-sm font-semibold">{words.notifiedHidden(told)}</p>}
    </Card>
  )
}
