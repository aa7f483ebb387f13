import { useEffect, useState } from 'react'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminBookings } from '#app/i18n/en/bookings/adminBookings.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'

type Props = { reference: string; forMs: number; isBusy: boolean; onUndo: () => void }

/**
 * Shown with the booking while its last step can be undone: another toast may have replaced its
 * own.
 */
export function UndoStep({ reference, forMs, isBusy, onUndo }: Props) {
  const words = useWords(adminBookings)
  const { undo } = useWords(admin)
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), forMs)
    return () => clearTimeout(timer)
  }, [forMs])
  if (isOver) return null
  return (
    <Button
      size="small"
      variant="outline"
      disabled={isBusy}
      aria-label={words.actOn(undo, reference)}
      onClick={onUndo}
    >
      {undo}
    </Button>
  )
}
