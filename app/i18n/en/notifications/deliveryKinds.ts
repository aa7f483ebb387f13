import { catalogue } from '#app/i18n/words.ts'
import type { DeliveriesAbout } from '#contract/notifications/admin.ts'
import type { DeliveryKind } from '#contract/notifications/kinds.ts'

export const deliveryKindWords: Record<DeliveryKind, string> = {
  donation_receipt: 'Receipt',
  donation_refund: 'Note of a refund',
  donation_dispute: 'Note of a dispute',
  order_placed: 'Order received',
  order_paid: 'Payment received',
  order_shipped: 'Order on its way',
  order_delivered: 'Order delivered',
  order_cancelled: 'Order cancelled',
  order_paid_late: 'Payment came too late',
  order_counter: 'Receipt for a sale',
  order_refunded: 'Note of a refund',
  order_return_answered: 'Answer about a return',
  booking_received: 'Booking received',
  booking_pass: 'Booking pass',
  booking_moved: 'New day or time',
  booking_cancelled: 'Cancellation',
  booking_link: 'New link to the booking',
  booking_news: 'News of the puja',
  booking_office: 'Note to the office',
  dakshina_receipt: 'Dakshina receipt',
  dakshina_refund: 'Note of a dakshina refund',
  seva_arranged: 'Seva received or confirmed',
  seva_notice: 'Reminder of a seva',
  seva_done: 'Thanks for a seva',
  sponsor_confirmed: 'Sponsored day confirmed',
  sponsor_notice: 'Reminder of a sponsored day',
  sponsor_moved: 'New sponsored day',
  message: 'Message from the contact page',
  answer: 'Answer to a message',
  invitation: 'Invitation to the back office',
  account: 'Account email',
  newsletter: 'Newsletter welcome',
}

/** The messages on the page of a donation, booking or order. */
export const messagesSent = catalogue('messagesSent', {
  title: 'Emails',
  kinds: deliveryKindWords,
  states: {
    waiting: 'on its way',
    held: 'held until email is set up',
    sent: 'sent',
    filed: 'written to a file, not sent',
    failed: 'not sent',
    limited: 'not sent: too many to this address',
    expired: 'not sent: expired',
    undelivered: 'sent, but not delivered',
  } satisfies Record<DeliveriesAbout['items'][number]['status'], string>,
  again: (what: string) => `Send again: ${what}`,
  send: (what: string) => `Send by email: ${what}`,
  onItsWay: 'The email is on its way',
  log: 'Show in the delivery log',
})
