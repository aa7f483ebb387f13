import { AdminLink } from '#app/admin/AdminLink.tsx'
import { MoveButtons } from '#app/admin/MoveButtons.tsx'
import { adminPujas } from '#app/i18n/en/bookings/adminPujas.ts'
import { puja as pujaWords } from '#app/i18n/en/bookings/puja.ts'
import { pujaText } from '#app/i18n/pujaText.ts'
import { useWords } from '#app/i18n/words.ts'
import { Chip } from '#app/ui/Chip.tsx'
import type { StaffPuja } from '#contract/bookings/pujasAdmin.ts'

type Props = {
  puja: StaffPuja
  canMoveUp: boolean
  canMoveDown: boolean
  onMove: (by: -1 | 1) => void
}

export function PujaRow({ puja, canMoveUp, canMoveDown, onMove }: Props) {
  const words = useWords(adminPujas)
  const shared = useWords(pujaWords)
  const { id, name, isOn, comingBookings } = puja
  const { detail, price, picture } = pujaText(puja, shared)
  const facts = [price, detail, comingBookings > 0 && words.coming(comingBookings)]
  return (
    <div className="flex flex-wrap items-center justify-end gap-1 py-2 pr-2 pl-4 sm:gap-2 sm:pr-4">
      {picture && <img src={picture} alt="" className="mr-2 size-10 rounded-md object-cover" />}
      <AdminLink to={`pujas/${id}`} className="min-w-0 flex-1 basis-36 py-1">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm text-muted">{facts.filter(Boolean).join(' · ')}</span>
      </AdminLink>
      {!isOn && <Chip tone="gold">{words.off}</Chip>}
      <MoveButtons
        labels={{ up: words.up(name), down: words.down(name) }}
        canMoveUp={canMoveUp}
        canMoveDown={canMoveDown}
        onMove={onMove}
      />
    </div>
  )
}
