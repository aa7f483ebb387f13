import type { SubscriptionProvider } from './subscriptionPort.ts'

/** The card's owner asked the bank for the money back; `lost`: and got it. */
export type Dispute = 'open' | 'won' | 'lost'

/** What is paid for, by its own id. */
export type Subject = { readonly type: 'donation' | 'order' | 'dakshina'; readonly id: string }

/** A payment as reported by the provider. */
export type Payment = {
  readonly id: string
  /** What it was opened for; undefined for a payment that is not ours. */
  readonly subject: Subject | undefined
  /** `inr` */
  readonly currency: string
  /** `open`: it may still be paid. `cancelled`: it never will be. */
  readonly status: 'open' | 'succeeded' | 'cancelled'
  readonly receivedPaise: number
  /** Amount refunded or lost in a dispute; undefined if not reported. */
  readonly refundedPaise: number | undefined
  /** Present together with `refundedPaise`. */
  readonly dispute: Dispute | undefined
  /** The deadline for answering an open dispute, if the provider gives it. */
  readonly disputeDueAt?: Date | undefined
  readonly paidAt: Date | undefined
  /** The latest attempt was declined, with this code. */
  readonly declined: string | undefined
}

/** A payment to be opened. */
export type Opening = {
  readonly subject: Subject
  readonly amountPaise: number
  readonly description: string
}

export type PaymentEvent = {
  /** The provider's id, the same however often it is sent. */
  readonly id: string
  readonly type: string
  /** Undefined if the event contains nothing we need. */
  readonly payment: Payment | undefined
  /**
   * A payment to read again: money was refunded or returned. That moves either way, and events come
   * in any order, so their own content is not trusted.
   */
  readonly about: string | undefined
  /** A monthly charge to read again, for the same reason. */
  readonly subscription: { readonly id: string; readonly giftId: string | undefined } | undefined
}

/** Takes card payments. Every failure throws a `PaymentError`. */
export type PaymentProvider = {
  readonly kind: 'stripe' | 'sandbox'
  readonly publishableKey: string | undefined
  /** No money moves: in the sandbox, or with the provider's test keys. */
  readonly isTest: boolean
  /** The same payment however often it is requested. */
  readonly open: (
    opening: Opening,
  ) => Promise<{ readonly id: string; readonly clientSecret: string }>
  /** Undefined for an unknown one. */
  readonly read: (paymentId: string) => Promise<Payment | undefined>
  /** Cancels it, unless it is already paid: the result shows which. */
  readonly cancel: (paymentId: string) => Promise<Payment | undefined>
  /**
   * Refunds all that is left of it, once however often it is requested; again if the bank returned
   * the refund. With an amount only so much, and so much more each time.
   */
  readonly refund: (paymentId: string, amountPaise?: number) => Promise<void>
  /** Charges every month. */
  readonly subscriptions: SubscriptionProvider
  /** The event, if the provider signed exactly these bytes, and recently. */
  readonly readEvent: (body: Buffer, signature: string) => Promise<PaymentEvent>
}

/**
 * `forged`: not the provider's, or too old. `refused`: it will never do this. `unreachable`:
 * perhaps later.
 */
export class PaymentError extends Error {
  readonly kind: 'forged' | 'refused' | 'unreachable'
  /** The provider's own code, without personal data, for the log. */
  readonly code: string

  constructor(kind: PaymentError['kind'], code: string, message: string) {
    super(message)
    this.name = 'PaymentError'
    this.kind = kind
    this.code = code
  }
}
