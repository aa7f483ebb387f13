/** How it was paid, on receipts, in emails and in tables. */
export const methodNames = {
  card: 'Card',
  gpay: 'UPI',
  cash: 'Cash',
  card_machine: 'Card machine',
  cheque: 'Cheque',
  transfer: 'Bank transfer',
  hundi: 'Hundi',
}
