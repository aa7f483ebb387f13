import type { Knex } from 'knex'
import type {
  CardDonationInput,
  DakshinaPaymentInput,
  OrderPaymentInput,
} from '#contract/donations/input.ts'
import { createPaymentIntent, verifyPayment } from '#contract/donations/public.ts'
import type { Out } from '#contract/endpoint.ts'
import type { InLanguage } from '#contract/languages.ts'
import { AppError } from '#server/errors.ts'
import { implement, type Route, userIdOf } from '#server/http/implement.ts'
import type { BodyHook } from '#server/http/bodyHooks.ts'
import type { Payments } from '#server/payments/payments.ts'

type Opened = Promise<Out<typeof createPaymentIntent>>

/** Who opens the payment of what. */
export type Openers = {
  readonly donation: (db: Knex, input: CardDonationInput & InLanguage, userId?: string) => Opened
  readonly order: (db: Knex, input: OrderPaymentInput, userId?: string) => Opened
  readonly dakshina: (db: Knex, input: DakshinaPaymentInput & InLanguage, userId?: string) => Opened
}

export const paymentRoutes = (
  { verify, isOfferedTo }: Payments,
  { donation, order, dakshina }: Openers,
): Route[] => [
  implement(createPaymentIntent)(async (input, { db, actor, visit, language }) => {
    if (!isOfferedTo(visit)) throw new AppError('cards_not_offered')
    const userId = userIdOf(actor)
    if (input.type === 'donation') return donation(db, { ...input, language }, userId)
    if (input.type === 'order') return order(db, input, userId)
    return dakshina(db, { ...input, language }, userId)
  }),
  implement(verifyPayment)((input, { db }) => verify(db, input.payment_intent)),
]

/** Where the provider reports on payments. */
export const paymentHooks = ({ receive }: Payments): BodyHook[] => [
  { path: '/hooks/stripe', header: 'Stripe-Signature', post: receive },
]
