import type { Knex } from 'knex'
import type {
  CardDonationInput,
  DakshinaPaymentInput,
  OrderPaymentInput,
} from '#contract/donations/input.ts'
import { createPaymentIntent, verifyPayment } from '#contract/donations/public.ts'
import type { Out } from '#contract/endpoint.ts'
import { AppError } from '#server/errors.ts'
import { implement, type Route, userIdOf } from '#server/http/implement.ts'
import type { BodyHook } from '#server/http/bodyHooks.ts'
import type { Payments } from '#server/payments/payments.ts'

type Opened = Promise<Out<typeof createPaymentIntent>>

/** Who opens the payment of what. */
export type Openers = {
  readonly donation: (db: Knex, input: CardDonationInput, userId?: string) => Opened
  readonly order: (db: Knex, input: OrderPaymentInput, userId?: string) => Opened
  readonly dakshina: (db: Knex, input: DakshinaPaymentInput, userId?: string) => Opened
}

export const paymentRoutes = (
  { verify, isOfferedTo }: Payments,
  { donation, order, dakshina }: Openers,
): Route[] => [
  implement(createPaymentIntent)(async (input, { db, actor, visit }) => {
    if (!isOfferedTo(visit)) throw new AppError('cards_not_offered')
    const userId = userIdOf(actor)
    if (input.type === 'donation') return donation(db, input, userId)
    return input.type === 'order' ? order(db, input, userId) : dakshina(db, input, userId)
  }),
  implement(verifyPayment)((input, { db }) => verify(db, input.payment_intent)),
]

/** Where the provider reports on payments. */
export const paymentHooks = ({ receive }: Payments): BodyHook[] => [
  { path: '/hooks/stripe', header: 'Stripe-Signature', post: receive },
]
