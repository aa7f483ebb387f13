import { anOrder } from '#app/test/anOrder.ts'
import { aSite } from '#app/test/builders.ts'
import { render, type RenderOptions, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { getOrder, type Order } from '#contract/orders/public.ts'
import { OrderLookup } from './OrderLookup.tsx'

export const reference = 'S7K3M9WACE'
export const key = { reference, token: 'secret' }
type Options = RenderOptions & { order?: Partial<Order>; secret?: string; hasPaid?: boolean }

/** For tests: the page of an order, by its secret link. */
export async function showOrder(options: Options = {}) {
  const { order, secret = 'secret', hasPaid = false, ...rest } = options
  const { server = templeServer() } = options
  server.offers(getOrder, anOrder(order))
  const page = await render(
    <OrderLookup
      reference={reference}
      secret={secret}
      hasPaid={hasPaid}
      site={aSite({ upiAddress: 'temple@bank' })}
    />,
    { ...rest, server, at: `/orders/${reference.toLowerCase()}` },
  )
  return {
    ...page,
    field: screen.getByLabelText,
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    isShown: () => screen.findByRole('heading', { level: 1, name: '₹579' }),
    text: () => page.container.textContent?.replaceAll('\u00a0', ' ') ?? '',
  }
}

/** The server wrote it after what the phone has. */
export const later = { updatedAt: '2026-11-21T06:30:00.000Z' }

/** Nothing can be done with it. */
export function none() {
  return { pay: false, cancel: false, askReturn: false }
}
