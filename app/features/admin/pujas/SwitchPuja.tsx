import { useState } from 'react'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { useSaving } from '#app/admin/useSaving.ts'
import { useVersionedChange } from '#app/admin/useVersionedChange.ts'
import { adminPujas } from '#app/i18n/en/bookings/adminPujas.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { may } from '#contract/accounts/permissions.ts'
import { getStaffPuja, type StaffPuja, switchPuja } from '#contract/bookings/pujasAdmin.ts'

type Props = {
  puja: StaffPuja
  /** Switched with unsaved changes, it would be shown without them. */
  isDirty: boolean
}

/** Offers the puja or not. With bookings to come it first says how many, and that they stay. */
export function SwitchPuja({ puja, isDirty }: Props) {
  const words = useWords(adminPujas)
  const { me } = useAdmin()
  const { change, isBusy } = useVersionedChange(getStaffPuja, puja)
  const { load } = useSaving()
  const [isAsking, setIsAsking] = useState(false)
  const [isLooking, setIsLooking] = useState(false)
  const { id, name, isOn, comingBookings } = puja
  const set = async (isNowOn: boolean) => {
    setIsAsking(false)
    const changed = await change(switchPuja, { id, isOn: isNowOn })
    if (changed)
      showToast({
        title: changed.isOn ? words.switchedOn : words.switchedOff,
        tone: 'success',
      })
  }
  /** Devotees may have booked it since the page was opened. */
  const askOrSwitchOff = async () => {
    setIsLooking(true)
    const { comingBookings: now } = (await load(getStaffPuja, { id })) ?? puja
    setIsLooking(false)
    if (now > 0) setIsAsking(true)
    else await set(false)
  }
  return (
    <Card as="section" aria-labelledby="offered" className="grid justify-items-start gap-3 p-5">
      <h2 id="offered" className="text-lg">
        {words.state}
      </h2>
      <p>
        {isOn ? words.isOn : words.isOff} {comingBookings > 0 && words.bookings(comingBookings)}
      </p>
      {isDirty && <p className="text-muted">{words.unsaved}</p>}
      <div className="flex flex-wrap items-center gap-4">
        <Button
          variant={isOn ? 'outline' : 'primary'}
          isBusy={isBusy || isLooking}
          disabled={isDirty}
          onClick={() => void (isOn ? askOrSwitchOff() : set(true))}
        >
          {isOn ? words.switchOff : words.switchOn}
        </Button>
        {may(me.role, 'bookings') && (
          <AdminLink to={`bookings/places/${id}`} className="text-link">
            {words.places}
          </AdminLink>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.offTitle(name)}
        confirm={words.switchOff}
        cancel={words.keepOn}
        isBusy={isBusy}
        onConfirm={() => void set(false)}
        onClose={() => setIsAsking(false)}
      >
        <p>{words.offText(comingBookings)}</p>
      </ConfirmDialog>
    </Card>
  )
}
