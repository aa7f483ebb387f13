import { useAdmin } from '#app/admin/adminContext.ts'
import { useRead } from '#app/admin/useRead.ts'
import { useSend } from '#app/admin/useSend.ts'
import { todayIn } from '#app/almanac/today.ts'
import { dateText } from '#app/i18n/dates.ts'
import { admin } from '#app/i18n/en/admin.ts'
import { wholeTemple } from '#app/i18n/en/adminBookings.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { may } from '#contract/permissions.ts'
import { isClosedDay } from '#contract/site.ts'
import { getWholeTemple, removeSpecialDay, setSpecialDay } from '#contract/specialDaysAdmin.ts'

/** Closes the whole temple for a day in one press, or opens it again. */
export function CloseDay({ date }: { date: string }) {
  const words = useWords(wholeTemple)
  const common = useWords(admin)
  const { me, timeZone } = useAdmin()
  const asked = useRead(getWholeTemple, {})
  const { send, isBusy } = useSend()
  if (!asked.data) return null
  const special = asked.data.days.find((day) => day.date === date)
  const isClosed = special !== undefined && isClosedDay(special)
  const mayClose = may(me.role, 'office') && date >= todayIn(timeZone)
  const reopen = async () => {
    if (await send(removeSpecialDay, { date }))
      showToast({ title: words.reopened(dateText(date)), tone: 'success' })
  }
  // Whoever undoes it wants the earlier hours of that day.
  const undo = () =>
    special ? send(setSpecialDay, { date, hours: special.hours }) : send(removeSpecialDay, { date })
  const close = async () => {
    if (!(await send(setSpecialDay, { date, hours: 'Closed' }))) return
    showToast({
      title: words.closed(dateText(date)),
      description: words.closedText,
      tone: 'success',
      action: { label: common.undo, onAction: () => void undo() },
    })
  }
  return (
    <>
      {special && (
        <Chip tone={isClosed ? 'kumkum' : 'gold'}>
          {isClosed ? words.isClosed : words.otherHours(special.hours)}
        </Chip>
      )}
      {mayClose && (
        <Button
          variant="outline"
          isBusy={isBusy}
          onClick={() => void (isClosed ? reopen() : close())}
        >
          {isClosed ? words.reopen : words.close}
        </Button>
      )}
    </>
  )
}
