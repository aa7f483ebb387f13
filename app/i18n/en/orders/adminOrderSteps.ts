import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'
import type { returnStatuses } from '#contract/orders/public.ts'

/** What staff do with an order, step by step. */
export const adminOrderSteps = catalogue('adminOrderSteps', {
  pack: {
    heading: 'Next: pack it',
    text: 'This issues the invoice. After that, the buyer can no longer cancel.',
    button: 'Mark as packed',
    done: 'Packed. Next: send it.',
  },
  ship: {
    heading: 'Next: send it',
    text: 'Give the parcel to the courier, then record it here.',
    button: 'Mark as sent',
    title: 'Who takes the parcel?',
    courier: 'Courier',
    courierHint: 'For example India Post, Delhivery or Blue Dart.',
    courierMissing: 'Please enter the courier',
    tracking: 'Tracking number (optional)',
    emailNotice: (name: string) => `We email ${name} that it is on its way.`,
    sure: 'Mark as sent',
    done: 'Sent. The buyer gets an email.',
  },
  deliver: {
    heading: 'Next: has it arrived?',
    text: 'Once the courier says that it was delivered, record it here.',
    cash: (amount: string) => `The courier collects ${amount} in cash.`,
    button: 'Mark as delivered',
    title: 'Was it delivered?',
    cashTitle: (amount: string) => `Delivered, and ${amount} paid at the door?`,
    ask: (name: string) =>
      `We email ${name}. They can return items within seven days. This cannot be undone.`,
    askCash: (amount: string, name: string) =>
      `${amount} counts as received when the courier has transferred it. We email ${name}, who can return items within seven days. This cannot be undone.`,
    done: 'Delivered',
  },
  remit: {
    heading: 'Has the courier transferred the cash?',
    text: 'It counts as received from the day it is on the bank statement.',
    tick: (amount: string, reference: string) => `${amount} for ${reference} is in the transfer`,
    tickAll: (count: number) =>
      counted(count, { one: 'Tick the one shown', other: `Tick all ${count} shown` }),
    sum: (count: number, amount: string) =>
      `${counted(count, { one: '1 parcel', other: `${count} parcels` })}: ${amount}`,
    paidOn: 'Date received',
    amount: 'Amount, if it is not the whole sum',
    utr: 'Bank reference (UTR)',
    reason: 'Why is the amount different?',
    reasonHint: 'For example: the courier kept its fee of ₹85.',
    button: 'Record the transfer',
    done: (count: number) =>
      counted(count, { one: 'Transfer recorded', other: `Transfer recorded for ${count} orders` }),
  },
  comeBack: {
    heading: 'Could not be delivered?',
    button: 'Came back undelivered',
    title: 'Is the parcel back at the temple?',
    refund: (amount: string) => `${amount} is refunded, with the delivery fee.`,
    noRefund: 'Nothing was paid, so nothing is refunded.',
    emailNotice: 'We email the buyer. This cannot be undone.',
    sure: 'The parcel is back',
    done: 'Recorded. The order is closed.',
  },
  sellable: {
    legend: 'Can the items be sold again?',
    yes: 'Yes',
    yesText: 'They go back into the stock.',
    no: 'No',
    noText: 'They are damaged or incomplete.',
    missing: 'Please choose one',
  },
  cancel: {
    heading: 'Cancel this order?',
    reason: 'Reason',
    reasonHint: 'For our records. The buyer does not see it.',
    missing: 'Please give a reason',
    send: 'Cancel order',
    title: (reference: string) => `Cancel order ${reference}?`,
    sure: 'Cancel order',
    keep: 'Keep order',
    card: (amount: string) => `${amount} goes back to the buyer’s card automatically.`,
    byHand: (amount: string) =>
      `You then send ${amount} to the buyer by bank transfer or in cash; the order waits under “Refunds to send”.`,
    unpaid: 'Nothing was paid, so nothing is refunded.',
    kept: 'Files that were already downloaded are not refunded.',
    emailNotice: 'The items go back on sale, and we email the buyer. This cannot be undone.',
    done: 'Order cancelled',
  },
  confirm: {
    heading: 'Next: check the bank statement',
    text: (amount: string, reference: string) =>
      `Look for ${amount} with the number ${reference} or the UTR on the temple’s bank statement. Confirm it only if you find it there.`,
    handedOver: 'The goods were handed over at the counter.',
    cheque: (amount: string, slip: string) =>
      `The cheque ${slip} for ${amount} counts when the bank has cleared it.`,
    late: 'This order was cancelled. If the money has arrived after all, confirm it. An order that was cancelled only for lack of payment goes on if its items are still in stock. Otherwise you send the money back.',
    seen: (day: string) =>
      `The bank statement of ${day} shows it. The fields below are filled in from there.`,
    said: (utr: string) => `The buyer gave the UTR ${utr}. Compare it with the statement.`,
    paidOn: 'Date received',
    utr: 'UTR on the statement',
    utrHint: 'The bank’s reference: 12 digits for UPI and IMPS.',
    button: 'Confirm payment received',
    done: 'Payment confirmed. The buyer gets an email.',
    doneAtCounter: 'Payment confirmed',
  },
  refund: {
    heading: 'Next: send the refund',
    text: (amount: string, name: string) =>
      `Send ${amount} to ${name} by bank transfer or in cash first, then record it here. The app cannot send this money.`,
    reason: 'How was it sent?',
    reasonHint: 'For example: bank transfer on 25 November, UTR 123456789012',
    missing: 'Please say how it was sent',
    inCash: 'Handed over in cash: the cash of the day shows it',
    send: 'Refund sent',
    title: (amount: string) => `Was ${amount} sent?`,
    ask: (name: string) =>
      `This records that ${name} has the money back, and tells them by email. It moves no money and cannot be undone.`,
    sure: 'Confirm refund',
    done: 'Refund recorded. The buyer gets an email.',
    byCard: (amount: string) =>
      `The card provider is asked to refund ${amount}. There is nothing to do.`,
  },
  returns: {
    heading: 'Return',
    states: {
      asked: 'Waiting for your answer',
      accepted: 'Accepted. The buyer sends the items back.',
      refused: 'Not accepted',
      received: 'Received',
    } satisfies Record<(typeof returnStatuses)[number], string>,
    reason: 'What the buyer says',
    photo: 'Photo from the buyer',
    openPhoto: 'Open the photo in a new window',
    yours: 'Your answer',
    answer: 'Answer to the buyer',
    answerHint: 'If you accept it: where to send the items. If not: why.',
    answerMissing: 'Please write an answer',
    accept: 'Accept return',
    refuse: 'Do not accept',
    acceptTitle: 'Accept this return?',
    refuseTitle: 'Refuse this return?',
    acceptText: (amount: string, name: string) =>
      `We email your answer to ${name}. Once the items are here, ${amount} is refunded.`,
    refuseText: (name: string) => `We email your answer to ${name}. Nothing is refunded.`,
    accepted: 'Return accepted. The buyer gets an email.',
    refused: 'Return not accepted. The buyer gets an email.',
    receive: 'Items received',
    receiveTitle: 'Are the items here?',
    receiveCard: (amount: string) => `${amount} goes back to the buyer’s card automatically.`,
    receiveByHand: (amount: string) =>
      `You then send ${amount} to the buyer by bank transfer or in cash.`,
    receiveSure: 'Received, refund it',
    received: 'Items received',
    refunded: (amount: string) => `${amount} to refund`,
  },
})
