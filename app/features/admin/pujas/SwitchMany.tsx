import { useState } from 'react'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { useBatch } from '#app/admin/list/useBatch.ts'
import { adminPujas } from '#app/i18n/en/bookings/adminPujas.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { type StaffPuja, switchPujas } from '#contract/bookings/pujasAdmin.ts'

type Props = { chosen: readonly StaffPuja[]; onDone: () => void }

/** Offers the chosen pujas, or no longer. Bookings to come are counted first; they stay. */
export function SwitchMany({ chosen, onDone }: Props) {
  const words = useWords(adminPujas)
  const { run, isBusy } = useBatch()
  const [isAsking, setIsAsking] = useState(false)
  const on = chosen.filter(({ isOn }) => isOn)
  const off = chosen.filter(({ isOn }) => !isOn)
  const coming = on.reduce((sum, { comingBookings }) => sum + comingBookings, 0)
  const set = async (pujas: readonly StaffPuja[], isOn: boolean) => {
    setIsAsking(false)
    const isDone = await run({
      endpoint: switchPujas,
      input: { isOn, items: pujas.map(({ id, version }) => ({ id, version })) },
      undo: (done) => ({ isOn: !isOn, items: done }),
      nameOf: (id) => pujas.find((puja) => puja.id === id)?.name ?? id,
    })
    if (isDone) onDone()
  }
  return (
    <>
      {off.length > 0 && (
        <Button isBusy={isBusy} onClick={() => void set(off, true)}>
          {words.switchManyOn(off.length)}
        </Button>
      )}
      {on.length > 0 && (
        <Button
          variant="outline"
          isBusy={isBusy}
          onClick={() => (coming > 0 ? setIsAsking(true) : void set(on, false))}
        >
          {words.switchManyOff(on.length)}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={words.offManyTitle(on.length)}
        confirm={words.switchOff}
        cancel={words.keepManyOn}
        isBusy={isBusy}
        onConfirm={() => void set(on, false)}
        onClose={() => setIsAsking(false)}
      >
        <p>{words.offManyText(coming)}</p>
      </ConfirmDialog>
    </>
  )
}
