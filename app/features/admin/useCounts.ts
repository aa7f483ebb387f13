import { useRead } from '#app/admin/useRead.ts'
import { getWaiting } from '#contract/bookings/waiting.ts'
import type { SectionName } from './sections.ts'
import { useMailState } from './useMailState.ts'

/** How many items wait in each section, before it is opened. */
export function useCounts(): Partial<Record<SectionName, number>> {
  const mail = useMailState()
  const { data } = useRead(getWaiting, {}, { isWatched: true })
  const { bookings, donations, dakshina, orders, sevas, messages, products, mantras } = data ?? {}
  return {
    ...(bookings && { bookings: bookings.pending }),
    ...(donations && { donations: donations.claimed }),
    ...(dakshina && { dakshina: dakshina.claimed + dakshina.refund }),
    ...(orders && { orders: orders.pack + orders.check + orders.returns + orders.refund }),
    ...(sevas && { sevas: sevas.requested + sevas.withoutDay + sevas.paidLess }),
    ...(messages && { messages: messages.unread }),
    ...(products && { shop: products.soldOut + products.low }),
    ...(mantras && { mantras: mantras.total }),
    ...(mail && { notifications: mail.failed + mail.stuck }),
  }
}
