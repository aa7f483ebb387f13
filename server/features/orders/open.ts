import type { Feature, Shared } from '#server/feature.ts'
import type { AdminDeps } from './admin.ts'
import { orderAdminRoutes } from './adminRoutes.ts'
import { orderMail, orderMailsAgain } from './notifications.ts'
import { orderData } from './owners.ts'
import { findOrderPrintable } from './papers/printable.ts'
import { orderRoutes } from './routes.ts'
import { createOrders } from './service.ts'

export const openOrders = (
  deps: Shared & Parameters<typeof createOrders>[0] & Pick<AdminDeps, 'takeBack'>,
) => {
  const orders = createOrders(deps)
  return {
    service: orders,
    routes: [...orderRoutes(orders), ...orderAdminRoutes({ ...deps, orders })],
    printables: { sale: findOrderPrintable },
    writers: { [orderMail]: orders.writeMail },
    mailsAgain: orderMailsAgain,
    daily: { 'orders that are over': orders.forgetOver },
    personalData: [orderData],
  } satisfies Feature
}
