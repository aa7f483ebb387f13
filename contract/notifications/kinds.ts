import type { Permission } from '#contract/accounts/permissions.ts'

/** What a message is, and who may see on the page of its booking, donation or order that it went out. */
export const deliveryKinds = {
  donation_receipt: 'donations',
  donation_refund: 'donations',
  donation_dispute: 'donations',
  monthly_gift: 'donations',
  monthly_reminder: 'donations',
  order_placed: 'orders',
  order_paid: 'orders',
  order_shipped: 'orders',
  order_delivered: 'orders',
  order_cancelled: 'orders',
  order_paid_late: 'orders',
  order_counter: 'orders',
  order_refunded: 'orders',
  order_return_answered: 'orders',
  booking_received: 'bookings',
  booking_pass: 'bookings',
  booking_moved: 'bookings',
  booking_cancelled: 'bookings',
  booking_link: 'bookings',
  booking_news: 'bookings',
  booking_message: 'bookings',
  booking_office: 'bookings',
  dakshina_receipt: 'bookings',
  dakshina_refund: 'bookings',
  seva_arranged: 'bookings',
  seva_notice: 'bookings',
  seva_done: 'bookings',
  sponsor_confirmed: 'bookings',
  sponsor_notice: 'bookings',
  sponsor_moved: 'bookings',
  message: 'messages',
  answer: 'messages',
  invitation: 'office',
  account: 'office',
  newsletter: 'office',
} as const satisfies Record<string, Permission>
export type DeliveryKind = keyof typeof deliveryKinds

/** What a message is about; it says nothing of the person. */
export type Regarding = {
  readonly kind: DeliveryKind
  /** Of the donation, booking or order. */
  readonly reference?: string
}
