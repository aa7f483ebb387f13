import { Printer } from 'lucide'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { adminOrders } from '#app/i18n/en/orders/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'

/** Leads to the packing slips of all orders to pack, or of one order. */
export function PrintSlips({ reference }: { reference?: string }) {
  const words = useWords(adminOrders)
  return (
    <AdminLink
      to="orders/slips"
      filters={reference ? { reference } : {}}
      className={buttonClass({ variant: 'outline' })}
    >
      <Icon of={Printer} className="size-5" />
      {reference ? words.slip : words.slips}
    </AdminLink>
  )
}
