import { useEffect, useState } from 'react'
import { groupReasons } from '#app/admin/list/groupReasons.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { bookingMoves } from '#app/i18n/en/bookings/adminBookingsBulk.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { undoSeconds } from '#contract/bookings/admin.ts'
import type { DoneSteps } from '#contract/bookings/bulkAdmin.ts'
import type { BulkAnswer } from '#contract/bulk.ts'

type Props = {
  answer: BulkAnswer<DoneSteps>
  nameOf: (id: string) => string
  onUndo: () => void
  /** To choose another time for those that were left out. */
  onAgain: () => void
  onClose: () => void
}

/** Which bookings stay where they are, and why. */
export function MovesDone({ answer: { done, leftOut }, nameOf, onUndo, onAgain, onClose }: Props) {
  const words = useWords(bookingMoves)
  const { undo } = useWords(admin)
  const canUndo = useForSeconds(undoSeconds)
  return (
    <div className="mt-4 grid gap-4">
      {done.length > 0 && canUndo && <p>{words.emailSoon(undoSeconds)}</p>}
      <div className="grid max-h-[46vh] gap-3 overflow-y-auto wrap-anywhere">
        {groupReasons(leftOut).map(({ reason, ids }) => (
          <section key={reason} aria-label={reason}>
            <p className="font-semibold">{reason}</p>
            <ul className="mt-1">
              {ids.map((id) => (
                <li key={id}>{nameOf(id)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        {done.length > 0 && canUndo && (
          <Button variant="outline" onClick={onUndo}>
            {undo}
          </Button>
        )}
        <Button variant="outline" onClick={onAgain}>
          {words.again(leftOut.length)}
        </Button>
        <Button autoFocus onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </div>
  )
}

const useForSeconds = (seconds: number): boolean => {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), seconds * 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return !isOver
}
