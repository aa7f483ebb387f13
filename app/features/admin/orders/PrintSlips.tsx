import { Printer } from 'lucide'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { adminOrders } from '#app/i18n/en/orders/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'

type Props = { references?: readonly string[]; label?: string }

/** Leads to the packing slips of all orders to pack, or of these. */
export function PrintSlips({ references, label }: Props) {
  const words = useWords(adminOrders)
  return (
    <AdminLink
      to="orders/slips"
      filters={references ? { references: references.join(',') } : {}}
      className={buttonClass({ variant: 'outline' })}
    >
      <Icon of={Printer} className="size-5" />
      {label ?? words.slips}
    </AdminLink>
  )
}
