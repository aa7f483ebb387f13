import { catalogue } from '#app/i18n/words.ts'

/** Logo, signature and seal on receipts and invoices, in the settings. */
export const adminLetterhead = catalogue('adminLetterhead', {
  title: 'Logo, signature and seal',
  text: 'Printed on receipts and invoices from now on; the logo also on the priest’s list. Receipts and invoices already issued do not change.',
  hint: 'JPEG, PNG, WebP or AVIF, up to 15 MB, at least 100 pixels wide. It is saved as soon as it is uploaded.',
  kinds: { logo: 'Logo', signature: 'Signature', seal: 'Seal' },
  choose: { logo: 'Choose a logo', signature: 'Choose a signature', seal: 'Choose a seal' },
  replace: {
    logo: 'Choose another logo',
    signature: 'Choose another signature',
    seal: 'Choose another seal',
  },
  remove: { logo: 'Remove logo', signature: 'Remove signature', seal: 'Remove seal' },
  saved: { logo: 'Logo saved', signature: 'Signature saved', seal: 'Seal saved' },
  removed: { logo: 'Logo removed', signature: 'Signature removed', seal: 'Seal removed' },
  preview: 'How a receipt will look',
  receipt: 'Donation receipt',
})
