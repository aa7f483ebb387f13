import { catalogue } from '#app/i18n/words.ts'

/** A donation that staff recorded by mistake. */
export const voidWords = catalogue('voidWords', {
  heading: 'Recorded by mistake?',
  text: 'Until the end of today you can make it void. It is then not counted anywhere, and the receipt keeps its number, marked as void.',
  reason: 'What went wrong?',
  reasonHint: 'For our records. The donor does not see it.',
  missing: 'Please say what went wrong',
  send: 'Make void',
  title: (number: string) => `Make ${number} void?`,
  ask: 'This cannot be undone. If the donor already has the receipt, please take it back and give the right one.',
  askNoReceipt: 'This cannot be undone. The cheque can then no longer be cleared here.',
  sure: 'Make void',
  done: (number: string) => `${number} is void`,
  isVoid: 'Void',
  because: (reason: string) => `Void, recorded by mistake: ${reason}`,
})
