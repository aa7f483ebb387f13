/** Money that a card paid for one month. */
export type PaidInvoice = {
  readonly id: string
  /** Of the card payment, by which it is refunded and disputed like any other. */
  readonly paymentId: string
  readonly amountPaise: number
  readonly paidAt: Date
}

/** A month that is not paid yet: the donor can pay it, also with another card. */
export type OpenInvoice = Pick<PaidInvoice, 'id' | 'paymentId' | 'amountPaise'> & {
  readonly clientSecret: string
}

/** A monthly charge of a card, as reported by the provider. */
export type CardSubscription = {
  readonly id: string
  /** Which monthly gift it is for; undefined for a subscription that is not ours. */
  readonly giftId: string | undefined
  /**
   * `incomplete`: the first month was never paid. `failing`: a later month was not, and is tried
   * again.
   */
  readonly status: 'incomplete' | 'active' | 'failing' | 'ended'
  readonly isPaused: boolean
  readonly amountPaise: number
  /** When the card is charged next. */
  readonly nextAt: Date | undefined
  readonly open: OpenInvoice | undefined
  /** The latest first. */
  readonly paid: readonly PaidInvoice[]
}

export type SubscriptionOpening = {
  readonly giftId: string
  readonly amountPaise: number
  readonly description: string
  readonly fullName: string
  readonly email: string
}

/** Charges cards every month. Every failure throws a `PaymentError`. */
export type SubscriptionProvider = {
  /** The same one however often it is requested; its first month is open. */
  readonly start: (opening: SubscriptionOpening) => Promise<CardSubscription>
  /** Undefined for an unknown one. */
  readonly read: (id: string) => Promise<CardSubscription | undefined>
  /** From the next month on. */
  readonly change: (id: string, amountPaise: number) => Promise<void>
  /** Nothing is charged until it is resumed. */
  readonly pause: (id: string) => Promise<void>
  readonly resume: (id: string) => Promise<void>
  /** For good; what has ended stays ended. */
  readonly stop: (id: string) => Promise<void>
}

/** Above this, the bank of an Indian card asks its owner again every month (RBI). */
export const mostPaiseUnattended = 15_000 * 100
