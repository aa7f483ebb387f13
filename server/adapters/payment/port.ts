/** The card's owner asked the bank for the money back; `lost`: and got it. */
export type Dispute = 'open' | 'won' | 'lost'

/** What is known of a payment, by the provider's word. */
export type Payment = {
  readonly id: string
  /** Of our own, as it was opened for. */
  readonly donationId: string | undefined
  /** `inr` */
  readonly currency: string
  /** `open`: it may still be paid. `cancelled`: it never will be. */
  readonly status: 'open' | 'succeeded' | 'cancelled'
  readonly receivedPaise: number
  /** What of it went back, by a refund or by a dispute that was lost; undefined where that is not told. */
  readonly refundedPaise: number | undefined
  /** Told together with `refundedPaise`. */
  readonly dispute: Dispute | undefined
  /** Until when an open dispute can be answered, where the provider says so. */
  readonly disputeDueAt?: Date | undefined
  readonly paidAt: Date | undefined
  /** The latest try was declined, by this code. */
  readonly declined: string | undefined
}

export type Order = {
  readonly donationId: string
  readonly amountPaise: number
  readonly description: string
}

type PaymentEvent = {
  /** The provider's, the same however often it is sent. */
  readonly id: string
  readonly type: string
  /** Undefined where the event tells nothing we ask for. */
  readonly payment: Payment | undefined
  /**
   * A payment to read anew: something went back or came again. That moves either way, and events come in
   * any order, so they are not believed in what they say of it.
   */
  readonly about: string | undefined
}

/** Takes card payments. Whatever fails throws a `PaymentError`. */
export type PaymentProvider = {
  readonly kind: 'stripe' | 'sandbox'
  readonly publishableKey: string | undefined
  /** No money moves: neither in the sandbox nor with the provider's keys for tests. */
  readonly isTest: boolean
  /** The same payment however often it is asked for. */
  readonly open: (order: Order) => Promise<{ readonly id: string; readonly clientSecret: string }>
  /** Undefined for an unknown one. */
  readonly read: (paymentId: string) => Promise<Payment | undefined>
  /** Nobody can pay it after this, unless it is paid: the answer says which. */
  readonly cancel: (paymentId: string) => Promise<Payment | undefined>
  /** Gives all of it back, once however often it is asked for; anew where the bank returned it. */
  readonly refund: (paymentId: string) => Promise<void>
  /** The event, if the provider signed these very bytes, and lately. */
  readonly readEvent: (body: Buffer, signature: string) => Promise<PaymentEvent>
}

/** `forged`: not the provider's, or not of now. `refused`: it will never do this. `unreachable`: perhaps later. */
export class PaymentError extends Error {
  readonly kind: 'forged' | 'refused' | 'unreachable'
  /** The provider's own code, without anybody's data, for the log. */
  readonly code: string

  constructor(kind: PaymentError['kind'], code: string, message: string) {
    super(message)
    this.name = 'PaymentError'
    this.kind = kind
    this.code = code
  }
}
