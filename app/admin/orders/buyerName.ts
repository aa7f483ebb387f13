import type { adminOrders } from '#app/i18n/en/orders/adminOrders.ts'
import type { StaffOrder } from '#contract/orders/admin.ts'

/** Who bought it. At the counter nobody has to say; anyone else's name was deleted. */
export const buyerName = (
  { fullName, delivery }: Pick<StaffOrder, 'fullName' | 'delivery'>,
  { counterBuyer, nameless }: Pick<typeof adminOrders.english, 'counterBuyer' | 'nameless'>,
): string => fullName || (delivery === 'counter' ? counterBuyer : nameless)
